"""Lessons: every step is playable in every language, and wrong answers are explained."""

import pytest

from dragonhall.core.errors import IllegalActionError, ScenarioError
from dragonhall.core.text.messages import LANGUAGES, Words
from dragonhall.games import GAMES
from dragonhall.games.rulebooks import rules_of
from dragonhall.server.errors import NotFoundError
from dragonhall.server.lessons import routes
from dragonhall.server.lessons.script import (
    after_answer,
    has_lesson,
    judge_answer,
    lesson_of,
    parse_lesson,
    stages,
)
from tests.server.running_server import RunningServer

FEWEST, MOST = 10, 15
TAUGHT = [game for game in GAMES if has_lesson(game)]


@pytest.mark.parametrize("game", TAUGHT)
def test_lesson_has_ten_to_fifteen_playable_steps(game: str) -> None:
    lesson = lesson_of(game)
    assert FEWEST <= len(lesson.steps) <= MOST
    for step, stage in zip(lesson.steps, stages(lesson), strict=True):
        decision = stage.state.decision
        for answer in step.do:
            assert decision is not None
            assert decision.seat == lesson.seat
            fitting = [str(action) for action in stage.state.legal if str(action).startswith(answer)]
            assert fitting, f"{game} {step.name}: no legal action begins with {answer}"
            for text in fitting:
                action, right = judge_answer(stage, step, text)
                assert right
                assert after_answer(stage, step, action).state.ply > stage.state.ply


@pytest.mark.parametrize("game", TAUGHT)
def test_step_with_several_answers_is_followed_by_a_position(game: str) -> None:
    """Otherwise a learner with another correct answer would continue in the wrong position."""
    lesson = lesson_of(game)
    found = stages(lesson)
    for number, step in enumerate(lesson.steps[:-1]):
        fitting = [
            action
            for action in found[number].state.legal
            if judge_answer(found[number], step, str(action))[1]
        ]
        if len(fitting) > 1:
            assert lesson.steps[number + 1].position is not None or step.name == "step", step.name


@pytest.mark.parametrize("game", TAUGHT)
def test_every_step_cites_an_existing_rule(game: str) -> None:
    cited = [step.rule for step in lesson_of(game).steps if step.rule]
    assert len(cited) >= FEWEST
    assert set(cited) <= set(rules_of(game))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_lesson_can_be_completed(server: RunningServer, game: str, language: str) -> None:
    asked = {"language": language}
    book = server.get(f"/api/lessons/{game}", params=asked).json()
    assert book["language"] == language
    assert book["title"] == Words(language)(f"lesson-{game}")
    assert server.get(book["components"]).json()["language"] == language
    for number, step in enumerate(book["steps"], 1):
        assert step["text"]
        if not step["asks"]:
            continue
        assert step["sight"]["mine"]
        legal = [action["text"] for action in step["sight"]["legal"]]
        text = next(text for text in legal if text.startswith(step["hints"][0]))
        answer = server.post(f"/api/lessons/{game}/{number}", json={"action": text}, params=asked).json()
        assert answer["right"], step["name"]
        assert answer["sight"]["ply"] > step["sight"]["ply"]


def test_other_legal_action_is_declined(server: RunningServer) -> None:
    answer = server.post("/api/lessons/draco/3", json={"action": "play blue-3 top"}).json()
    assert answer == {
        "right": False,
        "sentence": Words("en")("lesson-other"),
        "events": [],
        "lines": [],
        "sight": None,
    }


def test_illegal_action_is_refused_with_its_rule(server: RunningServer) -> None:
    refused = server.post("/api/lessons/draco/5", json={"action": "play black-2 top"})
    assert refused.status_code == 409
    assert refused.json()["rule"] == "DT-2"
    lesson = lesson_of("draco")
    with pytest.raises(IllegalActionError):
        judge_answer(stages(lesson)[4], lesson.steps[4], "play black-2 top")


@pytest.mark.parametrize("address", ["draco/0", "draco/99", "chess/1"])
def test_unknown_step_is_not_found(server: RunningServer, address: str) -> None:
    assert server.post(f"/api/lessons/{address}", json={"action": "done"}).status_code == 404
    assert server.get("/api/lessons/chess").status_code == 404


def test_lesson_hides_the_opponents_hand(server: RunningServer) -> None:
    book = server.get("/api/lessons/drako").json()
    for step in book["steps"]:
        assert set(step["sight"]["picture"]["hand"]["trolls"]) <= {"?"}
        assert set(step["sight"]["picture"]["deck"]["knights"]) <= {"?"}


def test_error_in_a_lesson_names_the_line() -> None:
    with pytest.raises(ScenarioError) as error:
        parse_lesson('game = "draco"\nseat = "fire"\n[[step]]\nname = "a"\nsay = "b"\n', "mine.toml")
    assert error.value.facts["line"] == "5"


def test_game_without_a_lesson_is_not_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "has_lesson", lambda game: False)
    with pytest.raises(NotFoundError) as refusal:
        routes.known_lesson("draco")
    assert refusal.value.code == "lesson"
