"""The rules of Drako (rules/drako.md). Compiled, except for the declaration.

| module | rules |
| --- | --- |
| `declaration` | zones, cells, decisions, events, refusals with their rule, and endings, by name |
| `hexes` | the board: BD |
| `editions` | the differences between the editions |
| `matchup` | what does not change during a game: figures, tracks, cards, set-up |
| `board_state` | figures, wounds, tokens: BD, AT-5, AT-6, TR-13, DR-6 |
| `card_state` | decks and hands: TU, TD-2, TW-3, TW-4, KW-6 |
| `state` | dealing, turns, resolving attacks, ends: SU, TU, AT, EN, and the ends of TD, TW, KD, KW |
| `choices` | all actions and the decisions that offer them |
| `setup_moves` | mulligan and placing: SU-3, SU-4, TW-1, KD-1, KW-1 |
| `hand_moves` | playing, drawing and discarding cards: PL, TU-3, TU-6 |
| `symbols` | base classes of the symbols on cards; defences |
| `movement` | moves of figures: MV, KN-1, KN-2, TR-1, TR-2, DR-1, DW-1, DW-2 |
| `attacks` | strikes and shots: AT-2, KN-3, KN-4, KN-7, TR-3, DR-3, DW-3, DW-4, DW-6 |
| `knights`, `trolls`, `dragon`, `dwarves` | what only this faction can do: KN, TR, DR, DW |
| `responses` | blocking attacks: AT-3, AT-4, TD-3, KW-5 |
| `evaluation` | estimate of a position, for bots |
"""
