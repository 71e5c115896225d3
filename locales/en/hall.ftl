## The hall: people, settings, serving.

error-malformed = The request cannot be read.
error-unfit = This is missing or cannot be used: { $where }.
error-not-found = There is nothing here.
error-method = This cannot be done at this address.
error-too-large = That is too large; at most { $most } bytes.
error-too-many = That was too often. Please wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
error-full = The hall is full just now. Please come back in a moment.
error-crowd = Too much is open at once from your address. Close some, or come back in { $seconds } seconds.
error-check-limit = This cannot be checked within the limits of time and memory. Make it smaller.
error-checks = Several checks from your address are still waiting. Please try again in { $seconds } seconds.
error-fault = The hall has made a mistake; it has been noted. Please try again.
error-store = The hall cannot write just now. Please try again later.
error-foreign-host = The hall is not known by this name.
error-foreign-origin = This request comes from the page of another site.

error-nobody = Please choose a name first.
error-token = This token is not valid, or no longer valid.
error-login = Name and password do not fit together.
error-logins-many = Many people are logging in just now. Please try again in a few seconds.
error-account-needed = This needs an account.
error-account-disabled = This account has been closed by the host.
error-already-known = You are { $name }; log out first.
error-guest-gone = This guest has just become an account, in another tab or on another device. Load the page again.
error-name-length = A name has { $shortest } to { $longest } characters, not { $got }.
error-name-sign = A name cannot contain “{ $got }”: only letters, digits, spaces and _ - . '
error-name-marks = A letter in a name has at most one mark of its own, and a mark follows a letter.
error-name-letter = A name begins with a letter or a digit and contains a letter.
error-name-alphabets = A name keeps to one alphabet.
error-name-reserved = The name “{ $got }” is kept by the hall.
error-name-taken = The name “{ $got }” is taken.
error-password-length = A password has { $shortest } to { $longest } characters.
error-password-easy = This password is too easy to guess. Four or five words that do not belong together are better, or one that a password manager makes.
error-bots-many = An account has at most { $most ->
    [one] one bot
   *[other] { $most } bots
}.
error-bot-unknown = You have no bot “{ $got }”.

error-setting = { $where }: { $reason }
error-setting-file = { $file }: cannot be read: { $reason }
error-setting-toml = { $file }: is not TOML: { $reason }
error-setting-address = Cannot listen on { $host }, port { $port }: { $reason }
error-setting-port = Port { $port } is in use, and so are those after it; name another with --port.
error-secret-short = The secret needs at least { $shortest } characters.
error-secret-file = { $file }: expected a secret of at least { $shortest } characters on each line

hall-title = Dragonhall
hall-no-page = The hall is open, but its page has not been built. In a checkout this builds it:
hall-schema = What programs can ask of the hall
serve-open = The hall is open: { $address } (Ctrl+C closes it)
serve-data = Its data is kept in { $folder }
serve-exposed = { $setting ->
    [hosts] Other machines can reach this server ({ $host }), and it answers under any name, because hosts is not set. Web pages of others can then reach it through names that they make point here.
   *[secure] Other machines can reach this server ({ $host }), and secure is not set: without TLS, passwords and cookies can be read on the way, and browsers may send the cookie unencrypted.
}

error-player = There is no player “{ $got }”.
error-cursor = This place in the list cannot be read.
ladder-players = { $players ->
    [one] one player
   *[other] { $players } players
}

## Looking after a hall

error-backup-postgresql = This hall keeps its data in { $backend }; use its own tools: pg_dump --format=custom --file=FILE URL, and pg_restore.
error-backup-nothing = { $file } does not exist.
error-backup-exists = { $file } already exists; name another file.
error-backup-file = { $file }: { $reason }
error-backup-foreign = { $file } is not the database of a hall.
error-backup-newer = { $file } was made by a newer version of Dragonhall: install that one first.
error-backup-broken = { $file } is broken: { $reason }
error-restore-running = The hall seems to be running. Stop it, wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}, and try again.
error-delete-yes = Nothing brings { $name } back: say --yes.
error-delete-running = { $name } is still playing at: { $tables }. Close these tables first.
admin-name = name
admin-kind = kind
admin-since = since
admin-seen = seen
admin-games = games
admin-state = state
admin-table = table
admin-game = game
admin-changed = changed
admin-moves = moves
admin-disabled = shut out
admin-shut-out = { $name } is shut out.
admin-let-in = { $name } may come in again.
admin-password = The new password of { $name }: { $password }
admin-exported = Everything of { $name } is in { $file }
admin-deleted = { $name } is deleted, and was named at { $tables ->
    [one] one table
   *[other] { $tables } tables
}.
admin-closed = The game at table { $table } is called off.
admin-token = The new token of { $name }: { $token }
admin-revoked = { $name } has no token any more.
admin-backup = { $file } is written: { $size } bytes.
admin-restored = The hall has the data of { $file } again.
admin-kept = What it had before is kept in { $file }
admin-secret = A new secret is in { $folder }; the hall uses it from its next start on.

