## Draco: nazwy

game-draco = Draco
draco-about = Wyścig dziesięciu smoków na szczyt góry: od 2 do 5 jeźdźców.
seat-fire = Ogień
seat-arrow = Strzała
seat-eye = Oko
seat-wing = Skrzydło
seat-claws = Pazur

colour-blue = niebieski
colour-brown = brązowy
colour-black = czarny
colour-red = czerwony
colour-yellow = żółty
colour-green = zielony
colour-gray = szary
colour-light-blue = błękitny
colour-purple = fioletowy
colour-orange = pomarańczowy

card-blue = niebieska { $number }
card-brown = brązowa { $number }
card-black = czarna { $number }
card-red = czerwona { $number }
card-yellow = żółta { $number }
card-green = zielona { $number }
card-gray = szara { $number }
card-light-blue = błękitna { $number }
card-purple = fioletowa { $number }
card-orange = pomarańczowa { $number }

verb-play = zagraj
verb-exchange = wymień
verb-done = koniec
place-top = na wierzch stosu
place-under = pod stos
scoring-minor = mała punktacja
scoring-major = duża punktacja
ending-third-dragon = trzeci smok dotarł na szczyt
ending-no-cards = nikt nie ma już kart

draco-option-first = { $value ->
    [random] Zaczyna wylosowane miejsce.
   *[other] Zaczyna miejsce { $value }.
}
draco-option-score-floor = { $value ->
    [on] Wynik nigdy nie spada poniżej 0.
   *[off] Wynik może spaść poniżej 0.
}

## Draco: pytania

draco-decision-play = Zagraj jedną kartę.
draco-decision-exchange = Wymień karty smoków, które są na szczycie, albo powiedz, że to koniec.
draco-ask-verb = Co robisz?
draco-ask-card = Która karta?
draco-ask-place = Gdzie trafia karta (na wierzch: dosiadasz tego smoka)?
draco-help-play = Smok w kolorze karty leci w stronę szczytu o tyle pól, ile wynosi jej wartość. Jeśli inny jeździec ma ten kolor na wierzchu swojego stosu, karta trafia pod twój stos, a ty zostajesz na swoim smoku. W przeciwnym razie trafia na wierzch i odtąd dosiadasz tego smoka. Jeśli przed ruchem smok był na ostatnim miejscu, możesz wybrać.
draco-help-exchange = Karty smoków, które dotarły na szczyt, można odrzucić: wskazuj je po jednej, a potem powiedz „koniec”; dobierasz tyle samo. Do tego czasu każdy wybór można cofnąć.
draco-help-table = Smok, który wyląduje na polu niebieskim (≤3), wywołuje małą punktację: każdy jeździec na polu o wartości 3 lub mniej otrzymuje tę wartość. Pole zielone (★) lub wlot na szczyt (▲) wywołuje dużą punktację: wszyscy otrzymują wartość pola, na którym stoją. Kto wywoła punktację, nie dobiera kart. Gra kończy się, gdy trzeci smok dotrze na szczyt.

## Draco: odmowy

draco-refusal-no-action = Nie ma takiej akcji.
draco-refusal-game-over = Gra jest skończona.
draco-refusal-must-play = Najpierw musisz zagrać kartę.
draco-refusal-already-played = W tej turze karta została już zagrana.
draco-refusal-not-in-hand = Nie masz na ręce tej karty: { $card }.
draco-refusal-nothing-to-exchange = Nie masz na ręce tej karty, więc nie możesz jej wymienić: { $card }.
draco-refusal-must-go-under = Tego smoka dosiada { $seat }, więc { $card } musi trafić pod twój stos.
draco-refusal-must-go-on-top = Nikt inny nie dosiada tego smoka i nie jest on na ostatnim miejscu, więc { $card } musi trafić na wierzch twojego stosu.
draco-refusal-not-at-summit = Ten smok nie dotarł na szczyt, więc { $card } nie podlega wymianie.

## Draco: co się dzieje

draco-event-dealt-ride = { $viewer ->
    [self] Na wierzchu twojego stosu leży na początek { $card }.
   *[other] { $seat }: na wierzchu stosu leży na początek { $card }.
}
draco-event-same-colour = { $viewer ->
    [self] Twoja karta na start ({ $cards }) ma kolor już zajęty: odrzucona.
   *[other] { $seat }: karta na start ({ $cards }) ma kolor już zajęty: odrzucona.
}
draco-event-played = { $viewer ->
    [self] Zagrywasz: { $card } { $place }.
   *[other] { $seat } zagrywa: { $card } { $place }.
}
draco-event-moved = Smok { $colour } leci z pola { $start } na { $space } (wartość { $value }).
draco-event-scoring = Następuje { $scoring }!
draco-event-scored = { $viewer ->
    [self] Ty { $points } (razem { $total }).
   *[other] { $seat } { $points } (razem { $total }).
}
draco-event-exchanged = { $viewer ->
    [self] Wymieniasz: { $cards }.
   *[other] { $seat } wymienia: { $cards }.
}
draco-event-drew = { $viewer ->
    [self] Dobierasz: { $cards }.
   *[other] { $seat } dobiera { $count ->
        [one] jedną kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
}
draco-event-reshuffled = Powstaje nowa talia: { $cards ->
    [one] jedna karta
    [few] { $cards } karty
   *[many] { $cards } kart
}.
draco-event-skipped = { $viewer ->
    [self] Nie masz kart i pasujesz.
   *[other] { $seat } nie ma kart i pasuje.
}
draco-event-ended = Koniec gry: { $ending }.

draco-foreseen-played = { $ride ->
    [new] dosiadasz go
   *[same] zostajesz na swoim
}
draco-foreseen-moved = → { $space } (wartość { $value })
draco-foreseen-scoring = { $scoring }
draco-foreseen-scored = { $viewer ->
    [self] ty { $points }
   *[other] { $seat } { $points }
}
draco-foreseen-ended = koniec gry

## Draco: rysunek. Skróty mają dwie litery.

token-blue = Ni
token-brown = Br
token-black = Ca
token-red = Ce
token-yellow = Żó
token-green = Zi
token-gray = Sz
token-light-blue = Bł
token-purple = Fi
token-orange = Po

draco-picture-draw = talia { $draw }, odrzucone { $discard }
draco-picture-summit = na szczycie: { $count } z { $end }
draco-picture-rider = jeździec
draco-picture-score = punkty
draco-picture-ride = dosiada
draco-picture-space = pole
draco-picture-value = wartość
draco-picture-hand = ręka
draco-picture-pile = stos
draco-picture-cards = Twoja ręka:
draco-picture-aside = Do wymiany:
draco-picture-none = brak
draco-picture-legend-minor = mała
draco-picture-legend-major = duża punktacja
draco-picture-legend-summit = szczyt
