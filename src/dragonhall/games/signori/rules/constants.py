"""The numbers of I Signori dei Draghi: limits, zones, cells, events, decisions, actions and endings.

`game.py` gives events and cells their names; `card_effects.py` numbers the operations of effects, and
`refusals.py` the refusals.
"""

from typing import Final

NONE: Final = -1

# Limits.
SEATS: Final = 8
FACES: Final = 64  # maximum number of different playing cards, reserved in the numbers of actions
KINDS: Final = 7  # maximum number of kinds of creatures
SLOTS: Final = 66  # maximum number of face-down creatures on one field
HAND_PLACES: Final = 96
MARKET_PLACES: Final = 4
HAND_LIMIT: Final = 5
ARTEFACT_PLACES: Final = 2
GEAR_PLACES: Final = 24
DEALT: Final = 9
PLAYING_CARDS: Final = 200
PLUNDER_CARDS: Final = 20
TOP_LEVEL: Final = 3

# Zones: five common ones, then eleven for each seat.
DRAW_PILE: Final = 0
DISCARD_PILE: Final = 1
PLUNDER_PILE: Final = 2
PLUNDERED: Final = 3
PENDING: Final = 4  # a card that was played and may still be stopped
COMMON_ZONES: Final = 5
HAND: Final = 0
TAKEN: Final = 1  # taken from the player's market in this final phase; not playable this turn
SEALED: Final = 2  # chosen for the market, until all players have chosen
MARKET: Final = 3
UP: Final = 4  # creatures in attack position
DOWN: Final = 5  # creatures in defence position
ROLE_PLACE: Final = 6
BEHIND: Final = 7  # blessings behind the role
FRONT: Final = 8  # a curse in front of the player
ARTEFACTS: Final = 9
GEAR_PLACE: Final = 10
ZONES_PER_SEAT: Final = 11

# Cells.
POOL: Final = 128  # by team; follows the counts of 93 zones
ACTIVE: Final = 130
PHASE: Final = 131
TURNS: Final = 132  # number of turns begun
STARTER: Final = 133
RESHUFFLES: Final = 134
ATTACKED: Final = 135  # this turn
LOCK: Final = 136  # a Finale was played this turn
USED: Final = 137  # this turn: the role's power, looks, breaths, the altar
MARK_LEFT: Final = 141  # by seat: turns for which a mark remains
SAFE: Final = 149  # by seat: 1 if it cannot be attacked before its next turn
CHAINED: Final = 157  # eight chains: 0, or 1 + code of the creature (chain_code) * SEATS + caster
CASTER: Final = 165  # of the pending card
VICTIM: Final = 166  # the target of the pending card, or NONE
AIM: Final = 167  # what the pending card points at, as in its action
ATTACKER: Final = 168
DEFENDER: Final = 169
STAGE: Final = 170  # of the combat
SIDE: Final = 171  # 0 while the attacker's side may play magic
DIFFERENCE: Final = 172  # of the totals
LOSING: Final = 173  # the seat that has lost the combat
SPOILS: Final = 174  # the plunder card
NEXT_EFFECT: Final = 175  # of the plunder card
HIT: Final = 176  # a creature about to be hit: seat, place, kind or slot, how, by what
WINNING_TEAM: Final = 181  # team + 1, or 3 for a draw

USED_ROLE: Final = 137
USED_LOOK: Final = 138
USED_BREATH: Final = 139
USED_ALTAR: Final = 140
CHAINS: Final = 8
CHAIN_CODES: Final = 8448  # SEATS * 2 * SLOTS * SEATS

# Phases after the set-up.
MAIN_1: Final = 1
COMBAT: Final = 2
MAIN_2: Final = 3
FINAL_PHASE: Final = 4

# Stages of a combat.
NO_COMBAT: Final = 0
MAGIC: Final = 1
COMPARE: Final = 2
GIVING_UP: Final = 3
PLUNDERING: Final = 4
PLUNDER_EFFECTS: Final = 5
CLEARING: Final = 6
WINNER_BONUSES: Final = 7

# How and by what a creature is hit.
DESTROYED: Final = 0
TO_MARKET: Final = 1
TO_WINNER: Final = 2
BY_SPELL: Final = 0
BY_POWER: Final = 1
BY_PLUNDER: Final = 2
BY_OTHER: Final = 3
WEAKEST_OR_STRONGEST: Final = (
    2  # position of the weakest or strongest creature; not stored, because it may be face down
)

