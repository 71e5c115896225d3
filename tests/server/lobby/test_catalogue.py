"""Games, rules and texts, as the web page requests them."""

import pytest

from dragonhall.bots import make_bot
from dragonhall.core.text.messages import LANGUAGES
from dragonhall.games import GAMES
from dragonhall.games.rulebooks import rules_of
from tests.server.running_server import RunningServer


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_value_has_a_label(server: RunningServer, language: str) -> None:
    games = server.get("/api/games", params={"language": language}).json()
    assert [game["game"] for game in games] == list(GAMES)
    for game in games:
        for option in game["options"]:
            assert option["default"] in [choice["value"] for choice in option["choices"]]
            assert all(choice["words"] for choice in option["choices"])


def test_games_list_their_numbers_of_players(server: RunningServer) -> None:
    games = {game["game"]: game for game in server.get("/api/games").json()}
    assert games["draco"]["players"] == [2, 3, 4, 5]
    assert games["signori"]["players"] == [2, 4, 6, 8]
    assert games["drako"]["seats"] == {"2": ["knights", "trolls"]}
    assert (games["drako"]["two_leg"], games["draco"]["two_leg"]) == (True, False)


def test_every_level_is_a_bot(server: RunningServer) -> None:
    for game in server.get("/api/games").json():
        assert [make_bot(level["level"]) for level in game["levels"]]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_complete(server: RunningServer, game: str, language: str) -> None:
    book = server.get(f"/api/rules/{game}", params={"language": language}).json()
    received = [rule["id"] for section in book["sections"] for rule in section["rules"]]
    assert received == list(rules_of(game, language))
    assert book["language"] == language


def test_rules_have_notes_for_an_edition(server: RunningServer) -> None:
    def notes(edition: str) -> list[str]:
        book = server.get("/api/rules/drako", params={"edition": edition}).json()
        assert book["editions"] == ["en", "it", "pl"]
        return [note for section in book["sections"] for rule in section["rules"] for note in rule["notes"]]

    assert notes("") == []
    assert notes("it")
    assert notes("it") != notes("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_sent_and_cached(server: RunningServer, language: str) -> None:
    first = server.get(f"/api/words/{language}")
    assert first.headers["content-type"].startswith("text/plain")
    again = server.get(f"/api/words/{language}", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304
