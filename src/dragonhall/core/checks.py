"""Checks of a game against its declaration, for tests and for `dragonhall doctor --game`.

Mistakes that one line shows are reported by the declaration itself, at import. `check_game` finds those that
need a configured game, `check_state` those that show only in a position. `check_play` plays random games and
checks every position. All raise DeclarationError with a sentence.
"""

from collections import Counter
from typing import NoReturn

from dragonhall.core.action import Path
from dragonhall.core.errors import DeclarationError
from dragonhall.core.game import Game
from dragonhall.core.layout import COMMON, COUNTS, DEPTH, FRAME, FRAMES, Zone
from dragonhall.core.moves import LEGAL, Move
from dragonhall.core.rng import FastRng
from dragonhall.core.state import State

OF_CLASS = ("name", "rules_version", "min_players", "max_players", "options_known", "declaration", "stocks")
OF_GAME = ("layout", "seats")
OF_STATE = ("winner_bits", "score_of", "evaluate")
MOST_PLIES = 20_000  # a game that takes longer is taken for one that never ends
REFUSALS_TRIED = 50  # illegal actions per position whose refusals are looked up


def check_game(game: Game) -> None:
    """Check what a configured game declares: attributes, seats, index names, pools, moves and texts."""
    kind = type(game).__name__
    for names, of in ((OF_CLASS, "class"), (OF_GAME, "instance")):
        for name in names:
            if not hasattr(game, name):
                fail(f"{kind} has no {of} attribute {name!r}")
    if len(game.seats) != game.players:
        fail(f"{kind} has {len(game.seats)} seats for {game.players} players: {', '.join(game.seats)}")
    check_index_names(game)
    check_pools(game)
    check_moves(game)
    state = game.begin(1)
    for name in OF_STATE:
        if getattr(type(state), name) is getattr(State, name):
            fail(f"{type(state).__name__} has no method {name!r}")


def check_index_names(game: Game) -> None:
    for run in game.layout.named_cells:
        if run.each in ("", "seat"):
            continue
        try:
            names = game.index_names(run.each)
        except KeyError:
            fail(f"cells {run.name!r}: index {run.each!r} has no names; declare it or give index_names")
        if len(names) < run.length:
            fail(f"cells {run.name!r} are {run.length}, but index {run.each!r} has {len(names)} names")


def check_pools(game: Game) -> None:
    """Check that each pool of cards has zones, and a stock that can hold all of its cards."""
    layout = game.layout
    pools = int(layout.pools)
    if len(game.stocks) != pools:
        fail(f"there are {pools} pools of cards, but {len(game.stocks)} stocks: {', '.join(game.stocks)}")
    for zone in layout.zones:
        if not 0 <= zone.pool < max(pools, 1):
            fail(f"zone {title(game, zone)} takes cards of pool {zone.pool}; the pools are 0 to {pools - 1}")
    for pool, stock in enumerate(game.stocks):
        zones = [zone for zone in layout.zones if zone.name == stock and zone.pool == pool]
        if not zones:
            fail(f"the stock {stock!r} of pool {pool} is not a zone of that pool")
        faces = range(int(layout.faces))
        cards = sum(int(layout.copies[face]) for face in faces if layout.pool_of[face] == pool)
        if cards > zones[0].capacity:
            fail(f"pool {pool} has {cards} cards, but its stock {stock!r} holds {zones[0].capacity}")


def check_moves(game: Game) -> None:
    """Check that every decision is declared and every move has its methods, and that texts are unique."""
    choices = game.layout.choices
    if len(choices.decisions) != len(game.decisions):
        fail(
            f"{len(game.decisions)} decisions are declared ({', '.join(game.decisions)}), "
            f"but the moves are given for {len(choices.decisions)}"
        )
    offered = {id(move) for kind in range(len(choices.decisions)) for move in choices.decisions[kind].moves}
    for move in choices.moves:
        if type(move).perform is Move.perform:
            fail(f"move {move.name!r} has no method 'perform'")
        if id(move) not in offered and move is not choices.interrupt:
            fail(f"move {move.name!r} belongs to no decision")
    texts: dict[str, Path] = {}
    for code in range(game.action_total):
        path = game.path(code)
        text = game.text(code).lower()
        if path and text in texts:
            fail(f"two actions have the text {text!r}")
        texts[text] = path


