## Che cosa può andare storto.

error-unreadable = { $game } non conosce l’azione «{ $text }».
error-ambiguous = «{ $text }» può indicare più azioni: { $choices }.

error-game = Non c’è un gioco «{ $got }»; ci sono: { $allowed }.
error-players = { $game } è per { $fewest }-{ $most } giocatori, non per { $got }.
error-option-name = Non c’è un’opzione «{ $got }»; ci sono: { $allowed }.
error-option-value = L’opzione { $option } non può valere «{ $got }»; può valere: { $allowed }.
error-option-form = «{ $got }» non imposta alcuna opzione: si scrive NOME=VALORE.
error-seat = Non c’è un posto «{ $got }»; ci sono: { $allowed }.
error-seats = { $players ->
    [one] Per un giocatore serve un posto
   *[other] Per { $players } giocatori servono { $players } posti
}, ma in «{ $got }» se ne contano { $count }.
error-seat-without-bot = { $seat } non ha un bot: indicane uno per ogni posto o squadra.
error-language = Non c’è una lingua «{ $got }»; ci sono: { $allowed }.
error-seed = Un seme è un numero intero da 0 in su, oppure 64 cifre esadecimali, non «{ $got }».
error-bot = Non c’è un bot «{ $got }»; ci sono: { $allowed }.
error-bot-option = Il bot { $bot } non ha un’opzione «{ $got }»; ha: { $allowed }.
error-bot-option-value = L’opzione { $setting } del bot { $bot } è un numero intero da { $low } a { $high }, non «{ $got }».
error-net-file = { $file } non contiene una rete: { $reason }
error-net-numpy = Una rete ha bisogno di numpy: pip install 'dragonhall[rl]'
error-net-game = Questa rete ha imparato { $learned } per { $players } giocatori con le regole { $rules }, e non gioca altro
error-net-pack = Questa rete ha imparato con un pacchetto diverso da { $pack }: indica il suo con --pack
error-resume-fixed = Una partita ripresa resta com’era cominciata: togli { $option }.
error-ply = La registrazione contiene { $most ->
    [one] una sola azione
   *[other] { $most } azioni
}: la posizione { $got } non esiste.

error-pack-file = { $file }: non si può leggere: { $reason }
error-pack-text = { $file }: non è testo UTF-8
error-pack-toml = { $file }: non è TOML: { $reason }
error-pack-missing = { $file }: { $key }: manca
error-pack-unknown = { $file }: { $key }: qui non significa nulla; valgono: { $allowed }
error-pack-table = { $file }: { $key }: attesa una tabella, trovato { $got }
error-pack-list = { $file }: { $key }: atteso un elenco, trovato { $got }
error-pack-string = { $file }: { $key }: atteso un testo, trovato { $got }
error-pack-integer = { $file }: { $key }: atteso un intero da { $low } a { $high }, trovato { $got }
error-pack-twice = { $file }: { $key }: i nomi devono essere diversi, trovato { $got }
error-pack-length = { $file }: { $key }: attesi { $expected } nomi, trovati { $got }
error-pack-most = { $file }: { $key }: al massimo { $most }, trovati { $got }
error-pack-cards = { $file }: { $key }: con { $players } giocatori servono in tutto da { $low } a { $high } carte, trovate { $got }
error-pack-summit = { $file }: { $key }: atteso «|» una volta sola, prima delle ultime { $expected } caselle, trovato { $got }
error-pack-start = { $file }: { $key }: la casella di partenza deve valere 0, trovato { $got }

error-record-file = { $file }: non si può leggere: { $reason }
error-record-text = { $file }: non è testo UTF-8
error-record-empty = { $file }: è vuoto
error-record-header = { $file }: riga 1: attesa l’intestazione di una registrazione
error-record-line = { $file }: riga { $line }: non è JSON
error-record-truncated = { $file }: riga { $line }: si interrompe a metà
error-record-version = { $file }: ha il formato { $got }; questa versione conosce il formato { $known }
error-record-field = { $file }: riga { $line }: { $reason }
error-record-edited = { $file }: riga { $line }: è stata modificata, o mancano righe prima di essa
error-record-seed = { $file }: il seme non è quello su cui ci si era impegnati
error-record-sealed = { $file }: non contiene il seme: la partita non si può rigiocare
error-record-rules = { $file }: è stata giocata con le regole { $got }; questa versione gioca { $known }
error-record-pack = { $file }: è stata giocata con un altro pacchetto ({ $got }…, qui { $known }…); indicalo con --pack
error-record-illegal = { $file }: azione { $ply }: «{ $action }» non era permessa
error-record-differs = { $file }: azione { $ply }: porta a una posizione diversa da quella registrata
error-record-outcome = { $file }: finisce diversamente da com’è registrato
error-save-exists = { $file } esiste già; per sovrascriverlo: save! { $file }
error-save-file = { $file } non si può scrivere: { $reason }

error-undo-nothing = Non c’è nulla da annullare.
error-undo-chance = Non si può più annullare: nel frattempo ha parlato il caso.
error-undo-learned = Non si può più annullare: gli altri hanno visto qualcosa di nuovo.
error-undo-others = Non era una tua scelta: non puoi annullarla.

## The name of the viewer in a drawing.
picture-you = { $seat } (tu)
