## Badania równowagi.

error-balance-format = „{ $got }” nie jest postacią raportu; są: { $allowed }
error-balance-ladder = Drabinka potrzebuje co najmniej dwóch botów, nie „{ $got }”
error-study-file = { $file } nie jest badaniem: { $reason }
error-study-name = { $file }: dwa raporty nazywałyby się „{ $name }”

balance-title = Równowaga: { $table }
balance-what = { $games ->
    [one] Jedna partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, po wszystkich stronach gra { $bot }, ziarno { $seed }, zestaw { $pack }, dragonhall { $version }. Mówi, jak wiedzie się temu botowi z tymi kartami; lepszym graczom może się wieść inaczej.
balance-sides = Kto wygrywa
balance-outside = Poza zakresem { $bounds }, który jest celem: { $sides }
balance-inside = Każdy udział mieści się w { $bounds }, co jest celem.
balance-seats = Według miejsc
balance-seat = miejsce
balance-order = Według kolejności tur
balance-turn = tura
balance-place = { $place }.
balance-course = Jak przebiegają partie
balance-mean = średnio
balance-length = decyzji na partię
balance-lengths = Partie według liczby decyzji
balance-lead-changes = zmiany prowadzenia
balance-cut-short = Przerwane po { $longest } decyzjach i liczone jako remis: { $share }
balance-cards = Karty
balance-cards-how = „Efekt” to udział tych, którzy dostali kartę do pierwszej ręki, minus udział tych, którzy jej nie dostali, w punktach: rozdanie jest losowe, więc to zasługa karty. „Wygrywa, gdy zagrana” nią nie jest: zwycięzcy i przegrani grają różne karty. „Rozstrzyga”: udział partii, w których ostatnia wielka zmiana oceny na korzyść zwycięzcy przyszła z tej karty.
balance-standing-out = Ponad szum, z *: { $cards }
balance-none-stands-out = Efekt żadnej karty nie wykracza ponad szum.
balance-detectable = Przy tylu partiach efekt { $points } punktów zwykłej karty znajduje się 4 razy na 5.
balance-card = karta
balance-dealt = partie z kartą na ręce
balance-effect = efekt
balance-played = partie, w których zagrana
balance-won-when-played = wygrywa, gdy zagrana
balance-decides = rozstrzyga
balance-uses = Do czego służą karty
balance-times = razy na partię
balance-whole-card = cała karta
balance-abilities = Zdolności, znaczniki i role
balance-abilities-how = W ilu partiach się zdarzyło i jak często wygrała wtedy strona, której się to zdarzyło. Kto przegrywa, traci też zdolności: to nie przyczyna.
balance-ability = co się zdarzyło
balance-happened = partie
balance-owner-wins = jej strona wygrywa
balance-befell-evaded = unik: { $what }
balance-befell-killed = ginie: { $what }
balance-befell-ability-lost = traci zdolność: { $what }
balance-befell-area-lost = smok traci: { $what }
balance-befell-netted = w sieci: { $what }
balance-befell-raged = furia: { $what }
balance-befell-returned = wraca: { $what }
balance-befell-role = rola { $what }
balance-befell-blessed = błogosławieństwo: { $what }
balance-befell-cursed = klątwa: { $what }
balance-ladder = Umiejętność a szczęście
balance-ladder-how = Silniejszy bot przeciw słabszemu, na parach tych samych rozdań z zamianą stron. Gdzie wszystko jest szczęściem, każdy ma równy udział; gdzie wszystko umiejętnością, silniejszy wygrywa każdą partię.
balance-stronger = silniejszy
balance-weaker = słabszy
balance-unsure = Co nie jest pewne
balance-unsure-how = Części zestawu przy tym stole, których żadne źródło nie podaje dokładnie. To, co ta strona o nich mówi, dotyczy naszej rekonstrukcji, nie wydrukowanej gry.
balance-all-exact = Każda część zestawu przy tym stole jest dokładna.
balance-part = część
balance-parts = { $count ->
    [one] jedna karta lub część
    [few] { $count } karty lub części
    [many] { $count } kart lub części
   *[other] { $count } karty lub części
}
balance-provenance = pochodzenie
balance-method-title = Metoda
balance-method = Każda partia ma własne rozdanie. Zwycięstwo dzielone przez n liczy się jako 1/n, partia bez zwycięzcy to remis wszystkich. Przedziały zawierają prawdziwą wartość 95 razy na 100: Wilsona dla udziałów, normalne dla średnich i efektów (których rozrzut jest rozrzutem rąk rozdanych na nowo). Karty nazywa się wykraczającymi ponad szum metodą Holma: szansa, że raport nazwie tak kartę, która nic nie robi, wynosi najwyżej 5 %.

balance-against = { $before } a { $after }
balance-compared = { $games ->
    [one] Po jednej partii
    [few] Po { $games } partie
    [many] Po { $games } partii
   *[other] Po { $games } partii
} na tych samych rozdaniach (ziarno { $seed }), po wszystkich stronach gra { $bot }; zestawy { $before } i { $after }. Porównanych wartości: { $figures }.
balance-changed = Co się zmieniło
balance-nothing-changed = Nic nie zmieniło się ponad szum.
balance-unchanged = Co może być szumem
balance-figure = wartość
balance-before = przed
balance-after = po
balance-difference = różnica
balance-chance = przypadek
balance-changed-side = udział: { $what }
balance-changed-turn = udział tury { $what }
balance-changed-length = decyzji na partię{ $what }
balance-changed-cut-short = partie przerwane{ $what }
balance-changed-lead-changes = zmiany prowadzenia{ $what }
balance-changed-held = efekt: { $what }
balance-changed-played = partie, w których zagrano: { $what }
balance-changed-decides = partie rozstrzygnięte przez: { $what }
balance-changed-ability = partie, w których: { $what }
balance-compare-method = Wartości, które ma każda partia, porównuje się partia po partii na tych samych rozdaniach, inne przez ich błędy standardowe. „Przypadek”: jak często samo szczęście dałoby tak wielką różnicę w którejkolwiek z tych wartości, metodą Holma; poniżej 5 % nazywa się to zmianą.
balance-written = Raport: { $file }
study-title = Badania równowagi
study-what = Spis raportów o równowadze, zapisany przez `dragonhall study`. Każdy raport mówi, który bot grał i które części zestawu są zrekonstruowane. „W równowadze” oznacza, że każdy udział jest bliski równemu: { $bounds } przy dwóch stronach, proporcjonalnie przy większej liczbie.
study-report = raport
study-shares = udziały
study-aim = w równowadze
study-within = { $within ->
    [yes] tak
   *[no] nie
}
study-index = Spis: { $file }
