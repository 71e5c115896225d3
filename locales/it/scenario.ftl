# File di scenario e comando `check`.

error-scenario-toml = { $file }:{ $line }: questo non è TOML: { $reason }
error-scenario-text = { $file }:1: il file non è testo UTF-8
error-scenario-file = { $file }: non si può leggere: { $reason }
error-scenario-none = { $file }: in questa cartella non c’è nessun file di scenario (*.toml)
error-scenario-unknown = { $file }:{ $line }: { $key }: chiave sconosciuta; attesa una di: { $allowed }
error-scenario-missing = { $file }:{ $line }: { $key }: manca la chiave «{ $name }»
error-scenario-table = { $file }:{ $line }: { $key }: attesa una tabella, trovato { $got }
error-scenario-list = { $file }:{ $line }: { $key }: atteso un elenco, trovato { $got }
error-scenario-string = { $file }:{ $line }: { $key }: atteso un testo, trovato { $got }
error-scenario-integer = { $file }:{ $line }: { $key }: atteso un intero da { $low } a { $high }, trovato { $got }
error-scenario-name = { $file }:{ $line }: { $key }: atteso uno di: { $allowed }; trovato { $got }
error-scenario-card = { $file }:{ $line }: { $key }: carta inesistente: { $got }; attesa una di: { $allowed }
error-scenario-copies = { $file }:{ $line }: { $key }: troppe { $name }: ce ne sono solo { $copies }
error-scenario-capacity = { $file }:{ $line }: { $key }: c’è posto per { $capacity }, non per { $count }
error-scenario-impossible = { $file }:{ $line }: { $key }: questa posizione non può esistere ({ $part }, regola { $rule })
error-scenario-undecided = { $file }:{ $line }: { $key }: una posizione vuole una decisione (a chi tocca?) oppure un esito, e non tutti e due
error-scenario-differs = { $file }:{ $line }: { $key }: il resto della posizione dice { $real }, non { $got }
error-scenario-unplaced = { $file }:{ $line }: { $key }: le carte non bastano per tutti i posti
error-scenario-unanswerable = { $file }:{ $line }: { $key }: nessuno potrebbe rispondere a questa decisione: nessuna azione è lecita
error-scenario-action = { $file }:{ $line }: { $key }: nessuna azione di { $game } si legge { $got }
error-scenario-ambiguous = { $file }:{ $line }: { $key }: { $got } può significare: { $choices }
error-scenario-undo = { $file }:{ $line }: { $key }: atteso true, false o il codice di un rifiuto, trovato { $got }
error-scenario-game = { $file }:{ $line }: { $key }: { $reason }

check-running = Eseguo { $file }
check-failed = FALLITO { $name }
check-difference = passo { $step }, { $file }:{ $line }: { $key }
check-difference-after = passo { $step } ({ $action }), { $file }:{ $line }: { $key }
check-expected = atteso  { $expected }
check-got = trovato { $got }
check-summary = { $total ->
    [one] 1 scenario
   *[other] { $total } scenari
  }: { $passed ->
    [one] 1 riuscito
   *[other] { $passed } riusciti
  }, { $failed ->
    [one] 1 fallito
   *[other] { $failed } falliti
  }{ $bad ->
    [0] { "" }
    [one] , 1 file errato
   *[other] , { $bad } file errati
  }
