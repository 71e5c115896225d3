"""The rules of Drako (rules/drako.md). Compiled, except for the declaration. `moves` has the actions.

| module | rules |
| --- | --- |
| `declaration` | zones, cells, decisions, events, refusals with their rule, and endings, by name |
| `hexes` | the board: BD |
| `editions` | the differences between the editions |
| `matchup` | what does not change during a game: figures, tracks, cards, set-up |
| `board_state` | figures, wounds, tokens: BD, AT-5, AT-6, TR-13, DR-6 |
| `card_state` | decks and hands: TU, TD-2, TW-3, TW-4, KW-6 |
| `state` | dealing, turns, resolving attacks, ends: SU, TU, AT, EN, and the ends of TD, TW, KD, KW |
| `evaluation` | estimate of a position, for bots |
"""