## Tables

error-database = The database cannot be used: { $reason }
error-database-foreign = { $file } is the database of another program: name another file or folder.
error-database-newer = The database was made by a newer version of Dragonhall: install that one, or restore a backup.
error-redis = Redis cannot be used: { $reason }
error-driver = The packages for { $server } are not installed: pip install 'dragonhall[many]'
error-unavailable = The hall cannot do this just now. Please try again.
error-no-table = There is no such table.
error-table-broken = This table cannot be opened; whoever runs the hall finds the reason in its log.
error-message = This message cannot be read.
error-stale = The game has gone on; look again and choose anew.
error-not-seated = You have no seat here.
error-not-your-turn = It is not your choice now.
error-not-running = No game is being played here now.
error-close-raced = Table { $table } could not be closed in { $tries } tries: others wrote to it each time. Please try again.
error-not-open = The game has already begun.
error-not-over = The game is not over yet.
error-not-host = Only the host of the table can do this.
error-action-long = An action has at most { $most } characters.
error-no-windows = In this game there is nothing to pass beforehand.
error-undo-own = The others decide whether you may take it back.
error-undo-clock = There is no time left on the clock for that choice, so it cannot be taken back.
error-abort-late = A game can be called off only before the second move.
error-abort-leg = The second leg of a rated match is played; you can resign.
error-abort-many = { $most ->
    [one] You have called off a rated game today
   *[other] You have called off { $most } rated games today
}: play this one, or resign.
error-replace-nobody = Nobody can be replaced there.
error-replace-clock = The clock decides here.
error-replace-waiting = { $seat } is not to move, so nobody is waiting for this player; a game is lost by absence only then.
error-replace-here = { $seat } is here, or was a moment ago; vote in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
error-chat-nobody = Choose a name before you speak.
error-chat-empty = That says nothing.
error-chat-long = At most { $most } characters at once.
error-chat-silent = While team mates play, nobody speaks at the table (SF-3).
error-mute-many = At most { $most ->
    [one] one person
   *[other] { $most } people
} can be muted at a table.
error-clock = A clock is none, move:60, fischer:600+5 or days:3, not “{ $got }”.
error-two-leg = { $game } is not played in two legs with these players.
error-seats-number = There { $players ->
    [one] is one seat
   *[other] are { $players } seats
}, but { $got } were given.
error-seats-hot = One person has several seats only at a table for one device.
error-seat-taken = The seat { $seat } is not free.
error-table-full = No seat is free.
error-already-seated = You have a seat at this table.
error-nobody-seated = Somebody has to sit at the table first.
error-invitation = This invitation is not valid here, or has been used.
error-rated-guest = A rated game needs an account.
error-rated-pack = A rated game is played with the standard cards.
error-rated-open = A rated game is not played on one device, and nobody sees into hands.
error-rated-clock = A rated game needs a clock: it decides when a player is gone.
error-rated-bot = At a rated table sit bots with a level: { $allowed }.
error-rated-owner = In a rated game nobody plays with a bot of their own, nor two bots of one owner together.
error-salt-early = A salt counts only for a deal that the server has committed to: ask for one first (POST /api/deals), then send both.
error-deal-unknown = No such deal of yours is open; it may have expired. Ask for a new one.
error-deal-used = A table was already opened with this deal. Every deal is used once.
error-pack-unknown-here = This hall has no pack { $got }…
error-packs-many = An account has at most { $most ->
    [one] one pack
   *[other] { $most } packs
}.
error-pack-none = You have no such pack.
error-view-forbidden = You may not see this now.
error-record-later = The record is given out when all is over.
error-record-import = Only the record of a finished game can be taken in.
error-record-long = Only records of at most { $most } moves can be imported.
error-imports-many = That would be more than { $most } imports in a day. Please try again tomorrow.
error-imports-address = Too many records were imported from your address today. Please try again later.
error-analysis-later = A game is analysed when all is over.
error-analysis-none = This game could not be analysed. Please try again.
error-analyses-many = Several games are being analysed; ask again in { $seconds } seconds.
error-hint-rated = In a rated game there are no hints.
error-hint-none = The hall has no hint for this.
hall-mistake = { $seat }: “{ $played }” cost about { $percent } of 100 games; better was “{ $better }”.
hall-ending-resigned = One side has resigned.
hall-ending-time = One side ran out of time.
hall-ending-abandoned = One side has left.
hall-line-undone = { $seat } took an action back.
hall-line-undo-asked = { $seat } asked to take an action back.
hall-line-undo-refused = { $seat } did not agree to take it back.
hall-line-voted = { $by ->
    [bot] { $seat } voted for a bot to play for { $target }.
   *[forfeit] { $seat } voted for { $target } to lose the game.
}
hall-line-replaced = { $reason ->
    [resigned] { $seat } resigned; a bot plays on ({ $level }).
    [time] { $seat } ran out of time; a bot plays on ({ $level }).
   *[abandoned] { $seat } left; a bot plays on ({ $level }).
}
hall-line-dropped = { $reason ->
    [resigned] { $seat } resigned.
    [time] { $seat } ran out of time.
   *[abandoned] { $seat } left and lost.
}
hall-line-aborted = { $seat } called the game off.
hall-line-closed = The host of the hall calls the game off.
hall-bye-closing = The hall closes for a moment. Come back soon; nothing is lost.
hall-bye-slow = You were too far behind; come back and look again.
hall-bye-flood = That was too much. Come back slowly.
hall-bye-session = Your session has ended; come back and log in again.

