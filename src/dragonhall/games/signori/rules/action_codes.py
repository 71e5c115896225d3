"""The numbers of the actions and decisions of I Signori dei Draghi."""

from typing import Final

SEATS: Final = 8
FACES: Final = 64  # maximum number of different playing cards, reserved in the numbers below
KINDS: Final = 7
SLOTS: Final = 66  # maximum number of face-down creatures on one field

SUBS: Final = 64
PLAY: Final = 0  # + face * SUBS + position, seat, creature, …: see playability.py
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
LET_IT: Final = 11889
DONE: Final = 11890
ACTION_TOTAL: Final = 11891

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

BROKE: Final = 1
BOTH_BROKE: Final = 2
CARDS_RAN_OUT: Final = 3
ENDINGS: Final = ("", "broke", "both_broke", "cards_ran_out", "resigned", "timeout")
