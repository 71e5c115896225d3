## The page: everywhere

page-nav = Main
page-close = Close
page-more = More
page-or = or
page-you = You
page-rules = Rules
page-to-hall = Back to the hall
page-game-drako = Drako
page-game-draco = Draco
page-game-signori = I Signori dei Draghi

## The page: settings

page-settings = Settings
page-language = Language
page-theme = Theme
page-theme-system = Same as the system
page-theme-light = Light
page-theme-dark = Dark
page-theme-to-light = Switch to light
page-theme-to-dark = Switch to dark
page-confirm = Confirm each action
page-confirm-help = An action waits for its button. Off: it happens as soon as only one is left.
page-motion = Animations
page-motion-help = Off: everything changes at once, and the log says what happened.
page-sounds = Sounds
page-sounds-help = Short, made by the browser.

## The page: the hall

page-hall-open = The hall is open.
page-hall-about = Games for people and bots. One click to your first move.
page-about-drako = Knights, trolls, dwarves or a dragon fight it out in a small valley.
page-about-draco = Ten dragons race up the mountain. Ride the right one at the right time.
page-about-signori = Two teams, one purse each: summon, bargain and break the other side.
page-time-drako = 20 min
page-time-draco = 30 min
page-time-signori = 45 min
page-play-now = Play now
page-play-against = Opponent in { $game }
page-invite = Invite a friend
page-same-screen = Same screen
page-create = Create table
page-learn = Learn
page-lobby = Tables
page-leaderboard = Ratings
page-open-tables = Open tables
page-all = All
page-no-open = No open tables. Be the first to sit down.
page-my-games = My games
page-no-mine = You are not at any table.
page-watch = Watch
page-return = Your move
page-go-on = Return
page-join = Join
page-rated = rated
page-honest = Some cards are reconstructed; every table says so.
page-credits = Credits
page-handbook = Handbook
page-credits-icons = Icons by { $authors }, game-icons.net, CC BY 3.0.
page-credits-type = Type: Grenze and Alegreya Sans, SIL Open Font License 1.1.
page-credits-games = The games belong to their authors and publishers. This is a free program for people who own and love them.
page-sign-in = Sign in
page-sign-out = Sign out
page-register = Create account
page-new-account = I am new here
page-name = Name
page-password = Password
page-security = Password and sessions
page-password-old = Current password
page-password-new = New password
page-end-bot-tokens = Also end the tokens of my bots
page-password-change = Change password
page-sign-out-everywhere = Sign out everywhere
page-profile = My profile
page-guest = You play as { $name }, a guest. An account keeps your games and gives you a rating.
page-create-title = A new table: { $game }
page-create-players = Players
page-create-seats = Seats
page-create-bot = Bot: { $level }
page-create-clock = Clock
page-create-clock-is = { $kind ->
    [minutes] { $time } min + { $more } s
    [days] { $time ->
        [one] 1 day a move
       *[other] { $time } days a move
    }
   *[none] No clock
}
page-create-visible = Who may see it
page-create-visible-is = { $visibility ->
    [public] Everybody
    [link] Whoever has the link
   *[private] Only those who play
}
page-create-legs = Two legs, sides swapped
page-create-rules = Rules of this table
page-create-option = { $option ->
    [matchup] Match-up
    [edition] Edition
   *[rule] A rule of this table
}
page-seat-open = open
page-seat-choose = Who sits here
page-waiting-room = { $count ->
    [0] Everybody is here.
    [one] One seat is open.
   *[other] { $count } seats are open.
}
page-waiting-join = { $count ->
    [0] This table is full.
   *[other] Take a seat.
}
page-sit = Sit here
page-link = Copy the link
page-link-copied = Link copied
page-link-reusable = Links work more than once
page-leave = Leave
page-start = Start
page-start-bots = Start with bots

## The page: a table

page-setting = Setting the table.
page-no-table = No such table. It may have ended.
page-edition = { $edition ->
    [it] Italian edition
    [pl] Polish edition
   *[en] English edition
}
page-reconstructed = Cards reconstructed
page-imported = Imported
page-person = person
page-bot = bot
page-away = away
page-clock = { $time } left
page-clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
page-open-mat = Open the mat: { $name }

page-prompt = The question
page-your-turn = Your turn
page-waiting = { $name } is choosing.
page-back = Back
page-understood = I see
page-standing = Pass for me
page-standing-is = { $until ->
    [turn] Pass until next turn
    [attacked] Pass until attacked
   *[ask] Always ask me
}
page-offline = You are offline. What was loaded can still be seen.
page-hint = Hint
page-hint-none = No hint now.
page-hint-value = Chance to win: { $value } % ({ $low } to { $high })
page-rule = Rule { $rule }
page-chip-back = { $thing }: go back to this choice

