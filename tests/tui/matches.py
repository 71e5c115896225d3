"""Matches for the TUI tests."""

from dragonhall.bots import make_bot
from dragonhall.core.records.match import Match
from dragonhall.core.view import View
from dragonhall.games import configure

SEED = (7).to_bytes(32, "big")


def begun(game: str, codes: list[str], plies: int = 0, **options: str) -> Match:
    """Return a match after this many random actions."""
    match = Match(configure(game, len(codes), options), SEED, names=codes)
    bot = make_bot("random")
    while match.state.ply < plies and (decision := match.state.decision) is not None:
        match.play(bot.choose(View(match.state, decision.seat)))
    return match
