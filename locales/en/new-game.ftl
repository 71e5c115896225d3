## dragonhall new-game: the skeleton of a game.

new-game-written = The game { $game } is written:
new-game-registered = and registered by one line in { $file }.
new-game-next = Next steps:
new-game-play = play it in the terminal
new-game-check = run its scenarios
new-game-doctor = list what is missing
new-game-browser = play it in a browser
new-game-docs = explains each file

error-new-game-name = “{ $got }” cannot be the name of a game: use 2 to 20 lower-case letters a to z and digits, a letter first.
error-new-game-keyword = “{ $got }” cannot be the name of a game: it is a keyword of Python.
error-new-game-taken = The name “{ $got }” is taken by a game, a board or messages: choose another one.
error-new-game-players = The number of players must be { $fewest } to { $most }, not { $got }.
error-new-game-checkout = Dragonhall does not run from a source tree in { $folder }: new-game needs a checkout (git clone, then make play).
