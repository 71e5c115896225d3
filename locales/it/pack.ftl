## dragonhall pack: dati propri dei componenti.

pack-copied = { $file } è una copia del pacchetto incluso. Correggila con le carte che possiedi, poi: dragonhall pack check { $file }
pack-playable = { $file }: un pacchetto per { $game } che si può giocare ({ $hash }…)
pack-changed = { $count ->
    [0] Nulla differisce dal pacchetto incluso.
    [one] Un valore differisce dal pacchetto incluso:
   *[other] { $count } valori differiscono dal pacchetto incluso:
}
pack-unsure = { $count ->
    [0] Nulla vi è ricostruito.
    [one] Una cosa non è certa:
   *[other] { $count } cose non sono certe:
}
pack-next = Ciò che correggi con la scatola alla mano, segnalo con provenance = "exact".
