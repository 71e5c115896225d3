## L’app per il terminale.

app-welcome = Giochi di draghi, per persone e macchine.
app-saved = Partite salvate
app-none-saved = Qui non c’è ancora nulla. Scegli un gioco sopra: si salva dalla prima mossa.
app-column-game = gioco
app-column-who = chi gioca
app-column-standing = a che punto è
app-column-when = ultima volta
app-actions = { $count ->
    [0] appena distribuita
    [one] un’azione
   *[other] { $count } azioni
}
app-won = vince { $seats }
app-drawn = pareggio
app-drop = Buttare via { $file }? Non si potrà recuperare.
app-yes = Sì
app-no = No

app-new-title = Una nuova partita
app-label-game = Gioco
app-label-players = Giocatori
app-label-seats = Chi siede dove
app-label-more = Altre opzioni
app-label-seed = Seme
app-seed-secret = segreto; o un numero intero, per ripetere una distribuzione
app-bot = bot: { $code }
app-bot-other = un altro bot …
app-own-pack = Si gioca con il tuo pacchetto { $file }.
app-legs = { $match ->
    [two-leg] un incontro di due partite, a parti scambiate
   *[single] una partita
}
app-leg = Partita { $number }
app-begin = Inizia
app-cancel = Annulla

app-thinking = { $seat } ({ $bot }) sta pensando …
app-over = La partita è finita
app-replay-it = rivedila
app-second-leg = gioca la seconda partita
app-to-lobby = torna all’ingresso
app-uncover = Eccomi
app-line = un numero, un nome, «perché …», «? …»
app-hinting = Ci penso …
app-hint = { $bot } sceglierebbe: { $action }
app-close = Esc chiude
app-spectator = uno spettatore
app-eyes = vista da { $seat }
app-eyes-sealed = La partita non è finita: si mostra solo ciò che tutti possono vedere.
app-where = { $ply }/{ $plies } · { $speed }/s

app-key-help = Aiuto
app-key-language = Lingua
app-key-log = Diario
app-key-why = Perché no
app-key-hint = Consiglio
app-key-undo = Annulla
app-key-back = Indietro
app-key-lobby = Ingresso
app-key-new = Nuova
app-key-go-on = Continua
app-key-replay = Rivedi
app-key-drop = Elimina
app-key-quit = Esci
app-key-next = Avanti
app-key-step = Passo
app-key-run = Scorri
app-key-speed = Velocità
app-key-eyes = Occhi

app-help-lobby = N inizia una partita, Invio continua quella scelta, R la rivede, D la butta via. Tab va alla cosa seguente, il mouse funziona ovunque.
    Ogni partita si salva mentre si gioca, in { $folder }. Se qualcosa si rompe, si riprende da dove si era.
    «dragonhall verify FILE» prova che una partita è stata distribuita e giocata onestamente.
    F2 cambia la lingua: inglese, italiano, polacco.
app-help-table = Tasti: frecce e Invio, o la cifra di una scelta. Anche un clic su una scelta, o su una carta o un esagono del disegno, la sceglie.
    Le lettere iniziano una riga: un nome, un’azione intera o un comando. «perché» con un’azione dice che cosa la vieta; «?» con una carta dice che cosa fa.
    Esc torna alla domanda precedente, Ctrl+Z annulla l’ultima scelta se nessuno ne ha saputo nulla, F3 mostra tutto ciò che è successo, F5 chiede a un bot che vede ciò che vedi tu.
    Maiusc con le frecce scorre il disegno. F10 lascia il tavolo; la partita resta salvata.
app-help-replay = ← e → vanno di un’azione indietro o avanti, Pag su e Pag giù di dieci, Inizio e Fine alla distribuzione e alla fine. Clicca o trascina la linea.
    Spazio scorre e ferma, + e - cambiano la velocità.
    E guarda con gli occhi del giocatore seguente; solo a partita finita.
error-bot-gone = Il bot { $bot } si è guastato due volte. La partita è salvata.
error-pack-game = { $file }: questo pacchetto non è per nessuno dei giochi: { $games }. Parti da una copia di uno incluso: dragonhall pack copy.
