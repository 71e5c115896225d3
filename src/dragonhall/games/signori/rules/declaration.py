"""The declaration of I Signori dei Draghi: sizes, zones, cells, decisions, events, refusals and endings.

The numbers are part of digests and records: new things go to the end of their list. `vocabulary.py` numbers
the words of effects.
"""

from typing import Final

from mypy_extensions import i64

from dragonhall.core.declaration import SEAT, Declaration
from dragonhall.core.layout import ALL, NOBODY, OWNER

NONE: Final = -1

# Sizes.
SEATS: Final = 8
FACES: Final = 64  # maximum number of different playing cards, reserved in the numbers of actions
KINDS: Final = 7  # maximum number of kinds of creatures
SLOTS: Final = 66  # maximum number of face-down creatures on one field
WAYS: Final = 64  # maximum number of ways to play a card: positions, targets, …
HAND_PLACES: Final = 96
MARKET_PLACES: Final = 4
HAND_LIMIT: Final = 5
ARTEFACT_PLACES: Final = 2
GEAR_PLACES: Final = 24
DEALT: Final = 9
PLAYING_CARDS: Final = 200
PLUNDER_CARDS: Final = 20
TOP_LEVEL: Final = 3
SEAT_ZONES: Final = 11
CHAINS: Final = 8
CHAIN_CODES: Final = 8448  # SEATS * 2 * SLOTS * SEATS

# Positions of a creature.
FACE_UP: Final = 0
FACE_DOWN: Final = 1
WEAKEST_OR_STRONGEST: Final = (
    2  # only of a creature that is hit: which one is not stored, it may be face down
)

# Phases after the set-up.
MAIN_1: Final = 1
COMBAT: Final = 2
MAIN_2: Final = 3
FINAL_PHASE: Final = 4
PHASES: Final = ("setting-up", "main-1", "combat", "main-2", "final")

# Stages of a combat.
NO_COMBAT: Final = 0
MAGIC: Final = 1
COMPARE: Final = 2
GIVING_UP: Final = 3
PLUNDERING: Final = 4
PLUNDER_EFFECTS: Final = 5
CLEARING: Final = 6
WINNER_BONUSES: Final = 7

# Parts of a hit, after the seat; how and by what a creature is hit.
HIT_POSITION: Final = 1
HIT_INDEX: Final = 2
HIT_HOW: Final = 3
HIT_BY: Final = 4
HIT_PARTS: Final = 5
DESTROYED: Final = 0
TO_MARKET: Final = 1
TO_WINNER: Final = 2
BY_SPELL: Final = 0
BY_POWER: Final = 1
BY_PLUNDER: Final = 2
BY_OTHER: Final = 3

# Powers that are counted in a turn.
ROLE_POWER: Final = 0
LOOK_POWER: Final = 1
BREATH_POWER: Final = 2
ALTAR_POWER: Final = 3
POWERS: Final = ("role", "look", "breath", "altar")

PENDINGS: Final = 3  # cards that may wait for responses at the same time
CALL_DEPTH: Final = 4  # open decisions above which a player who has called must wait
PENDING_PARTS: Final = 3  # caster, victim and aim of a card that waits below another

# Second note of ASK_INSTANT: why the seat is asked.
AT_TURN_START: Final = 0
BEFORE_CURSE: Final = 1
AFTER_CALL: Final = 2

AIM_DOWN: Final = 4096  # aims at face-down creatures are AIM_DOWN + seat * SLOTS + slot

declare: Final = Declaration(seats=SEATS, no_action="ST-3", game_over="SE-1", stride=SEAT_ZONES)
declare.index("team", ("a", "b"))
declare.index("power", POWERS)
declare.index("chain", [str(number) for number in range(1, CHAINS + 1)])
declare.index("hit", ("seat", "place", "what", "how", "by"))
declare.index("waiting", [f"{part}-{k}" for k in range(1, PENDINGS) for part in ("caster", "victim", "aim")])
declare.index("result", ("", "team-a", "team-b", "draw"))