# Events.
SEALED_CARD: Final = 0
MARKET_OPENED: Final = 1
TURN_BEGAN: Final = 2
DREW: Final = 3
POOL_CHANGED: Final = 4
ROLE_TAKEN: Final = 5
SUMMONED: Final = 6
SUMMONED_DOWN: Final = 7
TURNED_UP: Final = 8
ARTEFACT_LAID: Final = 9
CAST: Final = 10
STOPPED: Final = 11
BLESSED: Final = 12
CURSED: Final = 13
ANNULLED: Final = 14
BOUGHT: Final = 15
SHARED: Final = 16
SUPPORTED: Final = 17
BANISHED: Final = 18
CREATURE_LOST: Final = 19
RETURNED: Final = 20
LOOKED: Final = 21
STOLEN: Final = 22
DISCARDED: Final = 23
ATTACK_DECLARED: Final = 24
TOTALS: Final = 25
COMBAT_WON: Final = 26
PLUNDER_DRAWN: Final = 27
ESCORTED: Final = 28
FINALE_PLAYED: Final = 29
EXCHANGED: Final = 30
LAID: Final = 31
RESHUFFLED: Final = 32
DEMOTED: Final = 33
CHAINED_DOWN: Final = 34
DESERTED: Final = 35
TRUCE_MADE: Final = 36
TURN_ENDED: Final = 37
ENDED: Final = 38
RECOVERED: Final = 39
FETCHED: Final = 40

# Decisions.
ASK_SEAL: Final = 0
ASK_MAIN: Final = 1
ASK_INSTANT: Final = 2  # note: how many seats are asked after this one
ASK_MAGIC: Final = 3  # notes: how many seats of this side were asked, how many sides have passed
ASK_ANTIMAGIC: Final = 4  # note: how many seats are asked after this one
ASK_ESCORT: Final = 5
ASK_RETURN: Final = 6
ASK_GIVE_UP: Final = 7
ASK_CHOOSE_CREATURE: Final = 8
ASK_CHOOSE_CARD: Final = 9  # note: 0 from the loser's market, 1 an artefact of the loser
ASK_PORTAL: Final = 10  # note: how many creatures may still return to the hand
ASK_FINAL: Final = 11  # note: 1 once an empty place of the market was filled
DECISIONS: Final = (
    "seal",
    "main",
    "instant",
    "magic",
    "antimagic",
    "escort",
    "return",
    "give-up",
    "choose-creature",
    "choose-card",
    "portal",
    "final",
)

# Actions. A play is face * VARIANTS + the variant: position, seat, creature, …; see playability.py.
VARIANTS: Final = 64
PLAY: Final = 0
PLAY_DOWN: Final = 4096  # + seat * SLOTS + slot: spell on a face-down creature
SHARE: Final = 4624  # + face * SEATS + mate
BUY: Final = 5136  # + seat * FACES + face
SUPPORT: Final = 5648  # + kind * SEATS + mate
TURN_UP: Final = 5704  # + slot
BANISH: Final = 5770  # + seat * KINDS + kind
BANISH_DOWN: Final = 5826  # + seat * SLOTS + slot
SMASH: Final = 6354  # + seat * KINDS + kind
CYCLE: Final = 6410  # + face
FETCH: Final = 6474  # + face
RECOVER: Final = 6538  # + face
LOOK: Final = 6602  # + seat * SLOTS + slot
BREATHE: Final = 7130  # + seat * KINDS + kind
SACRIFICE: Final = 7186  # + kind
SACRIFICE_DOWN: Final = 7193  # + slot
ATTACK: Final = 7259  # + seat
EXCHANGE: Final = 7267  # + given face * FACES + taken face
LAY: Final = 11363  # + face
DISCARD_CARD: Final = 11427  # + face
COUNTER: Final = 11491  # + face
RETURN_CARD: Final = 11555  # + face
CHOOSE: Final = 11619  # + kind: a creature of the loser, or of the chooser
CHOOSE_DOWN: Final = 11626  # + slot
CHOOSE_CARD: Final = 11692  # + face
PORTAL_TO: Final = 11756  # + kind * SEATS + mate
PORTAL_HOME: Final = 11812  # + kind
PORTAL_HOME_DOWN: Final = 11819  # + slot
PASS: Final = 11885
TO_FINAL: Final = 11886
END_TURN: Final = 11887
ESCORT: Final = 11888
DECLINE_ESCORT: Final = 11889
DONE: Final = 11890
ACTION_TOTAL: Final = 11891

# Endings; the server sets the last two, not the rules.
BROKE: Final = 1
BOTH_BROKE: Final = 2
CARDS_RAN_OUT: Final = 3
ENDINGS: Final = ("", "broke", "both_broke", "cards_ran_out", "resigned", "timeout")
