## What a notebook shows of a game, a record or a run.

notebook-actions = { $game }, { $count ->
    [0] freshly dealt.
    [one] after one action.
   *[other] after { $count } actions.
}
notebook-game = game (rules)
notebook-players = players
notebook-options = options
notebook-commitment = the seed’s sha256
notebook-winners = won by
notebook-nobody = nobody
notebook-ply = no.
notebook-seat = seat
notebook-action = action
