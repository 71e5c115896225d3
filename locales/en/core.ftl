## What can go wrong. Ids are error-CODE of the typed errors.

error-unreadable = { $game } knows no action “{ $text }”.
error-ambiguous = “{ $text }” fits several actions: { $choices }.

error-game = There is no game “{ $got }”; there are: { $allowed }.
error-players = { $game } is for { $fewest } to { $most } players, not { $got }.
error-option-name = There is no option “{ $got }”; there are: { $allowed }.
error-option-value = The option { $option } cannot be “{ $got }”; it can be: { $allowed }.
error-option-form = “{ $got }” sets no option; write it as NAME=VALUE.
error-seat = There is no seat “{ $got }”; there are: { $allowed }.
error-seats = { $players ->
    [one] One player needs one seat
   *[other] { $players } players need { $players } seats
}, but “{ $got }” names { $count }.
error-seat-without-bot = { $seat } has no bot: name one for every seat or side.
error-language = There is no language “{ $got }”; there are: { $allowed }.
error-seed = A seed is a whole number from 0 up, or 64 hexadecimal digits, not “{ $got }”.
error-bot = There is no bot “{ $got }”; there are: { $allowed }.
error-bot-option = The bot { $bot } has no option “{ $got }”; it has: { $allowed }.
error-bot-option-value = The option { $setting } of the bot { $bot } is a whole number from { $low } to { $high }, not “{ $got }”.
error-net-file = { $file } holds no net: { $reason }
error-net-numpy = A net needs numpy: pip install 'dragonhall[rl]'
error-net-game = This net has learned { $learned } for { $players } players by rules { $rules }, and plays nothing else
error-net-pack = This net has learned with another pack than { $pack }: name its pack with --pack
error-resume-fixed = A resumed game keeps what it began with: leave out { $option }.
error-ply = The record has { $most ->
    [one] one action
   *[other] { $most } actions
}; there is no position { $got }.

error-pack-file = { $file }: cannot be read: { $reason }
error-pack-text = { $file }: is not UTF-8 text
error-pack-toml = { $file }: is not TOML: { $reason }
error-pack-missing = { $file }: { $key }: is missing
error-pack-unknown = { $file }: { $key }: means nothing here; known are: { $allowed }
error-pack-table = { $file }: { $key }: expected a table, got { $got }
error-pack-list = { $file }: { $key }: expected a list, got { $got }
error-pack-string = { $file }: { $key }: expected a text, got { $got }
error-pack-integer = { $file }: { $key }: expected an integer from { $low } to { $high }, got { $got }
error-pack-twice = { $file }: { $key }: the names must differ, got { $got }
error-pack-length = { $file }: { $key }: expected { $expected } names, got { $got }
error-pack-most = { $file }: { $key }: expected at most { $most }, got { $got }
error-pack-cards = { $file }: { $key }: with { $players } players expected { $low } to { $high } cards in all, got { $got }
error-pack-summit = { $file }: { $key }: expected “|” once, before the last { $expected } spaces, got { $got }
error-pack-start = { $file }: { $key }: the first space must be worth 0, got { $got }

error-record-file = { $file }: cannot be read: { $reason }
error-record-text = { $file }: is not UTF-8 text
error-record-empty = { $file }: is empty
error-record-header = { $file }: line 1: expected the header of a record
error-record-line = { $file }: line { $line }: is not JSON
error-record-truncated = { $file }: line { $line }: breaks off in the middle
error-record-version = { $file }: has format { $got }; this version knows format { $known }
error-record-field = { $file }: line { $line }: { $reason }
error-record-edited = { $file }: line { $line }: was changed, or lines before it are missing
error-record-seed = { $file }: the seed is not the one that was committed to
error-record-sealed = { $file }: holds no seed, so the game cannot be replayed
error-record-rules = { $file }: was played by the rules { $got }; this version plays { $known }
error-record-pack = { $file }: was played with another pack ({ $got }…, here { $known }…); name it with --pack
error-record-illegal = { $file }: action { $ply }: “{ $action }” was not legal
error-record-differs = { $file }: action { $ply }: leads to another position than recorded
error-record-outcome = { $file }: ends otherwise than recorded
error-save-exists = { $file } exists; to overwrite it: save! { $file }
error-save-file = { $file } cannot be written: { $reason }

error-undo-nothing = There is nothing to take back.
error-undo-chance = That cannot be taken back: something random has happened since.
error-undo-learned = That cannot be taken back: others have seen something new.
error-undo-others = That was not your choice, so you cannot take it back.

## The name of the viewer in a drawing.
picture-you = { $seat } (you)
