"""The eighteen tables of Drako: six match-ups in three editions."""

from dragonhall.core.game import Game
from dragonhall.games.drako.editions import EDITIONS
from dragonhall.games.drako.game import MATCHUPS, DrakoGame
from tests.tables import table

EIGHTEEN = [(matchup, edition) for matchup in MATCHUPS for edition in EDITIONS]


def drako(matchup: str, edition: str = "en", **options: str) -> DrakoGame:
    game: Game = table("drako", matchup=matchup, edition=edition, **options)
    assert isinstance(game, DrakoGame)
    return game
