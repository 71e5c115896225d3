## The terminal app.

app-welcome = Dragon games, for people and machines.
app-saved = Saved games
app-none-saved = Nothing here yet. Choose a game above: it is kept from the first move on.
app-column-game = game
app-column-who = who plays
app-column-standing = how it stands
app-column-when = last played
app-actions = { $count ->
    [0] just dealt
    [one] one action
   *[other] { $count } actions
}
app-won = won by { $seats }
app-drawn = a draw
app-drop = Throw away { $file }? It cannot be brought back.
app-yes = Yes
app-no = No

app-new-title = A new game
app-label-game = Game
app-label-players = Players
app-label-seats = Who sits where
app-label-more = More options
app-label-seed = Seed
app-seed-secret = secret; or a whole number, to repeat a deal
app-bot = bot: { $code }
app-bot-other = another bot …
app-own-pack = Played with your pack { $file }.
app-legs = { $match ->
    [two-leg] a match of two legs, sides swapped
   *[single] one game
}
app-leg = Leg { $number }
app-begin = Begin
app-cancel = Cancel

app-thinking = { $seat } ({ $bot }) is thinking …
app-over = The game is over
app-replay-it = look at it again
app-second-leg = play the second leg
app-to-lobby = back to the lobby
app-uncover = I am here
app-line = a number, a name, “why …”, “? …”
app-hinting = Thinking about it …
app-hint = { $bot } would choose: { $action }
app-close = Esc closes
app-spectator = a spectator
app-eyes = seen by { $seat }
app-eyes-sealed = The game is not over: only what all may see is shown.
app-where = { $ply }/{ $plies } · { $speed }/s

app-key-help = Help
app-key-language = Language
app-key-log = Log
app-key-why = Why not
app-key-hint = Hint
app-key-undo = Undo
app-key-back = Back
app-key-lobby = Lobby
app-key-new = New
app-key-go-on = Go on
app-key-replay = Replay
app-key-drop = Delete
app-key-quit = Quit
app-key-next = Next
app-key-step = Step
app-key-run = Run
app-key-speed = Speed
app-key-eyes = Eyes

app-help-lobby = N begins a game, Enter goes on with the chosen one, R looks at it again, D throws it away. Tab goes to the next thing, the mouse works everywhere.
    Every game is saved while it is played, in { $folder }. If anything breaks, it goes on where it was.
    “dragonhall verify FILE” proves that a game was dealt and played honestly.
    F2 changes the language: English, Italian, Polish.
app-help-table = Keys: arrows and Enter, or the digit of a choice. A click on a choice, or on a card or a hex of the picture, chooses it too.
    Letters begin a line: a name, a whole action, or a command. “why” with an action tells what forbids it; “?” with a card tells what it does.
    Esc goes one question back, Ctrl+Z takes back the last choice if nobody has learned from it, F3 shows all that has happened, F5 asks a bot that sees what you see.
    Shift with the arrow keys scrolls the picture. F10 leaves the table; the game is kept.
app-help-replay = ← and → go one action back or on, Page Up and Page Down ten, Home and End to the deal and to the end. Click or drag the line.
    Space runs and halts, + and - change the speed.
    E looks through the eyes of the next player; only when the game is over.
error-bot-gone = The bot { $bot } has broken down twice. The game is kept.
error-pack-game = { $file }: this pack is for none of the games: { $games }. Begin with a copy of a built-in one: dragonhall pack copy.
