## The page: everywhere

page-nav = Principale
page-close = Chiudi
page-more = Altro
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
page-hall-about = Giochi per persone e bot. Un clic e fai la prima mossa.
page-about-drako = Cavalieri, Troll, Nani o un Drago si affrontano in una piccola valle.
page-about-draco = Dieci draghi corrono su per il monte. Cavalca quello giusto al momento giusto.
page-about-signori = Due squadre, una borsa ciascuna: evoca, tratta e manda in rovina gli altri.
page-time-drako = 20 min
page-time-draco = 30 min
page-time-signori = 45 min
page-play-now = Gioca ora
page-play-against = Avversario a { $game }
page-invite = Invita
page-same-screen = Stesso schermo
page-create = Apri un tavolo
page-learn = Impara
page-lobby = Tavoli
page-leaderboard = Classifica
page-open-tables = Tavoli aperti
page-all = Tutti
page-no-open = Nessun tavolo aperto. Il primo può essere il tuo.
page-my-games = Le mie partite
page-no-mine = Non sei a nessun tavolo.
page-watch = Guarda
page-return = Tocca a te
page-go-on = Torna
page-join = Partecipa
page-rated = per la classifica
page-honest = Alcune carte sono ricostruite; ogni tavolo lo dice.
page-credits = Riconoscimenti
page-handbook = Manuale
page-credits-icons = Icone di { $authors }, game-icons.net, CC BY 3.0.
page-credits-type = Caratteri: Grenze e Alegreya Sans, SIL Open Font License 1.1.
page-credits-games = I giochi appartengono ai loro autori ed editori. Questo è un programma libero per chi li possiede e li ama.
page-sign-in = Entra
page-sign-out = Esci
page-register = Crea account
page-new-account = Sono qui per la prima volta
page-name = Nome
page-password = Password
page-security = Password e sessioni
page-password-old = Password attuale
page-password-new = Nuova password
page-end-bot-tokens = Annulla anche i token dei miei bot
page-password-change = Cambia password
page-sign-out-everywhere = Esci ovunque
page-profile = Il mio profilo
page-guest = Giochi come { $name }, ospite. Un account conserva le tue partite e ti dà un punteggio.
page-create-title = Un nuovo tavolo: { $game }
page-create-players = Giocatori
page-create-seats = Posti
page-create-bot = Bot: { $level }
page-create-clock = Orologio
page-create-clock-is = { $kind ->
    [minutes] { $time } min + { $more } s
    [days] { $time ->
        [one] 1 giorno a mossa
       *[other] { $time } giorni a mossa
    }
   *[none] Senza orologio
}
page-create-visible = Chi può vederlo
page-create-visible-is = { $visibility ->
    [public] Tutti
    [link] Chi ha il link
   *[private] Solo chi gioca
}
page-create-legs = Due partite, parti scambiate
page-create-rules = Regole del tavolo
page-create-option = { $option ->
    [matchup] Sfida
    [edition] Edizione
   *[rule] Una regola del tavolo
}
page-seat-open = libero
page-seat-choose = Chi siede qui
page-waiting-room = { $count ->
    [0] Ci sono tutti.
    [one] Un posto è libero.
   *[other] { $count } posti sono liberi.
}
page-waiting-join = { $count ->
    [0] Il tavolo è al completo.
   *[other] Siediti.
}
page-sit = Siediti qui
page-link = Copia il link
page-link-copied = Link copiato
page-link-reusable = I link valgono più di una volta
page-leave = Lascia
page-start = Comincia
page-start-bots = Comincia con i bot

## The page: a table

page-setting = Si apparecchia il tavolo.
page-no-table = Non c’è un tavolo così. Forse è già finito.
page-edition = { $edition ->
    [it] Edizione italiana
    [pl] Edizione polacca
   *[en] Edizione inglese
}
page-reconstructed = Carte ricostruite
page-imported = Importata
page-person = persona
page-bot = bot
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
page-standing = Passa per me
page-standing-is = { $until ->
    [turn] Passa fino al prossimo turno
    [attacked] Passa finché non mi attaccano
   *[ask] Chiedimi sempre
}
page-offline = Sei senza rete. Ciò che è già caricato si può ancora vedere.
page-hint = Consiglio
page-hint-none = Ora nessun consiglio.
page-hint-value = Probabilità di vittoria: { $value } % (da { $low } a { $high })
page-rule = Regola { $rule }
page-chip-back = { $thing }: torna a questa scelta

page-hand = La tua mano
page-hand-empty = Non hai carte in mano.
page-face-down = { $count ->
    [one] una carta coperta
   *[other] { $count } carte coperte
}
page-discards = Scarti
page-discards-empty = Ancora nessuno scarto.
page-discards-card = { $card }, { $count ->
    [one] una carta
   *[other] { $count } carte
}
page-card-name = Carta { $place } di { $count }: { $card }.{ $picked ->
    [yes] {" "}Scelta.
   *[no] {""}
}

