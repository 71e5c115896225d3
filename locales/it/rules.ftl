# I comandi `rules` e `perft`.

error-rule = { $game } non ha una regola { $got }; attesa una di: { $allowed }
error-coverage-tests = non esiste una cartella di test { $got }; indicane una con --tests
error-coverage-ids = coverage non vuole identificativi, trovato { $got }
error-perft-depth = attesa una profondità da 1 a { $most }, trovato { $got }
error-no-editions = { $game } ha una sola edizione.

rules-no-difference = Queste edizioni giocano tutte le regole allo stesso modo.
coverage-summary = { $game }: { $proved } regole su { $total } sono provate da un test
coverage-unproved = { $rule } non ha un test
coverage-unknown = { $rule } è citata per errore: { $where }
coverage-uncited = { $rule } non è citata da nessun rifiuto e non è dichiarata tra quelle che non vietano nulla
coverage-flips = scenari: { $scenarios }; attese cambiate una alla volta: { $total }
coverage-failing = { $rules }: lo scenario fallisce così com’è: { $where }
coverage-empty = { $rules }: lo scenario non si aspetta nulla: { $where }
coverage-green = { $rules }: lo scenario passa anche con questa attesa cambiata: { $where }
perft-progress = { $number } prime azioni su { $choices }, { $total } sequenze finora
perft-total = profondità { $depth }: { $total } sequenze
