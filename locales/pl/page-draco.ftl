## Draco on the page: the mountain

page-draco-mountain = Góra, { $count ->
    [one] jedno pole
    [few] { $count } pola
   *[other] { $count } pól
}
page-draco-space = Pole { $number } z { $last }, { $kind ->
    [minor] niebieskie, mała punktacja
    [major] zielone, duża punktacja
    [summit] szczyt
   *[plain] zwykłe
}, wartość { $value }
page-draco-empty = puste
page-draco-ridden = { $colour }, dosiada go { $rider }
page-draco-lands = { $scoring ->
    [major] { $card } ląduje tutaj: punktują wszyscy.
    [minor] { $card } ląduje tutaj: punktują niskie wartości.
   *[none] { $card } ląduje tutaj: bez punktacji.
}
page-draco-start = start
page-draco-all = wszyscy
page-draco-now = teraz
page-draco-then = potem

## Draco on the page: riders and cards

page-draco-riders = Jeźdźcy w kolejności gry
page-draco-you = Twoja planszetka
page-draco-mat = { $then ->
    [same] { $name }: smok { $colour } na polu o wartości { $value }, punkty { $score }
   *[other] { $name }: smok { $colour } na polu o wartości { $value }, punkty { $score }, będzie { $then }
}
page-draco-on = na
page-draco-hand = Ręka { $count }
page-draco-pile = Stos { $count }
page-draco-legend = Co robią pola
page-draco-legend-minor = Niebieskie, mała: punktuje, kto stoi na { $limit } lub mniej
page-draco-legend-major = Zielone, duża: punktują wszyscy
page-draco-legend-summit = Szczyt: wejście daje punkty wszystkim
page-draco-at-summit = Na szczycie { $count } z { $end }
page-draco-draw = do dobrania
page-draco-discard = Odrzucone { $count }
page-draco-card = { $scoring ->
    [major] { $card }, ląduje na { $value }, punktują wszyscy
    [minor] { $card }, ląduje na { $value }, punktują niskie wartości
   *[none] { $card }, ląduje na { $value }, bez punktacji
}
page-draco-causes = { $scoring ->
    [major] wszyscy
    [minor] niskie
   *[none] nikt
}
page-draco-still = nie rusza się

## Draco on the page: questions

page-draco-your-turn = Twoja tura
page-draco-one-card = jedna karta
page-draco-play = Zagrać: { $card }?
page-draco-exchange = Wymienić: { $card }?
page-draco-keep = Nic więcej do wymiany?
page-draco-scores = Ty { $points } i nic nie dobierasz
page-draco-no-scoring = Bez punktacji; dobierasz do sześciu kart
page-draco-ends = Trzeci smok dociera na szczyt: koniec gry
page-draco-subtitle = { $count ->
    [one] jeden jeździec
    [few] { $count } jeźdźców
   *[other] { $count } jeźdźców
}
