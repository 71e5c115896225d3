"""Explanations of a search for players: the seat's chances, the best lines, and likely cards of others.

`explain` uses only the view of one seat. The result can be encoded with `msgspec.json.encode`; `in_words`
formats it as translated sentences.
"""

from math import sqrt

import msgspec

from dragonhall.bots import VERSION, full_code, make_bot
from dragonhall.bots.ismcts import Ismcts
from dragonhall.bots.search_tree import NO_NODE, ROOT, Tree
from dragonhall.core.errors import DragonhallError, OptionError
from dragonhall.core.layout import OWNER
from dragonhall.core.text.messages import Words
from dragonhall.core.view import View

HINTS = "ismcts:iterations=2000"  # the default bot; takes a fraction of a second
LINES = 3
MAX_STEPS = 6  # actions
MIN_VISITS = 8  # minimum number of visits for a continuation to be reported
BELIEF_WORLDS = 400
NAMED_CARDS = 3  # cards named in the sentence about a hand
NORMAL_95 = 1.96  # standard deviations of a 95 % interval


class GameOverError(DragonhallError, ValueError):
    """The game is over: there is nothing to explain."""

    code = "explain-over"


class SearchStep(msgspec.Struct, frozen=True):
    """One action of a line: the seat and the text of the action."""

    seat: str
    action: str


class SearchLine(msgspec.Struct, frozen=True):
    """An action and its most visited continuation over many sampled worlds."""

    steps: list[SearchStep]
    value: float  # for the seat that chooses the first action, from 0 to 1
    share: float  # of all visits


class CardBelief(msgspec.Struct, frozen=True):
    """A card that may be in a zone that the seat cannot see."""

    seat: str  # the owner
    zone: str
    card: str
    probability: float  # of at least one such card
    expected: float  # number of such cards


class Explanation(msgspec.Struct, frozen=True):
    """What a bot expects for one seat.

    `value` is the expected share of the win, from 0 to 1; `low` to `high` is the 95 % confidence interval of
    this mean over the searched worlds. It measures the precision of the search, not the spread of results.
    """

    seat: str
    to_act: str
    value: float
    low: float
    high: float
    lines: list[SearchLine]
    beliefs: list[CardBelief]
    iterations: int
    code: str
    version: str


def explain(view: View, code: str = HINTS) -> Explanation:
    """Explain a position with a search bot, named by a code or a level. Raise OptionError for other bots.

    Raise GameOverError after the end of the game.

    >>> import dragonhall.games as games
    >>> explanation = explain(games.configure("draco").begin(7).view(0), "ismcts:iterations=100")
    >>> 0 <= explanation.low <= explanation.value <= explanation.high <= 1, len(explanation.lines)
    (True, 3)
    """
    bot = make_bot(code)
    if not isinstance(bot, Ismcts) or not 0 <= view.seat < view.masked.layout.seats:
        raise OptionError("explain-bot", got=code)
    decision = view.decision
    if decision is None:
        raise GameOverError
    tree = bot.tree_for(view)
    search = bot.search(view, tree)
    search.run(bot.iterations, bot.time / 1000, whole=True)
    seats = view.masked.game.seats
    best = int(tree.most_visited(ROOT)) if decision.seat == view.seat else ROOT
    value, margin = float(tree.mean(best)), interval_half_width(tree, best)
    return Explanation(
        seat=seats[view.seat],
        to_act=seats[decision.seat],
        value=value,
        low=max(0.0, value - margin),
        high=min(1.0, value + margin),
        lines=lines_of(view, tree),
        beliefs=beliefs_of(view, bot.seed),
        iterations=int(search.done),
        code=full_code(code),
        version=VERSION,
    )


def interval_half_width(tree: Tree, node: int) -> float:
    """Half the width of the 95 % confidence interval of a node's mean."""
    visits = tree.visits[node]
    mean = float(tree.mean(node))
    variance = max(0.0, tree.squares[node] / visits - mean * mean)
    return NORMAL_95 * sqrt(variance / visits)