DRAW_PILE: Final[i64] = declare.zone("draw", PLAYING_CARDS, NOBODY, ordered=True)
DISCARD_PILE: Final[i64] = declare.zone("discard", PLAYING_CARDS, ALL, ordered=True)
PLUNDER_PILE: Final[i64] = declare.zone("plunder", PLUNDER_CARDS, NOBODY, pool=1, ordered=True)
PLUNDERED: Final[i64] = declare.zone("plundered", PLUNDER_CARDS, ALL, pool=1, ordered=True)
PENDING: Final[i64] = declare.zone("pending", PENDINGS, ALL, ordered=True)  # played; may still be stopped
# Hands and face-down creatures are hidden, also from mates (SF-3).
HAND: Final[i64] = declare.zone("hand", HAND_PLACES, OWNER, each=SEAT, marked=True)
# Taken from the player's market in this final phase; not playable this turn.
TAKEN: Final[i64] = declare.zone("taken", HAND_PLACES, ALL, each=SEAT)
# Chosen for the market, until all players have chosen.
SEALED: Final[i64] = declare.zone("sealed", MARKET_PLACES, OWNER, each=SEAT)
MARKET: Final[i64] = declare.zone("market", MARKET_PLACES, ALL, each=SEAT)
UP: Final[i64] = declare.zone("up", SLOTS, ALL, each=SEAT)  # creatures in attack position
DOWN: Final[i64] = declare.zone("down", SLOTS, OWNER, each=SEAT, ordered=True, marked=True)  # in defence
ROLE_PLACE: Final[i64] = declare.zone("role", 1, ALL, each=SEAT, ordered=True)
BEHIND: Final[i64] = declare.zone("behind", 4, ALL, each=SEAT)  # blessings behind the role
FRONT: Final[i64] = declare.zone("front", 1, ALL, each=SEAT, ordered=True)  # a curse in front of the player
ARTEFACTS: Final[i64] = declare.zone("artefacts", ARTEFACT_PLACES, ALL, each=SEAT)
GEAR_PLACE: Final[i64] = declare.zone("gear", GEAR_PLACES, ALL, each=SEAT)

POOL: Final[i64] = declare.cells("pool", each="team", low=-50_000, high=200_000)
ACTIVE: Final[i64] = declare.cells("active", high=SEATS - 1)
PHASE: Final[i64] = declare.cells("phase", high=4)
TURNS: Final[i64] = declare.cells("turns", high=10_000)  # number of turns begun
STARTER: Final[i64] = declare.cells("starter", high=SEATS - 1)
RESHUFFLES: Final[i64] = declare.cells("reshuffles", high=9)
ATTACKED: Final[i64] = declare.cells("attacked")  # this turn
LOCK: Final[i64] = declare.cells("lock")  # a Finale was played this turn
USED: Final[i64] = declare.cells("used", each="power", high=99)  # this turn
MARK_LEFT: Final[i64] = declare.cells("mark-left", each=SEAT, high=9)  # turns for which a mark remains
SAFE: Final[i64] = declare.cells("safe", each=SEAT)  # 1 if it cannot be attacked before its next turn
# 0, or 1 + code of the creature (chain_code) * SEATS + caster.
CHAINED: Final[i64] = declare.cells("chained", each="chain", high=CHAIN_CODES)
CASTER: Final[i64] = declare.cells("caster", low=NONE, high=SEATS - 1)  # of the pending card
VICTIM: Final[i64] = declare.cells("victim", low=NONE, high=SEATS - 1)  # the target of the pending card
AIM: Final[i64] = declare.cells(
    "aim", low=NONE, high=9_999
)  # how the pending card is played, or AIM_DOWN + …
ATTACKER: Final[i64] = declare.cells("attacker", low=NONE, high=SEATS - 1)
DEFENDER: Final[i64] = declare.cells("defender", low=NONE, high=SEATS - 1)
STAGE: Final[i64] = declare.cells("stage", high=9)  # of the combat
SIDE: Final[i64] = declare.cells("side")  # 0 while the attacker's side may play magic
DIFFERENCE: Final[i64] = declare.cells("difference", high=999)  # of the totals
LOSING: Final[i64] = declare.cells("losing", low=NONE, high=SEATS - 1)  # the seat that has lost the combat
SPOILS: Final[i64] = declare.cells("spoils", low=NONE, high=254)  # the plunder card
NEXT_EFFECT: Final[i64] = declare.cells("next-effect", high=9)  # of the plunder card
HIT: Final[i64] = declare.cells("hit", each="hit", low=NONE, high=99)  # a creature about to be hit
WINNING_TEAM: Final[i64] = declare.cells("winning-team", high=3)  # team + 1, or 3 for a draw
# Of the pending cards below the top one: caster, victim and aim, plus 1; 0 if there is none.
WAITING: Final[i64] = declare.cells("waiting", each="waiting", high=10_000)
CALLS: Final[i64] = declare.cells("calls", high=255)  # one bit for each seat that wants to play an instant
CALLED_IN_VAIN: Final[i64] = declare.cells("called-in-vain", high=255)  # in this turn; one bit for each seat