def check_state(state: State) -> None:
    """Check a position: capacities, conservation of cards, pools, bounds of cells, decisions."""
    game = state.game
    layout = state.layout
    found: Counter[int] = Counter()
    for number, zone in enumerate(layout.zones):
        size = int(state.cells[COUNTS + number])
        if not 0 <= size <= zone.capacity:
            fail(f"zone {title(game, zone)} has {size} cards; its capacity is {zone.capacity}")
        for place in range(size):
            face = int(state.card_in(number, place))
            if not 0 <= face < layout.faces:
                fail(f"zone {title(game, zone)} has a card with the number {face}; there is no such face")
            if layout.pool_of[face] != zone.pool:
                fail(f"zone {title(game, zone)} has the card {game.face(face)!r} of another pool")
            found[face] += 1
    for face in range(int(layout.faces)):
        if found[face] != layout.copies[face]:
            fail(f"there are {found[face]} cards {game.face(face)!r} instead of {layout.copies[face]}")
    for run in layout.named_cells:
        for k in range(run.length):
            value = int(state.cells[run.start + k])
            if not run.low <= value <= run.high:
                fail(f"cell {run.name!r} number {k} is {value}; it is declared from {run.low} to {run.high}")
    for depth in range(int(state.cells[DEPTH])):
        decision, seat = (int(state.cells[FRAMES + depth * FRAME + k]) for k in (0, 1))
        if not 0 <= decision < len(game.decisions) or not 0 <= seat < game.players:
            fail(f"the stack has decision {decision} of seat {seat}, which is not declared")


def check_reached(state: State) -> None:
    """Check that a position of a game passes the checks of positions that are set up by hand."""
    found = state.game.impossible(state)
    if found is not None:
        fail(
            f"a position that was reached is taken for impossible: {found.code} ({found.part}, {found.rule})"
        )
    if not is_settled(state):
        fail("the automatic steps do not stop at the position that they have reached")


def is_settled(state: State) -> bool:
    """Return whether `settle` changes nothing, which is so after every action."""
    after = state.clone()
    after.settle()
    return after.digest == state.digest


def check_actions(state: State) -> None:
    """Check the legal list of a position, and that refusals are declared."""
    game = state.game
    legal = state.legal_codes()
    if len(set(legal)) != len(legal):
        fail("the legal list has an action twice")
    if not legal and not state.over:
        fail(f"decision {game.decisions[int(state.decision_kind())]!r} has no legal action")
    for code in range(0, game.action_total, max(1, game.action_total // REFUSALS_TRIED)):
        number = int(state.refusal(code))
        if not 0 <= number <= len(game.refusals):
            fail(f"action {game.text(code)!r} is refused with {number}, which is not declared")
        expected = code in legal or code in state.interrupts(state.actor(code))
        if (number == LEGAL) != expected:
            fail(f"action {game.text(code)!r} is in the legal list or refused, not exactly one of both")


def check_play(game: Game, seed: int) -> int:
    """Play a random game and check every position and event; return its number of actions."""
    rng = FastRng.seeded(seed)
    state = game.new(FastRng.seeded(seed), listen=True)
    events = state.log
    assert events is not None
    check_state(state)
    while not state.over:
        check_actions(state)
        codes = state.legal_codes()
        code = codes[rng.below(len(codes))]
        try:
            state.apply(code)
            check_state(state)
            check_reached(state)
        except DeclarationError as error:
            raise DeclarationError(f"after {game.text(code)!r}: {error}") from None
        if state.ply > MOST_PLIES:
            fail(f"a random game has not ended after {MOST_PLIES} actions")
    for kind, *values in events:
        if not 0 <= kind < len(game.events):
            fail(f"event {kind} is not declared")
        event = game.events[kind]
        if any(values[len(event.values) :]):
            fail(f"event {event.name!r} has more values than the declared {len(event.values)}")
        for what, value in zip(event.values, values, strict=False):
            try:
                game.name_of(what, value)
            except IndexError:
                fail(f"event {event.name!r}: there is no {what} with the number {value}")
    check_outcome(state)
    return state.ply


def check_outcome(state: State) -> None:
    outcome = state.outcome
    if outcome is None or not outcome.reason:
        fail("the game is over without a declared ending")
    if not 0 <= state.winner_bits() < 2**state.game.players:
        fail("winner_bits names a seat that does not exist")


def title(game: Game, zone: Zone) -> str:
    return repr(zone.name) if zone.owner == COMMON else f"{zone.name!r} of seat {zone.owner}"


def fail(sentence: str) -> NoReturn:
    raise DeclarationError(sentence)