def children(tree: Tree, node: int) -> list[int]:
    """The children of a node, most visited first."""
    found: list[int] = []
    child = int(tree.first_child[node])
    while child >= 0:
        found.append(child)
        child = int(tree.next_sibling[child])
    return sorted(found, key=lambda child: -tree.visits[child])


def lines_of(view: View, tree: Tree) -> list[SearchLine]:
    game = view.masked.game
    first = children(tree, ROOT)
    visits = sum(tree.visits[child] for child in first)
    lines: list[SearchLine] = []
    for node in first[:LINES]:
        steps: list[SearchStep] = []
        at = node
        while at != NO_NODE and len(steps) < MAX_STEPS and (at == node or tree.visits[at] >= MIN_VISITS):
            steps.append(SearchStep(game.seats[int(tree.seat[at])], game.text(int(tree.action[at]))))
            at = int(tree.most_visited(at))
        lines.append(SearchLine(steps, float(tree.mean(node)), tree.visits[node] / visits))
    return lines


def beliefs_of(view: View, seed: int) -> list[CardBelief]:
    """How often each face is in each hidden hand, over many worlds that agree with the view.

    Uses the rules and the visible cards only; draws no conclusions from the choices of other seats.
    """
    layout = view.masked.layout
    game = view.masked.game
    hidden = [
        number
        for number, zone in enumerate(layout.zones)
        if zone.sight == OWNER and zone.owner != view.seat and view.masked.size(number) > 0
    ]
    some = {zone: [0] * int(layout.faces) for zone in hidden}
    total = {zone: [0] * int(layout.faces) for zone in hidden}
    rng = view.stream(seed)
    for _ in range(BELIEF_WORLDS if hidden else 0):
        world = view.sample(rng)
        for zone in hidden:
            cards = [int(world.card_in(zone, place)) for place in range(int(world.size(zone)))]
            for card in set(cards):
                some[zone][card] += 1
                total[zone][card] += cards.count(card)
    beliefs = [
        CardBelief(
            seat=game.seats[layout.zones[zone].owner],
            zone=layout.zones[zone].name,
            card=game.face(card),
            probability=some[zone][card] / BELIEF_WORLDS,
            expected=total[zone][card] / BELIEF_WORLDS,
        )
        for zone in hidden
        for card in range(int(layout.faces))
        if some[zone][card]
    ]
    return sorted(beliefs, key=lambda belief: (belief.seat, belief.zone, -belief.probability))


def in_words(explanation: Explanation, view: View, words: Words) -> list[str]:
    """Translated sentences: one for the chances, one per line, and one per hidden hand."""
    game = view.masked.game
    words = words.of(game)
    sentences = [
        words(
            "explain-value",
            value=percent(explanation.value),
            low=percent(explanation.low),
            high=percent(explanation.high),
            iterations=explanation.iterations,
        )
    ]
    for number, line in enumerate(explanation.lines, 1):
        steps = [step_in_words(step, view, words) for step in line.steps]
        sentences.append(
            words(
                "explain-line",
                number=number,
                line=" → ".join(steps),
                value=percent(line.value),
                share=percent(line.share),
            )
        )
    hands = dict.fromkeys((belief.seat, belief.zone) for belief in explanation.beliefs)
    for seat, zone in hands:
        likely = [belief for belief in explanation.beliefs if (belief.seat, belief.zone) == (seat, zone)]
        cards = [
            words(
                "explain-card",
                card=str(words.of(view.masked.game).name("card", belief.card)),
                probability=percent(belief.probability),
            )
            for belief in likely[:NAMED_CARDS]
        ]
        sentences.append(
            words(
                "explain-belief",
                seat=str(words.name("seat", seat, view.masked.game.name)),
                zone=zone,
                cards=", ".join(cards),
            )
        )
    return sentences


def step_in_words(step: SearchStep, view: View, words: Words) -> str:
    game = view.masked.game
    action = game.phrase(words, game.action(step.action).path)
    if step.seat == game.seats[view.seat]:
        return action
    return words("explain-step", seat=str(words.name("seat", step.seat, game.name)), action=action)


def percent(share: float) -> int:
    return round(100 * share)
