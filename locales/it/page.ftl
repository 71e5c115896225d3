## The page: everywhere

page-nav = Principale
page-close = Chiudi
page-or = o
page-you = Tu
page-rules = Regole
page-to-hall = Torna alla sala
page-game-drako = Drako
page-game-draco = Draco
page-game-signori = I Signori dei Draghi

## The page: settings

page-settings = Impostazioni
page-language = Lingua
page-theme = Tema
page-theme-system = Come il sistema
page-theme-light = Chiaro
page-theme-dark = Scuro
page-theme-to-light = Passa al chiaro
page-theme-to-dark = Passa allo scuro
page-confirm = Conferma ogni azione
page-confirm-help = Un’azione aspetta il suo pulsante. Spento: avviene appena ne resta una sola.
page-motion = Animazioni
page-motion-help = Spente: tutto cambia subito, e il diario dice che cosa è successo.
page-sounds = Suoni
page-sounds-help = Brevi, prodotti dal browser.

## The page: the hall

page-hall-open = La sala è aperta.

## The page: a table

page-setting = Si apparecchia il tavolo.
page-no-table = Non c’è un tavolo così. Forse è già finito.
page-edition = { $edition ->
    [it] Edizione italiana
    [pl] Edizione polacca
   *[en] Edizione inglese
}
page-reconstructed = Carte ricostruite
page-person = persona
page-bot = bot
page-bot-level = bot, { $level }
page-away = assente
page-clock = restano { $time }
page-clock-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}
page-open-mat = Apri la plancia: { $name }

page-prompt = La domanda
page-your-turn = Tocca a te
page-waiting = { $name } sta scegliendo.
page-back = Indietro
page-understood = Ho capito
page-rule = Regola { $rule }
page-chip-back = { $thing }: torna a questa scelta

page-hand = La tua mano
page-hand-empty = Non hai carte in mano.
page-card-name = Carta { $place } di { $count }: { $card }.{ $picked ->
    [yes] {" "}Scelta.
   *[no] {""}
}

page-side = Diario e chat
page-log = Diario
page-log-private = Lo vedi solo tu.
page-log-empty = Non è ancora successo niente.
page-chat = Chat
page-chat-empty = Nessuno ha ancora detto niente.
page-chat-write = Di’ qualcosa
page-chat-send = Invia
page-watchers = { $count } a guardare
page-take-back = Annulla
page-resign = Abbandona
page-resign-sure = Davvero?
page-sealed = Mazzo sigillato { $seal }
page-verify = Verifica
page-replay = Rivedi
page-undo-asked = { $name } chiede di annullare l’ultima azione.
page-undo-allow = Concedi
page-undo-refuse = Rifiuta

page-over-you-win = Hai vinto!
page-over-winners = { $count ->
    [one] Vince { $names }.
   *[other] Vincono { $names }.
}
page-over-draw = Non vince nessuno.
page-over-aborted = La partita è stata annullata.
page-rematch = Rivincita
page-next-table = Alla prossima partita

page-line-down = Il collegamento è caduto.
page-game-safe = La tua partita è al sicuro.
page-retry-in = Nuovo tentativo tra { $seconds } s.
page-try-now = Prova ora
page-cover = Ora tocca a { $name }
page-cover-help = Passa lo schermo. Le carte restano coperte finché non premi.
page-uncover = Sono { $name }

page-keys = Tasti
page-keys-tab = da una parte all’altra del tavolo
page-keys-arrows = muoversi nel tabellone, nella mano, in un elenco
page-keys-next = cosa successiva e precedente che si può scegliere
page-keys-cards = una carta della mano
page-keys-enter = scegliere; compiere l’azione quando tutto è scelto
page-keys-back = un passo indietro
page-keys-help = questo elenco

## The page: Drako