page-hand = Your hand
page-hand-empty = You hold no cards.
page-face-down = { $count ->
    [one] one card face down
   *[other] { $count } cards face down
}
page-discards = Discards
page-discards-empty = Nothing discarded yet.
page-discards-card = { $card }, { $count ->
    [one] one card
   *[other] { $count } cards
}
page-card-name = Card { $place } of { $count }: { $card }.{ $picked ->
    [yes] {" "}Picked.
   *[no] {""}
}

page-card-made = { $copies ->
    [one] One in the deck
   *[other] { $copies } in the deck
}{ $origin ->
    [exact] .
    [implied] , as the rules imply.
    [partly] , partly reconstructed.
   *[reconstructed] , reconstructed.
}

page-side = Log and chat
page-log = Log
page-log-private = Only you see this.
page-log-empty = Nothing has happened yet.
page-log-earlier = Show earlier lines
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-write = Say something
page-chat-send = Send
page-chat-spectator = spectator
page-chat-kind = { $kind ->
    [guest] guest
    [bot] bot
   *[account] account
}
page-watchers = { $count } watching
page-watch-delay = { $count ->
    [one] Spectators see this game one action late.
   *[other] Spectators see this game { $count } actions late.
}
page-take-back = Take back
page-resign = Resign
page-resign-sure = Really resign?
page-sealed = Deal sealed { $seal }
page-verify = Verify the deal
page-replay = Replay
page-undo-asked = { $name } asks to take back the last action.
page-undo-allow = Allow
page-undo-refuse = Refuse

page-over-you-win = You win!
page-over-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}
page-over-draw = Nobody wins.
page-over-aborted = The game was called off.
page-rematch = Rematch
page-next-table = To the next game

page-line-down = The line is down.
page-game-safe = Your game is safe.
page-retry-in = Trying again in { $seconds } s.
page-try-now = Try now
page-cover = Now { $name }
page-cover-help = Hand over the screen. The cards stay covered until you press.
page-uncover = I am { $name }

page-keys = Keys
page-keys-tab = from part to part of the table
page-keys-arrows = move inside the board, the hand, a list
page-keys-next = next and previous thing that can be chosen
page-keys-cards = a card of the hand
page-keys-read = read a card: also by resting the mouse on it, or by a long press
page-keys-enter = choose; give the action when all is chosen
page-keys-back = one step back
page-keys-help = this list

## The page: replays, lists, ratings

page-replay-first = To the start
page-replay-back = One back
page-replay-play = Play
page-replay-pause = Pause
page-replay-on = One forward
page-replay-last = To the end
page-replay-at = Action { $ply } of { $plies }
page-replay-view = Seen by
page-replay-public = everybody
page-replay-all = all hands open
page-replay-speed = Speed
page-replay-speed-is = one action in { $seconds } s
page-replay-export = Record
page-analysis = Analysis
page-analysis-ask = Analyse the game
page-analysis-known = what this seat could expect
page-analysis-true = what was true, all cards open
page-analysis-picture = The chances to win through the game as two curves; mistakes marked: { $count }
page-analysis-done = Position { $done } of { $all } is done.
page-analysis-chances = Here: { $known } % by what could be known, { $true } % in truth.
page-analysis-mistakes = Largest mistakes
page-analysis-lost = Action { $ply }, −{ $points } %.
page-analysis-no-mistakes = No mistakes worth a word.
page-verify-title = Was the deal fair?
page-verify-browser = Checked by this browser, without the hall
page-verify-finding = { $what ->
    [chain] No line of the record was changed.
    [seed] The seed fits the seal.
    [seen] The seal is the one this browser saw during the game.
    [salted] At least one player contributed to the deal, so the hall alone could not choose the cards.
   *[salt] Your own contribution went into the deal.
}
page-verify-holds = { $holds ->
    [yes] True:
   *[no] Not true:
}
page-verify-unreadable = The record cannot be read.
page-verify-unable = This browser can check only what comes over a secure line (https).
page-verify-hall = Played again by the hall
page-verify-figures = The figures
page-verify-key = Key of the deal
page-verify-help = The seal was shown before the deal. With the seed and the players’ own contributions it gives exactly these cards.
page-verify-commitment = Seal
page-verify-seed = Seed
page-verify-salts = Contributions of the players
page-verify-hash = Last link of the chain
page-lobby-status = { $status ->
    [open] Open
    [running] Running
   *[over] Finished
}
page-lobby-game = Game
page-all-games = All games
page-no-tables = There are none.
page-ladder = Ladder
page-ladder-help = The true strength lies within the interval 19 times in 20. Whoever has few games has a wide one.
page-ladder-empty = Nobody has a rating here yet.
page-rating = Rating
page-interval = Interval
page-games = Games
page-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
page-players-range = { $fewest }–{ $most } players
page-since = Here since { $date }.
page-unrated = No rated games yet.

## The page: Drako