ASK_SEAL: Final[i64] = declare.decision("seal")
ASK_MAIN: Final[i64] = declare.decision("main")
ASK_INSTANT: Final[i64] = declare.decision("instant")  # seats to ask after this one, why it is asked
ASK_MAGIC: Final[i64] = declare.decision("magic")  # seats of this side asked, sides that have passed
ASK_ANTIMAGIC: Final[i64] = declare.decision("antimagic")  # seats to ask after this one
ASK_ESCORT: Final[i64] = declare.decision("escort")
ASK_RETURN: Final[i64] = declare.decision("return")
ASK_GIVE_UP: Final[i64] = declare.decision("give-up")
ASK_CHOOSE_CREATURE: Final[i64] = declare.decision("choose-creature")
ASK_CHOOSE_CARD: Final[i64] = declare.decision("choose-card")  # 0 from the market, 1 an artefact
ASK_PORTAL: Final[i64] = declare.decision("portal")  # creatures that may still return to the hand
ASK_FINAL: Final[i64] = declare.decision("final")  # 1 once an empty place of the market was filled

SEALED_CARD: Final[i64] = declare.event("sealed", "seat", "card", shown_in="sealed", merged=True)
MARKET_OPENED: Final[i64] = declare.event("market-opened")
TURN_BEGAN: Final[i64] = declare.event("turn", "seat")
DREW: Final[i64] = declare.event("drew", "seat", "card", shown_in="hand", merged=True, reveals=True)
POOL_CHANGED: Final[i64] = declare.event("pool", "team", "iros", "total", foreseen=True)
ROLE_TAKEN: Final[i64] = declare.event("role", "seat", "card", ability="card")
SUMMONED: Final[i64] = declare.event("summoned", "seat", "card")
SUMMONED_DOWN: Final[i64] = declare.event("summoned-down", "seat", "card", shown_in="hand")
TURNED_UP: Final[i64] = declare.event("turned-up", "seat", "card", reveals=True)
ARTEFACT_LAID: Final[i64] = declare.event("artefact", "seat", "card")
CAST: Final[i64] = declare.event("cast", "seat", "card", "victim")
STOPPED: Final[i64] = declare.event("stopped", "seat", "card", "caster")
BLESSED: Final[i64] = declare.event("blessed", "seat", "card", "level", ability="card")
CURSED: Final[i64] = declare.event("cursed", "seat", "card", ability="card")
ANNULLED: Final[i64] = declare.event("annulled", "seat", "card")
BOUGHT: Final[i64] = declare.event("bought", "seat", "card", "owner", "price")
SHARED: Final[i64] = declare.event("shared", "seat", "card", "mate")
SUPPORTED: Final[i64] = declare.event("supported", "seat", "card", "mate")
BANISHED: Final[i64] = declare.event("banished", "seat", "card")
CREATURE_LOST: Final[i64] = declare.event("lost", "seat", "card", foreseen=True)
RETURNED: Final[i64] = declare.event("returned", "seat", "card")
LOOKED: Final[i64] = declare.event("looked", "seat", "card", "owner", "slot", shown_in="hand")
STOLEN: Final[i64] = declare.event(
    "stolen", "seat", "victim", "card", shown_in="hand", shown_to=("victim",), reveals=True
)
DISCARDED: Final[i64] = declare.event("discarded", "seat", "card", merged=True, reveals=True)
ATTACK_DECLARED: Final[i64] = declare.event("attack", "seat", "victim")
TOTALS: Final[i64] = declare.event("totals", "seat", "attack", "victim", "defence", foreseen=True)
COMBAT_WON: Final[i64] = declare.event("won", "seat", "victim", "difference", foreseen=True)
PLUNDER_DRAWN: Final[i64] = declare.event("plunder", "seat", "card", reveals=True)
ESCORTED: Final[i64] = declare.event("escorted", "seat", "card")
FINALE_PLAYED: Final[i64] = declare.event("finale", "seat", "card")
EXCHANGED: Final[i64] = declare.event("exchanged", "seat", "card", "taken")
LAID: Final[i64] = declare.event("laid", "seat", "card", merged=True)
RESHUFFLED: Final[i64] = declare.event("reshuffled", "cards", reveals=True)
DEMOTED: Final[i64] = declare.event("demoted", "seat", "level", reveals=True)
CHAINED_DOWN: Final[i64] = declare.event("chained", "seat", "card", "slot")
DESERTED: Final[i64] = declare.event("deserted", "seat", "card", "victim")
TRUCE_MADE: Final[i64] = declare.event("truce", "seat")
TURN_ENDED: Final[i64] = declare.event("turn-ended", "seat")
ENDED: Final[i64] = declare.event("ended", "result", "ending")
RECOVERED: Final[i64] = declare.event("recovered", "seat", "card")
FETCHED: Final[i64] = declare.event("fetched", "seat", "card", "owner")
CALLED: Final[i64] = declare.event("called", "seat")
NO_LONGER: Final[i64] = declare.event("no-longer", "seat", "card")

