## La sala: persone, impostazioni, servizio.

error-malformed = La richiesta non si può leggere.
error-unfit = Questo manca o non si può usare: { $where }.
error-not-found = Qui non c’è nulla.
error-method = A questo indirizzo non si può fare.
error-too-large = È troppo grande; al massimo { $most } byte.
error-too-many = Troppe volte. Attendi { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
error-full = In questo momento la sala è piena. Torna tra poco.
error-crowd = Dal tuo indirizzo sono aperte troppe connessioni. Chiudine qualcuna o torna tra { $seconds } secondi.
error-check-limit = Non si riesce a controllarlo entro i limiti di tempo e memoria. Riducilo.
error-checks = Ci sono ancora controlli in attesa dal tuo indirizzo. Riprova tra { $seconds } secondi.
error-fault = La sala ha commesso un errore; è stato annotato. Riprova.
error-store = In questo momento la sala non può scrivere. Riprova più tardi.
error-foreign-host = La sala non è conosciuta con questo nome.
error-foreign-origin = Questa richiesta viene dalla pagina di un altro sito.

error-nobody = Prima scegli un nome.
error-token = Questo token non vale, o non vale più.
error-login = Nome e password non corrispondono.
error-logins-many = In questo momento stanno entrando in molti. Riprova tra qualche secondo.
error-account-needed = Per questo serve un account.
error-account-disabled = Questo account è stato chiuso da chi ospita la sala.
error-already-known = Sei { $name }; prima esci.
error-guest-gone = Questo ospite è appena diventato un account, in un’altra scheda o su un altro dispositivo. Ricarica la pagina.
error-name-length = Un nome ha da { $shortest } a { $longest } caratteri, non { $got }.
error-name-sign = Un nome non può contenere «{ $got }»: solo lettere, cifre, spazi e _ - . '
error-name-marks = In un nome una lettera porta al massimo un segno a parte, e un segno segue una lettera.
error-name-letter = Un nome comincia con una lettera o una cifra e contiene una lettera.
error-name-alphabets = Un nome usa un solo alfabeto.
error-name-reserved = Il nome «{ $got }» è riservato alla sala.
error-name-taken = Il nome «{ $got }» è già in uso.
error-password-length = Una password ha da { $shortest } a { $longest } caratteri.
error-password-easy = Questa password è troppo facile da indovinare. Meglio quattro o cinque parole che non c’entrano l’una con l’altra, o una creata da un gestore di password.
error-bots-many = Un account ha al massimo { $most ->
    [one] un bot
   *[other] { $most } bot
}.
error-bot-unknown = Non hai un bot «{ $got }».

error-setting = { $where }: { $reason }
error-setting-file = { $file }: non si può leggere: { $reason }
error-setting-toml = { $file }: non è TOML: { $reason }
error-setting-address = Impossibile ascoltare su { $host }, porta { $port }: { $reason }
error-setting-port = La porta { $port } è occupata, e così quelle dopo; indicane un’altra con --port.
error-secret-short = Il segreto deve avere almeno { $shortest } caratteri.
error-secret-file = { $file }: ogni riga deve contenere un segreto di almeno { $shortest } caratteri

hall-title = Dragonhall
hall-no-page = La sala è aperta, ma la sua pagina non è stata costruita. In una copia dei sorgenti si costruisce così:
hall-schema = Che cosa i programmi possono chiedere alla sala
serve-open = La sala è aperta: { $address } (Ctrl+C la chiude)
serve-data = I suoi dati stanno in { $folder }
serve-exposed = { $setting ->
    [hosts] Altri computer possono raggiungere questo server ({ $host }), che risponde a qualsiasi nome perché hosts non è impostato. Le pagine di altri possono così raggiungerlo con nomi che fanno puntare qui.
   *[secure] Altri computer possono raggiungere questo server ({ $host }) e secure non è impostato: senza TLS password e cookie si possono leggere lungo il percorso, e i browser possono inviare il cookie in chiaro.
}

error-player = Non c’è un giocatore «{ $got }».
error-cursor = Questo punto della lista non si può leggere.
ladder-players = { $players ->
    [one] un giocatore
   *[other] { $players } giocatori
}

## Curare una sala

error-backup-postgresql = Questa sala tiene i dati in { $backend }; usa i suoi strumenti: pg_dump --format=custom --file=FILE URL, e pg_restore.
error-backup-nothing = { $file } non esiste.
error-backup-exists = { $file } esiste già; indica un altro file.
error-backup-file = { $file }: { $reason }
error-backup-foreign = { $file } non è il database di una sala.
error-backup-newer = { $file } è stato creato da una versione più recente di Dragonhall: installa prima quella.
error-backup-broken = { $file } è guasto: { $reason }
error-restore-running = Sembra che la sala sia aperta. Chiudila, attendi { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
} e riprova.
error-delete-yes = Nulla riporterà indietro { $name }: aggiungi --yes.
error-delete-running = { $name } sta ancora giocando a: { $tables }. Prima chiudi questi tavoli.
admin-name = nome
admin-kind = tipo
admin-since = dal
admin-seen = visto
admin-games = partite
admin-state = stato
admin-table = tavolo
admin-game = gioco
admin-changed = cambiato
admin-moves = mosse
admin-disabled = escluso
admin-shut-out = { $name } è escluso.
admin-let-in = { $name } può entrare di nuovo.
admin-password = La nuova password di { $name }: { $password }
admin-exported = Tutto ciò che riguarda { $name } è in { $file }
admin-deleted = { $name } è cancellato; il nome compariva a { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
}.
admin-closed = La partita al tavolo { $table } è annullata.
admin-token = Il nuovo token di { $name }: { $token }
admin-revoked = { $name } non ha più alcun token.
admin-backup = { $file } è scritto: { $size } byte.
admin-restored = La sala ha di nuovo i dati di { $file }.
admin-kept = Ciò che aveva prima è conservato in { $file }
admin-secret = Un nuovo segreto è in { $folder }; la sala lo userà dal prossimo avvio.

## Tavoli

error-database = Il database non si può usare: { $reason }
error-database-foreign = { $file } è il database di un altro programma: indica un altro file o un’altra cartella.
error-database-newer = Il database è di una versione più recente di Dragonhall: installa quella, o ripristina una copia di sicurezza.
error-redis = Redis non si può usare: { $reason }
error-driver = I pacchetti per { $server } non sono installati: pip install 'dragonhall[many]'
error-unavailable = La sala non può farlo proprio ora. Riprova.
error-no-table = Questo tavolo non esiste.
error-table-broken = Questo tavolo non si può aprire; chi gestisce la sala trova il motivo nel registro.
error-message = Questo messaggio non si può leggere.
error-stale = La partita è andata avanti; guarda di nuovo e scegli.
error-not-seated = Non hai un posto qui.
error-not-your-turn = Ora la scelta non è tua.
error-not-running = Qui ora non si gioca.
error-close-raced = Il tavolo { $table } non è stato chiuso in { $tries } tentativi: altri vi hanno scritto ogni volta. Riprova.
error-not-open = La partita è già cominciata.
error-not-over = La partita non è ancora finita.
error-not-host = Solo chi ha aperto il tavolo può farlo.
error-action-long = Un’azione ha al massimo { $most } caratteri.
error-no-windows = In questo gioco non c’è nulla da passare in anticipo.
error-undo-own = Sono gli altri a decidere se puoi annullarla.
error-undo-clock = Sull’orologio non resta tempo per quella scelta: non si può annullare.
error-abort-late = Una partita si può annullare solo prima della seconda mossa.
error-abort-leg = La seconda partita di un incontro valido per la classifica si gioca; puoi arrenderti.
error-abort-many = { $most ->
    [one] Oggi hai già annullato una partita valida
   *[other] Oggi hai già annullato { $most } partite valide
} per la classifica: gioca questa, oppure arrenditi.
error-replace-nobody = Lì non si può sostituire nessuno.
error-replace-clock = Qui decide l’orologio.
error-replace-waiting = Non tocca a { $seat }, quindi nessuno aspetta questo giocatore; solo allora si perde per assenza.
error-replace-here = { $seat } è qui, o c’era un momento fa; vota fra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
error-chat-nobody = Scegli un nome prima di parlare.
error-chat-empty = Così non dici nulla.
error-chat-long = Al massimo { $most } caratteri alla volta.
error-chat-silent = Mentre giocano compagni di squadra, al tavolo nessuno parla (SF-3).
error-mute-many = A un tavolo si possono silenziare al massimo { $most ->
    [one] una persona
   *[other] { $most } persone
}.
error-clock = Un orologio è none, move:60, fischer:600+5 o days:3, non «{ $got }».
error-two-leg = { $game } non si gioca in due partite con questi giocatori.
error-seats-number = { $players ->
    [one] C’è un posto
   *[other] Ci sono { $players } posti
}, ma ne sono stati dati { $got }.
error-seats-hot = Una persona ha più posti solo a un tavolo su un solo dispositivo.
error-seat-taken = Il posto { $seat } non è libero.
error-table-full = Nessun posto è libero.
error-already-seated = Hai già un posto a questo tavolo.
error-nobody-seated = Prima qualcuno deve sedersi al tavolo.
error-invitation = Questo invito non vale qui, o è già stato usato.
error-rated-guest = Per una partita valida per la classifica serve un account.
error-rated-pack = Una partita valida per la classifica si gioca con le carte standard.
error-rated-open = Una partita valida per la classifica non si gioca su un solo dispositivo, e nessuno vede le mani.
error-rated-clock = Una partita valida per la classifica vuole un orologio: decide lui quando un giocatore è assente.
error-rated-bot = A un tavolo valido per la classifica siedono bot con un livello: { $allowed }.
error-rated-owner = In una partita valida per la classifica nessuno gioca con un proprio bot, né due bot dello stesso proprietario insieme.
error-salt-early = Un contributo vale solo per una distribuzione già fissata dal server: prima chiedila (POST /api/deals), poi invia entrambi.
error-deal-unknown = Non hai aperta nessuna distribuzione così; forse è scaduta. Chiedine una nuova.
error-deal-used = Con questa distribuzione è già stato aperto un tavolo. Ogni distribuzione si usa una volta sola.
error-pack-unknown-here = Questa sala non ha il pacchetto { $got }…
error-packs-many = Un account ha al massimo { $most ->
    [one] un pacchetto
   *[other] { $most } pacchetti
}.
error-pack-none = Non hai un pacchetto così.
error-view-forbidden = Ora non puoi vederlo.
error-record-later = La registrazione si dà quando tutto è finito.
error-record-import = Si può caricare solo la registrazione di una partita finita.
error-record-long = Si possono caricare solo registrazioni di al massimo { $most } mosse.
error-imports-many = Sarebbero più di { $most } registrazioni caricate in un giorno. Riprova domani.
error-imports-address = Oggi dal tuo indirizzo sono state caricate troppe registrazioni. Riprova più tardi.
error-analysis-later = Una partita si analizza quando tutto è finito.
error-analysis-none = Non è stato possibile analizzare questa partita. Riprova.
error-analyses-many = Diverse partite sono in corso di analisi; chiedi di nuovo fra { $seconds } secondi.
error-hint-rated = In una partita valida per la classifica non ci sono consigli.
error-hint-none = La sala non ha un consiglio per questo.
hall-mistake = { $seat }: «{ $played }» è costato circa { $percent } partite su 100; meglio era «{ $better }».
hall-ending-resigned = Una parte si è arresa.
hall-ending-time = Una parte ha finito il tempo.
hall-ending-abandoned = Una parte se n’è andata.
hall-line-undone = { $seat }: azione annullata.
hall-line-undo-asked = { $seat }: richiesta di annullare un’azione.
hall-line-undo-refused = { $seat }: richiesta respinta.
hall-line-voted = { $by ->
    [bot] { $seat }: voto perché un bot giochi per { $target }.
   *[forfeit] { $seat }: voto per la sconfitta di { $target }.
}
hall-line-replaced = { $reason ->
    [resigned] { $seat }: resa; continua un bot ({ $level }).
    [time] { $seat }: tempo finito; continua un bot ({ $level }).
   *[abandoned] { $seat }: posto lasciato; continua un bot ({ $level }).
}
hall-line-dropped = { $reason ->
    [resigned] { $seat }: resa.
    [time] { $seat }: tempo finito.
   *[abandoned] { $seat }: posto lasciato, partita persa.
}
hall-line-aborted = { $seat }: partita annullata.
hall-line-closed = Chi ospita la sala annulla la partita.
hall-bye-closing = La sala chiude per un momento. Torna presto: nulla va perso.
hall-bye-slow = Eri troppo indietro; torna e guarda di nuovo.
hall-bye-flood = Era troppo. Torna con calma.
hall-bye-session = La sessione è finita; torna ed entra di nuovo.

## Il protocollo dei bot

error-bot-needed = Questo è riservato ai bot, con il loro token.
error-not-challenged = Nessuno ti ha sfidato a questo tavolo.
error-challenge-self = Nessuno gioca contro sé stesso.
error-challenge-seats = { $players ->
    [one] C’è un posto
   *[other] Ci sono { $players } posti
}, non { $got } per giocatori diversi.
error-challenges-many = Ci sono già abbastanza sfide tue che aspettano { $name }; ritirane una o aspetta una risposta.
error-tables-many = { $most ->
    [one] Un tavolo aspetta
   *[other] { $most } tavoli aspettano
} già giocatori; ritirane prima qualcuno.
error-bot-table-account = Per aprire un tavolo dove giocano solo bot serve un account.
error-bot-tables-many = { $most ->
    [0] Qui i tavoli dove giocano solo bot non sono ammessi.
    [one] È già in corso un tavolo dove giocano solo bot; aspetta che finisca.
   *[other] Sono già in corso { $most } tavoli dove giocano solo bot; aspetta che uno finisca.
}
error-streams-many = { $most ->
    [one] Una partita è già seguita
   *[other] { $most } partite sono già seguite
}.
hall-bye-elsewhere = Gli eventi sono letti da una connessione più recente.

## Programmi che giocano con standard input e output

error-program-start = { $got } non può partire: { $reason }
error-program-line = Il programma ha scritto una riga che non è una risposta: { $got }
error-program-action = «{ $got }» non è tra le azioni permesse, o risponde a un’altra domanda.
error-program-silence = Il programma non ha risposto entro { $seconds } secondi.
error-program-exit = Il programma è terminato.
error-join-refused = { $sentence }
error-join-away = La sala non è raggiungibile: { $reason }
error-join-url = «{ $got }» non è l’indirizzo di una sala; è fatto come http://127.0.0.1:8000
error-join-token = Una sala chiede il token del bot: imposta { $variable }, o usa --token.
error-join-number = { $option } non può essere { $got }.
join-failed = { $seat }: { $sentence } { $left ->
    [0] La partita è abbandonata.
   *[other] La domanda è ripetuta.
}
join-answered = { $what ->
    [accept] La sfida di { $name } ({ $game }) è accettata.
   *[decline] La sfida di { $name } ({ $game }) è rifiutata.
}
join-over = Tavolo { $table }: { $result ->
    [won] vinta
    [shared] vinta insieme ad altri
    [lost] persa
   *[aborted] annullata
}
join-deal = Tavolo { $table }: la distribuzione non è quella fissata prima dalla sala, oppure manca il tuo contributo.
join-results = { $games ->
    [one] Una partita
   *[other] { $games } partite
}: { $won } vinte, { $shared } condivise, { $lost } perse
join-failures = { $code }: { $count ->
    [one] una volta
   *[other] { $count } volte
}
