"""Regenerate the records after a change of rules or packs: `python -m tests.conformance.make_records`."""

from dragonhall.bots import make_bot
from dragonhall.core.records.match import Match
from dragonhall.core.view import View
from dragonhall.games import configure
from tests.conformance.script import GAMES, file_of

SEEDS = range(1, 40)
SALTS = ("what one adds", "what two adds")
BOTS = ("greedy:seed=1", "random:seed=2")
FEWEST = 40  # minimum number of actions; shorter games cover too little


def played(name: str, seed: int) -> Match:
    game = configure(name)
    # The bots that replay the record on a server have these names; names are part of the record.
    names = [f"{name.capitalize()} {which}" for which in ("one", "two")]
    match = Match(game, seed.to_bytes(32, "big"), SALTS, names)
    bots = [make_bot(code) for code in BOTS]
    while (decision := match.state.decision) is not None:
        match.play(bots[decision.seat].choose(View(match.state, decision.seat)))
    return match


def main() -> None:
    """Write the shortest sufficiently long game of each kind: every interface replays it action by action."""
    for name in GAMES:
        matches = [match for seed in SEEDS if len((match := played(name, seed)).moves) >= FEWEST]
        shortest = min(matches, key=lambda match: len(match.moves))
        file_of(name).write_text(shortest.record(reveal=True).dumps(), "utf-8")


if __name__ == "__main__":
    main()
