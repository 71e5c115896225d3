## The page: the laboratory

page-lab = Laboratorium
page-lab-help = Boty rozegrały każdy stół wiele razy. Słupki mówią, kto wygrywał, a wąsy, jak to pewne: prawda leży między ich końcami 19 razy na 20.
page-lab-choose = Raport
page-lab-what = { $games ->
    [one] Jedna partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, za każdą stronę gra { $bot }. Lepszym graczom może pójść inaczej.
page-lab-share = Udział
page-lab-sides = Kto wygrywa
page-lab-turns = Według kolejności tur
page-lab-fair = Linia przerywana to tyle, ile byłoby sprawiedliwie.
page-lab-lengths = Długość partii
page-lab-decisions = Decyzje
page-lab-figures = Liczby
page-lab-cards = Ile warte są karty
page-lab-cards-help = Wygrane tych, którym rozdano kartę na początku, minus wygrane pozostałych, w punktach. Gwiazdka oznacza to, czego nie tłumaczy przypadek.
page-lab-beyond = ponad przypadek