page-drako-board = Board of 19 hexes, rows a to e
page-drako-versus = { $one } v { $other }
page-drako-for-nothing = for nothing
page-drako-hex-empty = { $hex }, empty
page-drako-hex-figure = { $hex }, { $figure }, { $side }, { $wounds } of { $spaces } wounds
page-drako-hex-legal = can be chosen
page-drako-hex-picked = chosen
page-drako-hex-threat = target, { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
} unless defended
page-drako-wounds-unless = { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
} unless defended
page-drako-strike = { $figure } attacks { $target } for { $wounds }.
page-drako-actions = { $count ->
    [0] last action
    [one] 1 action left
   *[other] { $count } actions left
}
page-drako-draw = Draw 2
page-drako-in-deck = { $count } in the deck
page-drako-hand = Hand
page-drako-deck = Deck
page-drako-discard = Discard
page-drako-discards-of = Discards: { $side }
page-drako-removed = Out of the game
page-drako-rocks = Rocks
page-drako-evasion = { $left ->
    [yes] Evasion ready
   *[no] Evasion used
}
page-drako-evasion-help = Blocks one attack on the swordmaster
page-drako-fury = { $left ->
    [yes] Fury ready
   *[no] Fury used
}
page-drako-net = Net ready
page-drako-net-on = Net on { $figure }
page-drako-netted = in the net
page-drako-armour = armour
page-drako-dead = dead
page-drako-waiting = not placed
page-drako-lost = { $ability } lost
page-drako-track = { $wounds } of { $spaces } wounds{ $coming ->
    [0] {""}
   *[other] , { $coming } more unless defended
}
page-drako-area = { $area }: { $wounds } of { $spaces } wounds
page-drako-symbol = { $symbol ->
    [attack] Attack
   *[move] Move
}
page-drako-note = { $symbol ->
    [bow] 1 archer, in line
    [crossbow] in line
    [fire] a whole line
    [rock-throw] in line, 1 rock
    [flight] to any empty hex
    [charge] run in line
    [net] on one enemy
   *[reinforcements] an archer returns
}
page-drako-note-stops = blocks { $count } attacks
page-drako-note-rocks = { $count ->
    [one] costs 1 rock
   *[other] costs { $count } rocks
}
page-drako-note-figures = { $side ->
    [knights] { $count } knights
    [trolls] { $count } trolls
   *[dwarves] { $count } dwarves
}
page-drako-verb = { $deed ->
    [move] Move
    [attack] Attack
    [bite] Bite
    [bow] Shoot
    [crossbow] Shoot
    [fire] Breathe fire
    [flight] Fly
    [charge] Charge
    [rock-throw] Throw
    [net] Throw the net
    [reinforcements] Summon
    [defence] Defend
    [nothing] Discard
    [draw] Draw
    [discard] Discard
    [also] Go on
    [block] Block
    [evade] Evade
    [step] Step
    [wound] Wound
    [place] Place
    [done] Done
    [accept] Let it happen
    [stay] Stay
    [keep] Keep
    [mulligan] Draw anew
    [preset] Take these places
    [fury] Fury
    [free] Throw off
    [avoid] Evade
    [rebuild] Rebuild
    [stop] Draw no more
   *[other] Take it
}
page-drako-deed = { $deed ->
    [move] Move { $target } to { $hex }?
    [attack] Attack { $target }?
    [bite] Bite { $target }?
    [bow] Shoot { $target }?
    [crossbow] Shoot { $target }?
    [fire] Breathe fire to the { $direction }?
    [flight] Fly to { $hex }?
    [charge] Charge to the { $direction }?
    [rock-throw] Throw a rock to the { $direction }?
    [net] Throw the net at { $target }?
    [reinforcements] Summon { $target } to { $hex }?
    [nothing] Play { $card } for nothing?
    [draw] Draw two cards?
    [discard] Discard { $card }?
    [also] Also { $target }?
    [block] Block with { $card }?
    [evade] Evade the attack?
    [step] Step to { $hex }?
    [wound] A wound on { $area }?
    [place] Place { $target } on { $hex }?
    [fury] Fly into a fury?
    [free] Throw off the net?
    [stay] Stay?
    [accept] Let it happen?
    [rebuild] Rebuild the deck?
    [stop] Draw no more?
   *[other] So be it?
}

# Packs of people, and challenges.
page-packs = Packs
page-packs-help = A pack holds what a game is made of: cards, tracks, starting places. Bring your own as a TOML file and play unrated games with it.
page-packs-own = My packs
page-packs-none = You have not brought a pack yet.
page-packs-account = Packs belong to an account. Sign in to bring one.
page-packs-standard = Packs of the project
page-packs-use = New table
page-packs-text = Text
page-packs-away = Remove
page-packs-away-sure = Really? Press again
page-packs-gone = “{ $name }” is gone. Games that are played with it keep it.
page-packs-brought = “{ $name }” can be played with now.
page-packs-bring = Bring a pack
page-packs-file = A file
page-packs-words = Or its text
page-create-pack = Pack
page-challenge = Challenge
page-challenge-whom = Challenge { $name }
page-challenged = { $name } asks you for a game of { $game }.
page-challenge-accept = Accept
page-challenge-decline = Decline
page-bot-of = A bot of { $owner }.
page-seat-kept = kept for { $name }
