"""The actions of Drako: which exist, why one is refused, and what it does.

| module | rules |
| --- | --- |
| `choices` | all actions and the decisions that offer them |
| `setup_moves` | mulligan and placing: SU-3, SU-4, TW-1, KD-1, KW-1 |
| `hand_moves` | playing, drawing and discarding cards: PL, TU-3, TU-6, TW-3 |
| `symbols` | base classes of the symbols on cards; defences |
| `movement` | moves of figures: MV, KN-1, KN-2, TR-1, TR-2, DR-1, DW-1, DW-2 |
| `attacks` | strikes and shots: AT-2, KN-3, KN-4, KN-7, TR-3, DR-3, DW-3, DW-4, DW-6 |
| `knights`, `trolls`, `dragon`, `dwarves` | what only this faction can do: KN, TR, DR, DW |
| `responses` | blocking attacks: AT-3, AT-4, TD-3, KW-5 |
"""
