## Ciò che un notebook mostra di una partita, di un verbale o di una serie.

notebook-actions = { $game }, { $count ->
    [0] appena distribuito.
    [one] dopo un’azione.
   *[other] dopo { $count } azioni.
}
notebook-game = gioco (regole)
notebook-players = giocatori
notebook-options = opzioni
notebook-commitment = sha256 del seme
notebook-winners = vince
notebook-nobody = nessuno
notebook-ply = n.
notebook-seat = posto
notebook-action = azione