## The bot protocol

error-bot-needed = This is for bots, with their own token.
error-not-challenged = Nobody asks you to play at this table.
error-challenge-self = Nobody plays against themselves.
error-challenge-seats = There { $players ->
    [one] is one seat
   *[other] are { $players } seats
}, not { $got } for different players.
error-challenges-many = Enough challenges of yours wait for { $name } already; withdraw one, or wait for an answer.
error-tables-many = { $most ->
    [one] One table waits
   *[other] { $most } tables wait
} for players already; withdraw some first.
error-bot-table-account = A table where only bots play is opened with an account.
error-bot-tables-many = { $most ->
    [0] Tables where only bots play are not allowed here.
    [one] One table where only bots play is running already; wait until it is over.
   *[other] { $most } tables where only bots play are running already; wait until one is over.
}
error-streams-many = { $most ->
    [one] One game is
   *[other] { $most } games are
} followed already.
hall-bye-elsewhere = The events are read by a newer connection.

## Programs that play over standard input and output

error-program-start = { $got } cannot be started: { $reason }
error-program-line = The program wrote a line that is no answer: { $got }
error-program-action = “{ $got }” is not in the list of legal actions, or answers another question.
error-program-silence = The program has not answered within { $seconds } seconds.
error-program-exit = The program has ended.
error-join-refused = { $sentence }
error-join-away = The hall cannot be reached: { $reason }
error-join-url = “{ $got }” is not the address of a hall; it looks like http://127.0.0.1:8000
error-join-token = A hall asks for the bot’s token: set { $variable }, or say --token.
error-join-number = { $option } cannot be { $got }.
join-failed = { $seat }: { $sentence } { $left ->
    [0] The game is given up.
   *[other] It is asked again.
}
join-answered = { $what ->
    [accept] A challenge of { $name } ({ $game }) is accepted.
   *[decline] A challenge of { $name } ({ $game }) is declined.
}
join-over = Table { $table }: { $result ->
    [won] won
    [shared] won together with others
    [lost] lost
   *[aborted] called off
}
join-deal = Table { $table }: the deal is not the one that the hall had committed to, or your salt is not in it.
join-results = { $games ->
    [one] One game
   *[other] { $games } games
}: { $won } won, { $shared } shared, { $lost } lost
join-failures = { $code }: { $count ->
    [one] once
   *[other] { $count } times
}