page-card-made = { $copies ->
    [one] Una nel mazzo
   *[other] { $copies } nel mazzo
}{ $origin ->
    [exact] .
    [implied] , come implicano le regole.
    [partly] , in parte ricostruita.
   *[reconstructed] , ricostruita.
}

page-side = Diario e chat
page-log = Diario
page-log-private = Lo vedi solo tu.
page-log-empty = Non è ancora successo niente.
page-log-earlier = Mostra le righe precedenti
page-chat = Chat
page-chat-empty = Nessuno ha ancora detto niente.
page-chat-write = Di’ qualcosa
page-chat-send = Invia
page-chat-spectator = spettatore
page-chat-kind = { $kind ->
    [guest] ospite
    [bot] bot
   *[account] account
}
page-watchers = spettatori: { $count }
page-watch-delay = { $count ->
    [one] Gli spettatori vedono questa partita con un’azione di ritardo.
   *[other] Gli spettatori vedono questa partita con { $count } azioni di ritardo.
}
page-take-back = Annulla
page-resign = Arrenditi
page-resign-sure = Davvero?
page-sealed = Mazzo sigillato { $seal }
page-verify = Verifica la distribuzione
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
page-keys-arrows = muoversi sulla plancia di gioco, nella mano, in un elenco
page-keys-next = cosa successiva e precedente che si può scegliere
page-keys-cards = una carta della mano
page-keys-read = leggere una carta: anche fermandovi il mouse o con una pressione lunga
page-keys-enter = scegliere; compiere l’azione quando tutto è scelto
page-keys-back = un passo indietro
page-keys-help = questo elenco

## The page: replays, lists, ratings

page-replay-first = All’inizio
page-replay-back = Indietro di uno
page-replay-play = Riproduci
page-replay-pause = Pausa
page-replay-on = Avanti di uno
page-replay-last = Alla fine
page-replay-at = Azione { $ply } di { $plies }
page-replay-view = Visto da
page-replay-public = tutti
page-replay-all = tutte le mani scoperte
page-replay-speed = Velocità
page-replay-speed-is = un’azione ogni { $seconds } s
page-replay-export = Registrazione
page-analysis = Analisi
page-analysis-ask = Analizza la partita
page-analysis-known = che cosa questo posto poteva aspettarsi
page-analysis-true = com’era davvero, a carte scoperte
page-analysis-picture = Le probabilità di vincere durante la partita, in due curve; errori segnati: { $count }
page-analysis-done = Posizione { $done } di { $all } pronta.
page-analysis-chances = Qui: { $known } % secondo ciò che si poteva sapere, { $true } % in verità.
page-analysis-mistakes = Gli errori più grandi
page-analysis-lost = Azione { $ply }, −{ $points } %.
page-analysis-no-mistakes = Nessun errore degno di nota.
page-verify-title = La distribuzione era onesta?
page-verify-browser = Controllato da questo browser, senza la sala
page-verify-finding = { $what ->
    [chain] Nessuna riga della registrazione è stata cambiata.
    [seed] Il seme corrisponde al sigillo.
    [seen] Il sigillo è quello che questo browser ha visto durante la partita.
    [salted] Almeno un giocatore ha contribuito alla distribuzione: la sala da sola non poteva scegliere le carte.
   *[salt] Il tuo contributo è entrato nella distribuzione.
}
page-verify-holds = { $holds ->
    [yes] Vero:
   *[no] Falso:
}
page-verify-unreadable = La registrazione non si può leggere.
page-verify-unable = Questo browser può controllare solo ciò che arriva su una linea sicura (https).
page-verify-hall = Rigiocato dalla sala
page-verify-figures = Le cifre
page-verify-key = Chiave della distribuzione
page-verify-help = Il sigillo è stato mostrato prima di distribuire. Con il seme e i contributi dei giocatori dà esattamente queste carte.
page-verify-commitment = Sigillo
page-verify-seed = Seme
page-verify-salts = Contributi dei giocatori
page-verify-hash = Ultimo anello della catena
page-lobby-status = { $status ->
    [open] Aperti
    [running] In corso
   *[over] Finiti
}
page-lobby-game = Gioco
page-all-games = Tutti i giochi
page-no-tables = Non ce ne sono.
page-ladder = Graduatoria
page-ladder-help = La forza vera sta nell’intervallo 19 volte su 20. Chi ha giocato poco ne ha uno largo.
page-ladder-empty = Qui nessuno ha ancora un punteggio.
page-rating = Punteggio
page-interval = Intervallo
page-games = Partite
page-players = { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
}
page-players-range = { $fewest }–{ $most } giocatori
page-since = Qui dal { $date }.
page-unrated = Ancora nessuna partita per la classifica.

## The page: Drako