page-drako-board = Tabellone di 19 esagoni, file da a fino a e
page-drako-hex-empty = { $hex }, vuoto
page-drako-hex-figure = { $hex }, { $figure }, { $side }, ferite { $wounds } su { $spaces }
page-drako-hex-legal = si può scegliere
page-drako-hex-picked = scelto
page-drako-hex-threat = bersaglio, { $wounds ->
    [one] 1 ferita
   *[other] { $wounds } ferite
} se non si difende
page-drako-wounds-unless = { $wounds ->
    [one] 1 ferita
   *[other] { $wounds } ferite
} se non si difende
page-drako-strike = { $figure } attacca { $target } con { $wounds }.
page-drako-actions = { $count ->
    [0] ultima azione
    [one] resta 1 azione
   *[other] restano { $count } azioni
}
page-drako-draw = Pesca 2
page-drako-in-deck = { $count } nel mazzo
page-drako-hand = Mano
page-drako-deck = Mazzo
page-drako-discard = Scarti
page-drako-discards-of = Scarti: { $side }
page-drako-discard-empty = Ancora nessuno scarto.
page-drako-removed = Fuori dal gioco
page-drako-rocks = Rocce
page-drako-evasion = { $left ->
    [yes] Schivata pronta
   *[no] Schivata usata
}
page-drako-evasion-help = Ferma un attacco al maestro di spada
page-drako-fury = { $left ->
    [yes] Furia pronta
   *[no] Furia usata
}
page-drako-net = Rete pronta
page-drako-net-on = Rete su { $figure }
page-drako-netted = nella rete
page-drako-armour = corazza
page-drako-dead = morto
page-drako-waiting = non piazzato
page-drako-lost = { $ability }: persa
page-drako-track = ferite { $wounds } su { $spaces }{ $coming ->
    [0] {""}
   *[other] , altre { $coming } se non si difende
}
page-drako-area = { $area }: ferite { $wounds } su { $spaces }
page-drako-symbol = { $symbol ->
    [attack] Attacco
   *[move] Movimento
}
page-drako-note = { $symbol ->
    [bow] 1 arciere, in linea
    [crossbow] in linea
    [fire] tutta una linea
    [rock-throw] in linea, 1 roccia
    [flight] su un esagono vuoto
    [charge] corsa in linea
    [net] su un nemico
   *[reinforcements] torna un arciere
}
page-drako-note-stops = ferma { $count } attacchi
page-drako-note-rocks = { $count ->
    [one] costa 1 roccia
   *[other] costa { $count } rocce
}
page-drako-note-figures = { $side ->
    [knights] { $count } cavalieri
    [trolls] { $count } troll
   *[dwarves] { $count } nani
}
page-drako-verb = { $deed ->
    [move] Muovi
    [attack] Attacca
    [bite] Mordi
    [bow] Tira
    [crossbow] Tira
    [fire] Soffia fuoco
    [flight] Vola
    [charge] Carica
    [rock-throw] Lancia
    [net] Getta la rete
    [reinforcements] Richiama
    [defence] Difendi
    [nothing] Scarta
    [draw] Pesca
    [discard] Scarta
    [also] Continua
    [block] Para
    [evade] Schiva
    [step] Spostati
    [wound] Ferisci
    [place] Piazza
    [done] Fatto
    [accept] Lascia che accada
    [stay] Resta
    [keep] Tieni
    [mulligan] Pesca di nuovo
    [preset] Prendi questi posti
    [fury] Furia
    [free] Libera
    [avoid] Schiva
   *[other] Subisci
}
page-drako-deed = { $deed ->
    [move] Muovere { $target } in { $hex }?
    [attack] Attaccare { $target }?
    [bite] Mordere { $target }?
    [bow] Tirare: { $target }?
    [crossbow] Tirare: { $target }?
    [fire] Soffiare fuoco verso { $direction }?
    [flight] Volare in { $hex }?
    [charge] Caricare verso { $direction }?
    [rock-throw] Lanciare una roccia verso { $direction }?
    [net] Gettare la rete: { $target }?
    [reinforcements] Richiamare { $target } in { $hex }?
    [nothing] Giocare { $card } per niente?
    [draw] Pescare due carte?
    [discard] Scartare { $card }?
    [also] Continuare con { $target }?
    [block] Parare con { $card }?
    [evade] Schivare l’attacco?
    [step] Spostarsi in { $hex }?
    [wound] Una ferita, { $area }?
    [place] Piazzare { $target } in { $hex }?
    [fury] Scatenare la furia?
    [free] Liberarsi della rete?
    [stay] Restare?
    [accept] Lasciare che accada?
   *[other] Così sia?
}
