## Ember: nazwy

game-ember = Ember
ember-about = Podsycajcie ogień, ale nie dajcie się sparzyć: od 2 do 4 graczy.
ember-name-seat-smith = Kowal
ember-name-seat-baker = Piekarz
ember-name-seat-potter = Garncarz
ember-name-seat-glazier = Szklarz
ember-name-card-flame = płomień { $number }
ember-name-verb-play = zagraj
ember-name-verb-take = weź ogień
ember-name-ending-empty-hand = jeden z graczy nie ma już kart
ember-name-zone-draw = talia
ember-name-zone-fire = ogień
ember-name-zone-ashes = popiół
ember-name-zone-hand = ręka
ember-name-cells-score = punkty

## Ember: pytania

ember-decision-turn = Zagraj kartę albo weź ogień.
ember-ask-verb = Co robisz?
ember-ask-card = Którą kartę?
ember-help-turn = Zagraj kartę nie niższą niż wierzchnia karta ognia. Równa karta gasi ogień. Jeśli bierzesz ogień, tracisz punkt za każdą jego kartę.
ember-help-table = Gra kończy się, gdy jeden z graczy nie ma kart. Wygrywa ten, kto ma najwięcej punktów.

## Ember: odmowy

ember-refusal-no-action = Nie ma takiej akcji.
ember-refusal-game-over = Gra jest skończona.
ember-refusal-not-in-hand = Nie masz na ręce karty: { $card }.
ember-refusal-too-low = { $card } to mniej niż wierzchnia karta ognia.
ember-refusal-no-fire = Ogień zgasł: nie ma czego brać.

## Ember: co się dzieje

ember-event-drew = { $viewer ->
    [self] Dobierasz: { $cards }.
   *[other] { $seat } dobiera { $count ->
        [one] kartę
        [few] { $count } karty
       *[other] { $count } kart
    }.
}
ember-event-played = { $viewer ->
    [self] Zagrywasz: { $card }.
   *[other] { $seat } zagrywa: { $card }.
}
ember-event-went-out = Ogień gaśnie (kart: { $cards }).
ember-event-burnt = { $viewer ->
    [self] Bierzesz ogień: { $points } (teraz { $total }).
   *[other] { $seat } bierze ogień: { $points } (teraz { $total }).
}
ember-event-ended = Gra skończona: { $ending }.

ember-foreseen-played = { $card } do ognia
ember-foreseen-went-out = ogień gaśnie
ember-foreseen-burnt = { $viewer ->
    [self] ty { $points }
   *[other] { $seat } { $points }
}
ember-foreseen-ended = koniec gry