NOT_NOW: Final[i64] = declare.refusal("not-now", "ST-1")
SEAL_FIRST: Final[i64] = declare.refusal("seal-first", "SP-2")
ANSWER_FIRST: Final[i64] = declare.refusal("answer-first", "SG-3")
NOT_IN_HAND: Final[i64] = declare.refusal("not-in-hand", "ST-3")
NOT_THIS_PHASE: Final[i64] = declare.refusal("not-this-phase", "ST-3")
WRONG_CATEGORY: Final[i64] = declare.refusal("wrong-category", "ST-3")
LOCKED: Final[i64] = declare.refusal("locked", "SY-3")
LEVEL_TOO_HIGH: Final[i64] = declare.refusal("level-too-high", "SR-2")
NO_ROLE: Final[i64] = declare.refusal("no-role", "SR-1")
LEVEL_FULL: Final[i64] = declare.refusal("level-full", "SR-1")
AEGIS_THERE: Final[i64] = declare.refusal("aegis-there", "SR-1")
ARTEFACT_PLACE: Final[i64] = declare.refusal("artefact-place", "SA-1")
NO_SUCH_TARGET: Final[i64] = declare.refusal("no-such-target", "SC-6")
NOT_AN_OPPONENT: Final[i64] = declare.refusal("not-an-opponent", "SF-1")
NOT_A_MATE: Final[i64] = declare.refusal("not-a-mate", "SF-1")
PROTECTED: Final[i64] = declare.refusal("protected", "SR-8")
ROOTED_THERE: Final[i64] = declare.refusal("rooted", "SR-4")
NOTHING_TO_TAKE: Final[i64] = declare.refusal("nothing-to-take", "SG-1")
NOT_DEMOTABLE: Final[i64] = declare.refusal("not-demotable", "SR-6")
IMMUNE_ROLE: Final[i64] = declare.refusal("immune", "SG-4")
MARK_THERE: Final[i64] = declare.refusal("mark-there", "SG-4")
CANNOT_PAY: Final[i64] = declare.refusal("cannot-pay", "SF-4", "iros", "pool")
NOT_SHAREABLE: Final[i64] = declare.refusal("not-shareable", "SY-1")
MATE_CANNOT: Final[i64] = declare.refusal("mate-cannot", "SY-4")
NOT_IN_MARKET: Final[i64] = declare.refusal("not-in-market", "SM-1")
NO_SUCH_POWER: Final[i64] = declare.refusal("no-such-power", "SR-4")
POWER_USED: Final[i64] = declare.refusal("power-used", "SR-4")
INSTEAD_OF_ATTACK: Final[i64] = declare.refusal("instead-of-attack", "SR-4")
ATTACKED_ALREADY: Final[i64] = declare.refusal("attacked-already", "ST-4")
FIRST_TURN: Final[i64] = declare.refusal("first-turn", "ST-4")
NO_ATTACKER: Final[i64] = declare.refusal("no-attacker", "SB-1")
TRUCE: Final[i64] = declare.refusal("truce", "SB-1")
NOT_YOUR_SIDE: Final[i64] = declare.refusal("not-your-side", "SB-4")
NOT_FOR_MATES: Final[i64] = declare.refusal("not-for-mates", "SB-3")
NOT_AN_ANTIMAGIC: Final[i64] = declare.refusal("not-an-antimagic", "SG-2")
ONLY_FOR_YOURSELF: Final[i64] = declare.refusal("only-for-yourself", "SG-2")
FILL_MARKET_FIRST: Final[i64] = declare.refusal("fill-market-first", "ST-6")
TOO_MANY_CARDS: Final[i64] = declare.refusal("too-many-cards", "ST-6")
HAND_IS_FINE: Final[i64] = declare.refusal("hand-is-fine", "ST-6")
MARKET_FULL: Final[i64] = declare.refusal("market-full", "ST-6")
FILLING_BEGUN: Final[i64] = declare.refusal("filling-begun", "ST-6")
NOT_INSTANT: Final[i64] = declare.refusal("not-instant", "SY-2")
EXCHANGE_LATER: Final[i64] = declare.refusal("exchange-later", "ST-5")
LEVEL_HIDDEN: Final[i64] = declare.refusal("level-hidden", "SR-4")
CALLED_ALREADY: Final[i64] = declare.refusal("called-already", "SY-5")
OWN_DECISION: Final[i64] = declare.refusal("own-decision", "SY-5")
TOO_MANY_PENDING: Final[i64] = declare.refusal("too-many-pending", "SY-6")
OWN_TURN_ONLY: Final[i64] = declare.refusal("own-turn-only", "SR-9")
NO_SUPPORT_IN_COMBAT: Final[i64] = declare.refusal("no-support-in-combat", "SY-7")

BROKE: Final[i64] = declare.ending("broke")
BOTH_BROKE: Final[i64] = declare.ending("both_broke")
CARDS_RAN_OUT: Final[i64] = declare.ending("cards_ran_out")
declare.ending("resigned")  # set by the server, not by the rules
declare.ending("timeout")
