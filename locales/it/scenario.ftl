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
error-scenario-undecided = { $file }:{ $line }: { $key }: una posizione vuole una decisione (a chi tocca?) oppure un esito, e non tutti e due
error-scenario-differs = { $file }:{ $line }: { $key }: il resto della posizione dice { $real }, non { $got }
error-scenario-unplaced = { $file }:{ $line }: { $key }: le carte non bastano per tutti i posti
error-scenario-unanswerable = { $file }:{ $line }: { $key }: nessuno potrebbe rispondere a questa decisione: nessuna azione è lecita
error-scenario-action = { $file }:{ $line }: { $key }: nessuna azione di { $game } si legge { $got }; le più vicine: { $nearest }
error-scenario-ambiguous = { $file }:{ $line }: { $key }: { $got } può significare: { $choices }
error-scenario-undo = { $file }:{ $line }: { $key }: atteso true, false o il codice di un rifiuto, trovato { $got }
error-scenario-game = { $file }:{ $line }: { $key }: { $reason }
error-scenario-contents = { $file }:{ $line }: { $key }: le carte di questa posizione non tornano: { $reason }
error-scenario-unsettled = { $file }:{ $line }: { $key }: le regole non si fermano qui: senza un’azione la partita prosegue fino a «{ $then }»

# Posizioni che nessuna partita raggiunge: `Game.impossible`.
error-scenario-drako-same-hex = { $file }:{ $line }: { $key }: { $first } e { $second } sono entrambi su { $at } (regola { $rule })
error-scenario-drako-wounds = { $file }:{ $line }: { $key }: { $name } ha { $wounds } ferite, ma la sua tabella ha { $spaces } spazi (regola { $rule })
error-scenario-drako-full-track = { $file }:{ $line }: { $key }: { $name } è sulla plancia di gioco, ma tutti i { $spaces } spazi della sua tabella sono pieni (regola { $rule })
error-scenario-drako-not-dead = { $file }:{ $line }: { $key }: { $name } è fuori dalla plancia di gioco con { $wounds } ferite; una miniatura morta ne ha { $spaces } (regola { $rule })
error-scenario-drako-area = { $file }:{ $line }: { $key }: { $name } ha { $wounds } ferite, ma solo { $spaces } spazi (regola { $rule })
error-scenario-drako-armour = { $file }:{ $line }: { $key }: le ferite vanno su volo, movimento e fuoco solo dopo tutti i { $spaces } spazi dell’armatura (regola { $rule })
error-scenario-drako-tokens = { $file }:{ $line }: { $key }: { $name } può essere al massimo { $most } in questa sfida, non { $value } (regola { $rule })
error-scenario-drako-healed = { $file }:{ $line }: { $key }: in questa sfida nessun arciere ritorna, quindi nessuna ferita guarisce (regola { $rule })
error-scenario-drako-fury = { $file }:{ $line }: { $key }: la furia è spesa, ma il nano furioso non ha ferite (regola { $rule })
error-scenario-drako-net = { $file }:{ $line }: { $key }: la rete non può essere su { $name }: solo su un nemico dei nani (regola { $rule })
error-scenario-drako-net-dead = { $file }:{ $line }: { $key }: la rete è su { $name }, che non è sulla plancia di gioco (regola { $rule })
error-scenario-drako-laid-where = { $file }:{ $line }: { $key }: i rinforzi si posano solo sui cavalieri, e solo contro i nani (regola { $rule })
error-scenario-drako-laid-count = { $file }:{ $line }: { $key }: { $name } ha { $marks } carte posate sulle miniature, ma { $cards } nella zona «laid» (regola { $rule })
error-scenario-drako-laid-card = { $file }:{ $line }: { $key }: { $name } non si può posare su una miniatura: non è un rinforzo di questa sfida (regola { $rule })
error-scenario-drako-removed = { $file }:{ $line }: { $key }: le carte si rimuovono solo quando il mazzo dei nani si ricostruisce contro i troll (regola { $rule })
error-scenario-drako-hand = { $file }:{ $line }: { $key }: { $name } ha { $count } carte in mano; più di { $limit } solo mentre scarta, e allora almeno una in più (regola { $rule })
error-scenario-drako-stack = { $file }:{ $line }: { $key }: le decisioni della pila, o chi decide, non vanno insieme: indicala intera (regola { $rule })
error-scenario-drako-phase = { $file }:{ $line }: { $key }: con questa decisione la fase della carta in gioco è { $wanted } (regola { $rule })
error-scenario-drako-attacks = { $file }:{ $line }: { $key }: ci sono attacchi mentre una carta è in gioco, e solo allora (regola { $rule })
error-scenario-drako-attack = { $file }:{ $line }: { $key }: l’attacco { $number } non è del giocatore di turno contro l’altra parte (regola { $rule })
error-scenario-drako-to-place = { $file }:{ $line }: { $key }: solo un drago vivo ha ferite da posizionare, dopo un attacco (regola { $rule })
error-scenario-drako-actions = { $file }:{ $line }: { $key }: qui possono restare da { $least } a { $most } azioni, non { $value } (regola { $rule })
error-scenario-drako-winner = { $file }:{ $line }: { $key }: una partita finita ha un vincitore, e nessun’altra ne ha uno (regola { $rule })
error-scenario-drako-survivors = { $file }:{ $line }: { $key }: { $name } ha ancora miniature sulla plancia di gioco (regola { $rule })
error-scenario-draco-no-ride = { $file }:{ $line }: { $key }: { $name } non cavalca nessun drago (regola { $rule })
error-scenario-draco-same-ride = { $file }:{ $line }: { $key }: { $first } e { $second } cavalcano entrambi il drago { $name } (regola { $rule })
error-scenario-draco-score = { $file }:{ $line }: { $key }: con l’opzione score-floor il punteggio di { $name } non scende mai sotto 0 (regola { $rule })
error-scenario-draco-end = { $file }:{ $line }: { $key }: questa fine richiede { $wanted } draghi in vetta; ce ne sono { $count } (regola { $rule })
error-scenario-draco-summit = { $file }:{ $line }: { $key }: con { $count } draghi in vetta la partita sarebbe finita (regola { $rule })
error-scenario-draco-stack = { $file }:{ $line }: { $key }: un turno è una giocata, o uno scambio dopo una giocata dello stesso giocatore (regola { $rule })
error-scenario-draco-exchange = { $file }:{ $line }: { $key }: non si può scambiare nulla: nessun drago è in vetta (regola { $rule })
error-scenario-draco-aside = { $file }:{ $line }: { $key }: { $name } ha carte da parte, ma ora non scambia (regola { $rule })
error-scenario-draco-aside-card = { $file }:{ $line }: { $key }: { $name } non può essere da parte: il suo drago non è in vetta (regola { $rule })
error-scenario-draco-hand = { $file }:{ $line }: { $key }: { $name } ha più di { $limit } carte, con quelle da parte (regola { $rule })
error-scenario-draco-no-hand = { $file }:{ $line }: { $key }: { $name } non ha carte, ma chi non ne ha più pesca a fine turno (regola { $rule })
error-scenario-signori-no-seat = { $file }:{ $line }: { $key }: questo non è un posto della partita; i posti sono { $seats } (regola { $rule })
error-scenario-signori-no-result = { $file }:{ $line }: { $key }: una partita finita ha un risultato (winning-team) (regola { $rule })
error-scenario-signori-not-broke = { $file }:{ $line }: { $key }: nessuna riserva è vuota, quindi la partita non finisce così (regola { $rule })
error-scenario-signori-stack = { $file }:{ $line }: { $key }: in fondo alla pila deve esserci seal, main o final: indicala intera (regola { $rule })
error-scenario-signori-active = { $file }:{ $line }: { $key }: il turno è del giocatore attivo (regola { $rule })
error-scenario-signori-phase = { $file }:{ $line }: { $key }: la fase non va con la decisione; attesa una di: { $allowed } (regola { $rule })
error-scenario-signori-stage = { $file }:{ $line }: { $key }: un combattimento ha uno stadio nella fase «combat», e solo lì (regola { $rule })
error-scenario-signori-fighters = { $file }:{ $line }: { $key }: un combattimento vuole un attaccante e un difensore di due squadre (regola { $rule })
error-scenario-signori-no-combat = { $file }:{ $line }: { $key }: c’è un attaccante o un difensore, ma nessun combattimento (regola { $rule })
error-scenario-signori-chain = { $file }:{ $line }: { $key }: una catena non è su una creatura, o ci sono più catene che creature (regola { $rule })
error-scenario-signori-category = { $file }:{ $line }: { $key }: una carta di questa categoria non può stare in «{ $zone }» (regola { $rule })
error-scenario-signori-creature-level = { $file }:{ $line }: { $key }: qui le creature hanno al massimo il livello { $most }, per il ruolo del proprietario (regola { $rule })
error-scenario-signori-no-role = { $file }:{ $line }: { $key }: le benedizioni stanno dietro un ruolo, e qui non c’è (regola { $rule })
error-scenario-signori-level = { $file }:{ $line }: { $key }: un ruolo ha al massimo il livello { $most } (regola { $rule })
error-scenario-signori-mark = { $file }:{ $line }: { $key }: una maledizione e i turni che le restano (mark-left) vanno insieme (regola { $rule })
error-scenario-signori-phase-cards = { $file }:{ $line }: { $key }: le carte stanno in «{ $zone }» solo nella fase «{ $when }» (regola { $rule })

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
