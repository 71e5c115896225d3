"""The rules of Drako (rules/drako.md). Compiled.

| module | rules |
| --- | --- |
| `hexes` | the board: BD |
| `state` | set-up, turns, resolving attacks, ends: SU, TU, PL, AT, EN, and the ends of TD, TW, KD, KW |
| `card_state` | decks, hands, placing: SU, TU, TD-2, TW-1, TW-3, TW-4, KD-1, KW-1, KW-6 |
| `board_state` | figures, wounds, tokens: BD, AT-5, AT-6, TR-13 |
| `symbols` | moves, strikes, shots, defences: MV, KN-1 to KN-7, TR-1 to TR-3, DR-1, DR-3, DW-1 to DW-6 |
| `knights`, `trolls`, `dragon`, `dwarves` | what only this faction can do: KN, TR, DR, DW |
| `responses` | blocking attacks: AT-3, AT-4, TD-3, KW-5 |
| `editions` | the differences between the editions |
| `legality` | legality of every action, and the list of legal actions |
| `refusals` | the rule that each refusal cites |
| `constants` | numbers of zones, cells, events, decisions and actions |
| `evaluation` | estimate of a position, for bots |
"""
