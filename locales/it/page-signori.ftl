## I Signori dei Draghi on the page: purse and areas

page-signori-purse = Iros: la tua squadra { $left }, l’altra { $right }
page-signori-low = Restano meno di 10.000 Iros
page-signori-own-team = La tua squadra
page-signori-other-team = L’altra squadra
page-signori-hand = mano { $count }
page-signori-attacks = attacca
page-signori-defends = difende
page-signori-no-role = senza ruolo
page-signori-level = livello { $level }
page-signori-force = Attacco e difesa al momento
page-signori-field = { $up } scoperte, { $down } coperte
page-signori-no-creatures = nessuna creatura
page-signori-market = Mercato
page-signori-free = vuoto
page-signori-sealed = sigillata
page-signori-ware = { $meaning ->
    [none] { $title }, { $price } Iros
   *[other] { $title }, { $meaning }, { $price } Iros
}
page-signori-truce = tregua
page-signori-known = in mano: { $cards }
page-signori-creature = { $count ->
    [one] { $title }
   *[other] { $count } × { $title }
}{ $meaning ->
    [none] { "" }
   *[other] , { $meaning }
}, livello { $level }, attacco { $attack }, difesa { $defence }, { $position ->
    [up] scoperta
   *[down] coperta
}{ $fighting ->
    [no] { "" }
   *[other] , in combattimento
}
page-signori-hidden = Creatura coperta { $slot }, in difesa
page-signori-defence = difesa
page-signori-reconstructed = Una ricostruzione: testo e numeri di questa carta sono nostri

## I Signori dei Draghi on the page: the cloth

page-signori-phases = Fasi del turno
page-signori-attack-by = { $viewer ->
    [self] Tu attacchi
   *[other] { $name } attacca
}
page-signori-defence-by = { $viewer ->
    [self] Tu difendi
   *[other] { $name } difende
}
page-signori-needs = { $viewer ->
    [self] { $count ->
        [one] Ti manca { $count } per vincere
       *[other] Ti mancano { $count } per vincere
    }
   *[other] { $count ->
        [one] A { $name } manca { $count } per vincere
       *[other] A { $name } mancano { $count } per vincere
    }
}
page-signori-note-overflown = sorvolato
page-signori-note-chained = in catene
page-signori-note-shadowed = nell’ombra
page-signori-equipment = equipaggiamento
page-signori-magic = Giro di magia
page-signori-plunder = Carta depreda
page-signori-from-discards = Dagli scarti
page-signori-attack-whom = Chi attacchi?
page-signori-turn-of = Di turno: { $name }
page-signori-setting-up = Si preparano i mercati
page-signori-played = { $name }: { $card }
page-signori-played-against = { $name }: { $card } contro { $victim }
page-signori-locked = Finale: niente più magie in questo turno
page-signori-draw = { $count } da pescare
page-signori-discard = { $count } negli scarti
page-signori-plunder-left = { $count } carte depreda
page-signori-turn = turno { $number }
page-signori-price = { $price } Iros.
page-signori-subtitle = { $size } contro { $size }
