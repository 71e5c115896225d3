"""The rules of I Signori dei Draghi (rules/signori.md). Compiled.

| module | rules |
| --- | --- |
| `state` | set-up, turns and phases, ends: SP, ST, SE |
| `field_state` | teams, pools, roles and their levels, drawing: SF, SR-1 to SR-3, ST-2 |
| `card_effects` | cards as data: categories (SP-0), operations, moments |
| `playability` | when and on whom a card may be played: SG, SY, SA, SB-3, SB-4 |
| `card_play` | what a played card does, and the windows for responses: SG, SY-2, SY-3, SR-7 |
| `creatures` | moving, chaining, hitting creatures: SC, SR-2, SR-5, SR-6 |
| `powers` | powers of roles, creatures and artefacts: SR-4, SR-8 |
| `combat`, `combat_totals` | attacks, totals, plunder: SB |
| `trade` | markets and team mates: SM, SY-1, SY-4, ST-5, ST-6 |
| `legality`, `legal_actions` | legality of every action, and the list of legal actions |
| `refusals` | the rule that each refusal cites |
| `constants` | numbers of zones, cells, events, decisions and actions |
| `evaluation` | estimate of a position, for bots |
"""
