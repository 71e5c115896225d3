"""Lesson scripts, `lessons/<game>.toml`: positions, the expected actions, and the replies of the others.

Independent of the game. A step begins with its own position or where the step before it ended; the rules
engine plays it. No progress is stored: each request names its step.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

from dragonhall.core.action import Action
from dragonhall.core.game import Game
from dragonhall.core.packs.toml_reader import TomlValue, read_toml
from dragonhall.core.scenarios.positions import read_position
from dragonhall.core.state import Event, State
from dragonhall.games import configure
from dragonhall.resources import data_folder

LESSON = ("game", "players", "options", "seat", "step")
STEP = ("name", "position", "before", "do", "then", "rule")
SEED = 7  # for what a script does not specify, such as unnamed cards


@dataclass(frozen=True)
class ScriptStep:
    """One step. `do` are prefixes of the expected actions; if it is empty, the step is only read.

    `before` is played by the script after the position is set up, `then` after the learner's action.
    """

    name: str
    position: TomlValue | None
    before: tuple[str, ...]
    do: tuple[str, ...]
    then: tuple[str, ...]
    rule: str


@dataclass(frozen=True)
class Lesson:
    game: Game
    seat: int
    steps: tuple[ScriptStep, ...]


class Stage(NamedTuple):
    """A position of a lesson, and the events that led to it from the one before."""

    state: State
    events: list[Event]


def parse_lesson(text: str, file: str) -> Lesson:
    """Parse a lesson; ScenarioError names the file, line and key of the error."""
    parts = read_toml(text, file).table(*LESSON)
    options = parts["options"].table() if "options" in parts else {}
    game = configure(
        parts["game"].string(),
        parts["players"].integer(1, 99) if "players" in parts else None,
        {name: option.string() for name, option in options.items()},
    )
    seat = parts["seat"].one_of({name: number for number, name in enumerate(game.seats)})
    return Lesson(game, seat, tuple(parse_step(node) for node in parts["step"].items()))


def parse_step(node: TomlValue) -> ScriptStep:
    parts = node.table(*STEP)

    def texts(name: str) -> tuple[str, ...]:
        return tuple(item.string() for item in parts[name].items_or_one()) if name in parts else ()

    return ScriptStep(
        name=parts["name"].string(),
        position=parts.get("position"),
        before=texts("before"),
        do=texts("do"),
        then=texts("then"),
        rule=parts["rule"].string() if "rule" in parts else "",
    )


def lesson_file(game: str) -> Path:
    return data_folder() / "lessons" / f"{game}.toml"


def has_lesson(game: str) -> bool:
    return lesson_file(game).is_file()


@cache
def lesson_of(game: str) -> Lesson:
    """Return the lesson that comes with the project."""
    file = lesson_file(game)
    return parse_lesson(file.read_text(encoding="utf-8"), file.name)


def stages(lesson: Lesson) -> list[Stage]:
    """Return the position in which each step begins."""
    found: list[Stage] = []
    for number, step in enumerate(lesson.steps):
        if step.position is not None:
            state = read_position(lesson.game, step.position, SEED)
            found.append(Stage(state, play_texts(state, step.before)))
        elif number == 0:
            state = lesson.game.begin(SEED)
            found.append(Stage(state, play_texts(state, step.before)))
        else:
            found.append(after_answer(found[-1], lesson.steps[number - 1], None))
    return found


def after_answer(stage: Stage, step: ScriptStep, action: Action | None) -> Stage:
    """Return where a step ends after this action; without one, after the first expected action."""
    state = stage.state.clone()
    events: list[Event] = []
    if step.do:
        events += play_texts(state, [step.do[0] if action is None else str(action)])
    return Stage(state, events + play_texts(state, step.then))


def play_texts(state: State, texts: Sequence[str]) -> list[Event]:
    """Play actions of the script in order; return the events."""
    events: list[Event] = []
    for text in texts:
        action = state.game.read(state, text)
        heard = state.listen()
        state.apply(int(action))
        events += heard
    return events


def judge_answer(stage: Stage, step: ScriptStep, text: str) -> tuple[Action, bool]:
    """Return the parsed action and whether the step expects it; IllegalActionError if it is illegal."""
    action = stage.state.game.read(stage.state, text)
    wanted = [answer.lower().split() for answer in step.do]
    given = str(action).lower().split()
    return action, any(given[: len(words)] == words for words in wanted)
