## Co notatnik pokazuje z gry, zapisu lub serii.

notebook-actions = { $game }, { $count ->
    [0] tuż po rozdaniu.
    [one] po jednej akcji.
    [few] po { $count } akcjach.
   *[many] po { $count } akcjach.
}
notebook-game = gra (zasady)
notebook-players = gracze
notebook-options = opcje
notebook-commitment = sha256 ziarna
notebook-winners = zwycięzca
notebook-nobody = brak
notebook-ply = nr
notebook-seat = miejsce
notebook-action = akcja
