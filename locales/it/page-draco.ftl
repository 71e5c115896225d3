## Draco on the page: the mountain

page-draco-mountain = Il monte, { $count ->
    [one] una casella
   *[other] { $count } caselle
}
page-draco-space = Casella { $number } di { $last }, { $kind ->
    [minor] blu, valutazione minore
    [major] verde, valutazione maggiore
    [summit] vetta
   *[plain] semplice
}, valore { $value }
page-draco-empty = vuota
page-draco-ridden = { $colour }, cavalcato da { $rider }
page-draco-lands = { $scoring ->
    [major] { $card } arriva qui: tutti segnano.
    [minor] { $card } arriva qui: segna chi sta su valori bassi.
   *[none] { $card } arriva qui: nessuna valutazione.
}
page-draco-start = partenza
page-draco-all = tutti
page-draco-now = ora
page-draco-then = poi

## Draco on the page: riders and cards

page-draco-riders = I cavalieri in ordine di gioco
page-draco-you = La tua plancia
page-draco-mat = { $then ->
    [same] { $name }: cavalca { $colour } su { $value }, punti { $score }
   *[other] { $name }: cavalca { $colour } su { $value }, punti { $score }, diventerebbero { $then }
}
page-draco-on = su
page-draco-hand = Mano { $count }
page-draco-pile = Mazzetto { $count }
page-draco-legend = Che cosa fanno le caselle
page-draco-legend-minor = Blu, minore: segna chi sta su { $limit } o meno
page-draco-legend-major = Verde, maggiore: segnano tutti
page-draco-legend-summit = Vetta: chi vi entra fa segnare tutti
page-draco-at-summit = { $count } di { $end } in vetta
page-draco-draw = da pescare
page-draco-discard = Scarti { $count }
page-draco-card = { $scoring ->
    [major] { $card }, arriva su { $value }, tutti segnano
    [minor] { $card }, arriva su { $value }, segnano i valori bassi
   *[none] { $card }, arriva su { $value }, nessuna valutazione
}
page-draco-causes = { $scoring ->
    [major] tutti
    [minor] i bassi
   *[none] nessuno
}
page-draco-still = non si muove

## Draco on the page: questions

page-draco-your-turn = Tocca a te
page-draco-one-card = una carta
page-draco-play = Giochi un { $card }?
page-draco-exchange = Cambi un { $card }?
page-draco-keep = Nient’altro da cambiare?
page-draco-scores = Tu { $points }, e non peschi
page-draco-no-scoring = Nessuna valutazione; peschi fino a sei carte
page-draco-ends = Il terzo drago raggiunge la vetta: la partita finisce
page-draco-subtitle = { $count ->
    [one] un cavaliere
   *[other] { $count } cavalieri
}
