## Ember: nomi

game-ember = Ember
ember-about = Alimentate il fuoco, e non siate voi a prenderlo: da 2 a 4 giocatori.
ember-name-seat-smith = Fabbro
ember-name-seat-baker = Fornaio
ember-name-seat-potter = Vasaio
ember-name-seat-glazier = Vetraio
ember-name-card-flame = fiamma { $number }
ember-name-verb-play = gioca
ember-name-verb-take = prendi il fuoco
ember-name-ending-empty-hand = un giocatore non ha più carte
ember-name-zone-draw = mazzo
ember-name-zone-fire = fuoco
ember-name-zone-ashes = cenere
ember-name-zone-hand = mano
ember-name-cells-score = punti

## Ember: domande

ember-decision-turn = Gioca una carta o prendi il fuoco.
ember-ask-verb = Che cosa fai?
ember-ask-card = Quale carta?
ember-help-turn = Gioca una carta non inferiore a quella in cima al fuoco. Una carta uguale spegne il fuoco. Se prendi il fuoco, perdi un punto per ogni sua carta.
ember-help-table = La partita finisce quando un giocatore non ha più carte. Vince chi ha più punti.

## Ember: rifiuti

ember-refusal-no-action = Questa azione non esiste.
ember-refusal-game-over = La partita è finita.
ember-refusal-not-in-hand = Non hai in mano { $card }.
ember-refusal-too-low = { $card } è inferiore alla carta in cima al fuoco.
ember-refusal-no-fire = Il fuoco è spento: non c’è nulla da prendere.

## Ember: che cosa succede

ember-event-drew = { $viewer ->
    [self] Peschi { $cards }.
   *[other] { $seat } pesca { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
}
ember-event-played = { $viewer ->
    [self] Giochi { $card }.
   *[other] { $seat } gioca { $card }.
}
ember-event-went-out = Il fuoco si spegne ({ $cards } carte).
ember-event-burnt = { $viewer ->
    [self] Prendi il fuoco: { $points } (ora { $total }).
   *[other] { $seat } prende il fuoco: { $points } (ora { $total }).
}
ember-event-ended = La partita è finita: { $ending }.

ember-foreseen-played = { $card } sul fuoco
ember-foreseen-went-out = il fuoco si spegne
ember-foreseen-burnt = { $viewer ->
    [self] tu { $points }
   *[other] { $seat } { $points }
}
ember-foreseen-ended = fine della partita
