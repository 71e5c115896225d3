## I Signori dei Draghi on the page: purse and areas

page-signori-purse = Iros: twoja drużyna { $left }, druga { $right }
page-signori-low = Zostało mniej niż 10 000 Iros
page-signori-own-team = Twoja drużyna
page-signori-other-team = Druga drużyna
page-signori-hand = ręka { $count }
page-signori-attacks = atakuje
page-signori-defends = broni się
page-signori-no-role = bez roli
page-signori-level = poziom { $level }
page-signori-force = Atak i obrona w tej chwili
page-signori-field = odkryte { $up }, zakryte { $down }
page-signori-no-creatures = brak istot
page-signori-market = Targ
page-signori-free = puste
page-signori-sealed = zapieczętowana
page-signori-ware = { $meaning ->
    [none] { $title }, { $price } Iros
   *[other] { $title }, { $meaning }, { $price } Iros
}
page-signori-truce = rozejm
page-signori-known = na ręce: { $cards }
page-signori-creature = { $count ->
    [one] { $title }
    [few] { $count } × { $title }
   *[other] { $count } × { $title }
}{ $meaning ->
    [none] { "" }
   *[other] , { $meaning }
}, poziom { $level }, atak { $attack }, obrona { $defence }, { $position ->
    [up] odkryta
   *[down] zakryta
}{ $fighting ->
    [no] { "" }
   *[other] , w walce
}
page-signori-hidden = Zakryta istota { $slot }, w obronie
page-signori-defence = obrona
page-signori-reconstructed = Rekonstrukcja: tekst i liczby tej karty są nasze

## I Signori dei Draghi on the page: the cloth

page-signori-phases = Fazy tury
page-signori-attack-by = { $viewer ->
    [self] Atakujesz
   *[other] { $name } atakuje
}
page-signori-defence-by = { $viewer ->
    [self] Bronisz się
   *[other] { $name } broni się
}
page-signori-needs = { $viewer ->
    [self] Brakuje ci { $count } do zwycięstwa
   *[other] { $name }: do zwycięstwa brakuje { $count }
}
page-signori-note-overflown = ominięta z powietrza
page-signori-note-chained = w łańcuchach
page-signori-note-shadowed = w cieniu
page-signori-equipment = ekwipunek
page-signori-magic = Runda magii
page-signori-plunder = Karta łupu
page-signori-from-discards = Z kart odrzuconych
page-signori-attack-whom = Kogo atakujesz?
page-signori-turn-of = Tura: { $name }
page-signori-setting-up = Trwa rozkładanie targów
page-signori-played = { $name }: { $card }
page-signori-played-against = { $name }: { $card } przeciw: { $victim }
page-signori-locked = Finale: w tej turze koniec magii
page-signori-draw = do dobrania { $count }
page-signori-discard = odrzucone { $count }
page-signori-plunder-left = karty łupu { $count }
page-signori-turn = tura { $number }
page-signori-price = { $price } Iros.
page-signori-subtitle = { $size } na { $size }