page-drako-board = Plancia di gioco di 19 esagoni, file da a fino a e
page-drako-versus = { $one } contro { $other }
page-drako-for-nothing = senza effetto
page-drako-hex-empty = { $hex }, vuoto
page-drako-hex-figure = { $hex }, { $figure }, { $side }, Ferite { $wounds } su { $spaces }
page-drako-hex-legal = si può scegliere
page-drako-hex-picked = scelto
page-drako-hex-threat = bersaglio, { $wounds ->
    [one] 1 Ferita
   *[other] { $wounds } Ferite
} se non si difende
page-drako-wounds-unless = { $wounds ->
    [one] 1 Ferita
   *[other] { $wounds } Ferite
} se non si difende
page-drako-strike = { $figure } attacca { $target } con valore { $wounds }.
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
page-drako-removed = Fuori dal gioco
page-drako-rocks = Rocce
page-drako-evasion = { $left ->
    [yes] Schivata pronta
   *[no] Schivata usata
}
page-drako-evasion-help = Blocca un attacco allo spadaccino
page-drako-fury = { $left ->
    [yes] Furia pronta
   *[no] Furia usata
}
page-drako-net = Rete pronta
page-drako-net-on = Nella Rete: { $figure }
page-drako-netted = nella Rete
page-drako-armour = corazza
page-drako-dead = morto
page-drako-waiting = da posizionare
page-drako-lost = { $ability }: fuori uso
page-drako-track = Ferite { $wounds } su { $spaces }{ $coming ->
    [0] {""}
   *[other] , altre { $coming } se non si difende
}
page-drako-area = { $area }: Ferite { $wounds } su { $spaces }
page-drako-symbol = { $symbol ->
    [attack] Attacco
   *[move] Movimento
}
page-drako-note = { $symbol ->
    [bow] 1 arciere, in linea
    [crossbow] in linea
    [fire] tutta una linea
    [rock-throw] in linea, 1 Roccia
    [flight] in un esagono libero
    [charge] corsa in linea
    [net] su un nemico
   *[reinforcements] torna un arciere
}
page-drako-note-stops = blocca { $count } attacchi
page-drako-note-rocks = { $count ->
    [one] costa 1 Roccia
   *[other] costa { $count } Rocce
}
page-drako-note-figures = { $side ->
    [knights] { $count } Cavalieri
    [trolls] { $count } Troll
   *[dwarves] { $count } Nani
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
    [net] Lancia la Rete
    [reinforcements] Richiama
    [defence] Difendi
    [nothing] Scarta
    [draw] Pesca
    [discard] Scarta
    [also] Continua
    [block] Blocca
    [evade] Schiva
    [step] Spostati
    [wound] Ferisci
    [place] Posiziona
    [done] Fatto
    [accept] Subisci il resto
    [stay] Resta
    [keep] Tieni
    [mulligan] Pesca di nuovo
    [preset] Usa questi posti
    [fury] Furia
    [free] Liberati
    [avoid] Schiva
    [rebuild] Riforma il mazzo
    [stop] Non pescare altro
   *[other] Subisci
}
page-drako-deed = { $deed ->
    [move] Muovere { $target } in { $hex }?
    [attack] Attaccare { $target }?
    [bite] Mordere { $target }?
    [bow] Tirare contro { $target }?
    [crossbow] Tirare contro { $target }?
    [fire] Soffiare fuoco verso { $direction }?
    [flight] Volare in { $hex }?
    [charge] Caricare verso { $direction }?
    [rock-throw] Lanciare una roccia verso { $direction }?
    [net] Lanciare la Rete contro { $target }?
    [reinforcements] Richiamare { $target } in { $hex }?
    [nothing] Giocare { $card } senza effetto?
    [draw] Pescare due carte?
    [discard] Scartare { $card }?
    [also] Anche { $target }?
    [block] Bloccare con { $card }?
    [evade] Schivare l’attacco?
    [step] Spostarsi in { $hex }?
    [wound] Una Ferita: { $area }?
    [place] Posizionare { $target } in { $hex }?
    [fury] Usare la Furia?
    [free] Liberarsi dalla Rete?
    [stay] Restare?
    [accept] Subire il resto?
    [rebuild] Riformare il mazzo?
    [stop] Non pescare altro?
   *[other] Così sia?
}

# Packs of people, and challenges.
page-packs = Pacchetti
page-packs-help = Un pacchetto contiene ciò di cui è fatto un gioco: carte, tracciati, posizioni di partenza. Porta il tuo come file TOML e giocaci partite che non valgono per la classifica.
page-packs-own = I miei pacchetti
page-packs-none = Non hai ancora portato nessun pacchetto.
page-packs-account = I pacchetti appartengono a un account. Entra per portarne uno.
page-packs-standard = Pacchetti del progetto
page-packs-use = Nuovo tavolo
page-packs-text = Testo
page-packs-away = Elimina
page-packs-away-sure = Davvero? Premi ancora
page-packs-gone = «{ $name }» non c’è più. Le partite già aperte lo conservano.
page-packs-brought = Ora si può giocare con «{ $name }».
page-packs-bring = Porta un pacchetto
page-packs-file = Un file
page-packs-words = Oppure il suo testo
page-create-pack = Pacchetto
page-challenge = Sfida
page-challenge-whom = Sfida { $name }
page-challenged = { $name } ti sfida a { $game }.
page-challenge-accept = Accetta
page-challenge-decline = Rifiuta
page-bot-of = Un bot di { $owner }.
page-seat-kept = riservato a { $name }
