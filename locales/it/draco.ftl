## Draco: nomi

game-draco = Draco
draco-about = Una corsa di dieci draghi su un monte: da 2 a 5 cavalieri.
seat-fire = Fuoco
seat-arrow = Freccia
seat-eye = Occhio
seat-wing = Ala
seat-claws = Artiglio

colour-blue = blu
colour-brown = marrone
colour-black = nero
colour-red = rosso
colour-yellow = giallo
colour-green = verde
colour-gray = grigio
colour-light-blue = azzurro
colour-purple = viola
colour-orange = arancione

card-blue = { $number } blu
card-brown = { $number } marrone
card-black = { $number } nero
card-red = { $number } rosso
card-yellow = { $number } giallo
card-green = { $number } verde
card-gray = { $number } grigio
card-light-blue = { $number } azzurro
card-purple = { $number } viola
card-orange = { $number } arancione

verb-play = gioca
verb-exchange = cambia
verb-done = fatto
place-top = sopra il mazzetto
place-under = sotto il mazzetto
scoring-minor = valutazione minore
scoring-major = valutazione maggiore
ending-third-dragon = il terzo drago ha raggiunto la vetta
ending-no-cards = nessuno ha più carte

draco-option-first = { $value ->
    [random] Comincia un posto a caso.
   *[other] Comincia il posto { $value }.
}
draco-option-score-floor = { $value ->
    [on] I punteggi non scendono mai sotto lo 0.
   *[off] I punteggi possono scendere sotto lo 0.
}

## Draco: domande

draco-decision-play = Gioca una carta.
draco-decision-exchange = Cambia le carte dei draghi arrivati in vetta, oppure di’ che hai fatto.
draco-ask-verb = Che cosa fai?
draco-ask-card = Quale carta?
draco-ask-place = Dove va la carta (sopra: cavalchi quel drago)?
draco-help-play = Il drago del colore della carta avanza verso la vetta di tante caselle quanto è il valore della carta. Se un altro cavaliere ha quel colore in cima al suo mazzetto, la carta va sotto il tuo mazzetto e tieni il tuo drago. Altrimenti va sopra, e da quel momento cavalchi quel drago. Se prima della mossa il drago era in ultima posizione, puoi scegliere.
draco-help-exchange = Le carte dei draghi che hanno già raggiunto la vetta si possono scartare: indicale una alla volta, poi di’ «fatto»; ne ripeschi altrettante. Fino ad allora puoi annullare ogni scelta.
draco-help-table = Un drago che si ferma su una casella blu (≤3) provoca una valutazione minore: ogni cavaliere su una casella di valore 3 o inferiore ottiene quel valore. Una casella verde (★) o l’arrivo in vetta (▲) provoca una valutazione maggiore: tutti ottengono il valore della casella su cui si trovano. Chi provoca una valutazione non ripesca. Si finisce quando il terzo drago raggiunge la vetta.

## Draco: rifiuti

draco-refusal-no-action = Quest’azione non esiste.
draco-refusal-game-over = La partita è finita.
draco-refusal-must-play = Prima devi giocare una carta.
draco-refusal-already-played = In questo turno hai già giocato una carta.
draco-refusal-not-in-hand = Non hai in mano un { $card }.
draco-refusal-nothing-to-exchange = Non hai in mano un { $card }, quindi non puoi cambiarlo.
draco-refusal-must-go-under = Quel drago è cavalcato da { $seat }: la tua carta ({ $card }) deve andare sotto il tuo mazzetto.
draco-refusal-must-go-on-top = Quel drago non è controllato da nessun altro e non è in ultima posizione: la tua carta ({ $card }) deve andare sopra il tuo mazzetto.
draco-refusal-not-at-summit = Quel drago non ha raggiunto la vetta: la carta ({ $card }) non si può cambiare.

## Draco: che cosa succede

draco-event-dealt-ride = { $viewer ->
    [self] Cominci con un { $card } in cima al mazzetto.
   *[other] { $seat } comincia con un { $card } in cima al mazzetto.
}
draco-event-same-colour = { $viewer ->
    [self] Ricevi un { $cards }, di un colore già controllato: si scarta.
   *[other] { $seat } riceve un { $cards }, di un colore già controllato: si scarta.
}
draco-event-played = { $viewer ->
    [self] Giochi un { $card } { $place }.
   *[other] { $seat } gioca un { $card } { $place }.
}
draco-event-moved = Il drago { $colour } vola da { $start } a { $space } (vale { $value }).
draco-event-scoring = Avviene una { $scoring }!
draco-event-scored = { $viewer ->
    [self] Tu { $points } (ora { $total }).
   *[other] { $seat } { $points } (ora { $total }).
}
draco-event-exchanged = { $viewer ->
    [self] Cambi: { $cards }.
   *[other] { $seat } cambia: { $cards }.
}
draco-event-drew = { $viewer ->
    [self] Peschi: { $cards }.
   *[other] { $seat } pesca { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
}
draco-event-reshuffled = Si rimescola il mazzo: { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
draco-event-skipped = { $viewer ->
    [self] Non hai carte e passi.
   *[other] { $seat } non ha carte e passa.
}
draco-event-ended = La partita è finita: { $ending }.

draco-foreseen-played = { $ride ->
    [new] lo cavalchi
   *[same] resti sul tuo
}
draco-foreseen-moved = → { $space } (vale { $value })
draco-foreseen-scoring = { $scoring }
draco-foreseen-scored = { $viewer ->
    [self] tu { $points }
   *[other] { $seat } { $points }
}
draco-foreseen-ended = fine della partita

## Draco: il disegno. Le sigle hanno due lettere.

token-blue = Bl
token-brown = Ma
token-black = Ne
token-red = Ro
token-yellow = Gi
token-green = Ve
token-gray = Gr
token-light-blue = Az
token-purple = Vi
token-orange = Ar

draco-picture-draw = mazzo { $draw }, scarti { $discard }
draco-picture-summit = in vetta: { $count } su { $end }
draco-picture-rider = cavaliere
draco-picture-score = punti
draco-picture-ride = cavalca
draco-picture-space = casella
draco-picture-value = valore
draco-picture-hand = mano
draco-picture-pile = mazzetto
draco-picture-cards = La tua mano:
draco-picture-aside = Da cambiare:
draco-picture-none = nessuna
draco-picture-legend-minor = val. minore
draco-picture-legend-major = val. maggiore
draco-picture-legend-summit = vetta
