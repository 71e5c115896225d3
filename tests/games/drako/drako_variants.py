"""The eighteen variants of Drako: six match-ups in three editions."""

from dragonhall.core.game import Game
from dragonhall.games.drako.game import MATCHUPS, DrakoGame
from dragonhall.games.drako.rules.editions import EDITIONS
from tests.random_games import frozen_table, table

VARIANTS = [(matchup, edition) for matchup in MATCHUPS for edition in EDITIONS]


def drako(matchup: str, edition: str = "en", **options: str) -> DrakoGame:
    game: Game = table("drako", matchup=matchup, edition=edition, **options)
    assert isinstance(game, DrakoGame)
    return game


def frozen_drako(matchup: str, edition: str = "en", **options: str) -> DrakoGame:
    """Return the same game with the frozen pack, for tests that compare with stored results."""
    game: Game = frozen_table("drako", matchup=matchup, edition=edition, **options)
    assert isinstance(game, DrakoGame)
    return game
