"""The rules of I Signori dei Draghi (rules/signori.md). Compiled, except `declaration` and `vocabulary`.

| module | rules |
| --- | --- |
| `declaration` | zones, cells, decisions, events, refusals and endings, by name |
| `state` | set-up, turns, ends: SP, ST, SE |
| `field_state` | teams, pools, roles and their levels, drawing: SF, SR-1 to SR-3, ST-2 |
| `card_effects` | cards as data, with their effects |
| `vocabulary` | the words of cards and effects: categories (SP-0), operations, moments |
| `card_play` | what a played card does, and the windows for responses: SG, SY-2, SY-3, SR-7 |
| `creatures` | moving, chaining, hitting creatures: SC, SR-2, SR-5, SR-6 |
| `combat`, `combat_totals` | attacks, totals, plunder: SB |
| `moves` | all kinds of actions and decisions; attack and answers: SB-1, ST-4 |
| `plays` | when and on whom a card may be played: SG, SY, SA, SB-3, SB-4 |
| `powers` | powers of roles, creatures and artefacts: SR-4, SR-8 |
| `trade` | markets and team mates: SM, SY-1, SY-4, ST-5, ST-6 |
| `move_shapes` | kinds of actions that have the same variants |
| `evaluation` | estimate of a position, for bots |
"""
