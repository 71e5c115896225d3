"""HTTP routes of the first lesson of a game: its steps, and the result of an answer. Stateless."""

from functools import lru_cache

import msgspec
from litestar import Response, get, post

from dragonhall.core.game import Facts
from dragonhall.core.text.messages import Words
from dragonhall.core.text.narration import Foreseen, foresee
from dragonhall.core.view import View
from dragonhall.server import wire
from dragonhall.server.errors import NotFoundError
from dragonhall.server.http.language import words_in
from dragonhall.server.http.responses import AnyRequest, body_spec, problems, tagged_response
from dragonhall.server.lessons.script import (
    Lesson,
    ScriptStep,
    Stage,
    after_answer,
    has_lesson,
    judge_answer,
    lesson_of,
    stages,
)
from dragonhall.server.lobby.catalogue import known_game
from dragonhall.server.tables.live.presenter import Narrated, seen, sight_at
from dragonhall.server.tables.live.table_info import components_address

MOST_PREVIEWS = 60


class LessonStep(msgspec.Struct, frozen=True):
    """One step: its text, the position, and what led to it. `asks`: an action is expected."""

    name: str
    text: str
    rule: str
    asks: bool
    hints: list[str]  # prefixes of the expected actions
    sight: wire.Sight
    events: list[wire.Seen]
    lines: list[str]
    previews: dict[str, list[wire.Seen]]  # by action
    foreseen: dict[str, Facts]  # by action


class LessonBook(msgspec.Struct, frozen=True):
    """A whole lesson; `components` is the URL of the data that the game is drawn with."""

    game: str
    title: str
    language: str
    seat: str
    players: int
    options: dict[str, str]
    components: str
    steps: list[LessonStep]


class LessonMove(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The answer of a learner: the text of an action."""

    action: str


class LessonAnswer(msgspec.Struct, frozen=True):
    """Whether the action is an expected one; if so, the events that followed and the new position."""

    right: bool
    sentence: str
    events: list[wire.Seen] = []
    lines: list[str] = []
    sight: wire.Sight | None = None


@lru_cache(maxsize=16)
def staged_lesson(game: str) -> tuple[Lesson, list[Stage]]:
    lesson = lesson_of(game)
    return lesson, stages(lesson)


@lru_cache(maxsize=16)
def book_of(game: str, language: str) -> bytes:
    lesson, found = staged_lesson(game)
    words = words_in(language).of(lesson.game)
    steps = [step_of(lesson, step, stage, words) for step, stage in zip(lesson.steps, found, strict=True)]
    book = LessonBook(
        game=game,
        title=words(f"lesson-{game}"),
        language=language,
        seat=lesson.game.seats[lesson.seat],
        players=lesson.game.players,
        options=dict(lesson.game.options),
        components=components_address(
            game, lesson.game.players, lesson.game.options, lesson.game.pack.hash, language
        ),
        steps=steps,
    )
    return msgspec.json.encode(book)


def step_of(lesson: Lesson, step: ScriptStep, stage: Stage, words: Words) -> LessonStep:
    narrated = Narrated(stage.state, stage.state.ply, stage.events, lesson.seat, words)
    previews = previews_in(lesson, stage) if step.do else {}
    return LessonStep(
        name=step.name,
        text=words(f"lesson-{lesson.game.name}-{step.name}"),
        rule=step.rule,
        asks=bool(step.do),
        hints=list(step.do),
        sight=sight_in(lesson, stage, words),
        events=narrated.events,
        lines=[line.sentence for line in narrated.lines],
        previews={
            action: [seen(lesson.game, event) for event in found.events] for action, found in previews.items()
        },
        foreseen={action: found.facts for action, found in previews.items()},
    )


def sight_in(lesson: Lesson, stage: Stage, words: Words) -> wire.Sight:
    outcome = stage.state.outcome
    return sight_at(lesson.game, stage.state, lesson.seat, words, outcome, running=outcome is None)


def previews_in(lesson: Lesson, stage: Stage) -> dict[str, Foreseen]:
    """Return the certain effects of each action."""
    view = View(stage.state, lesson.seat)
    actions = list(view.legal)[:MOST_PREVIEWS]
    return {str(action): foresee(view, action) for action in actions}


def known_lesson(game: str) -> str:
    if not has_lesson(known_game(game)):
        raise NotFoundError("lesson", got=game)
    return game


@get("/api/lessons/{game:str}", responses={**problems(404), **body_spec(LessonBook)})
async def lesson_book(request: AnyRequest, game: str, words: Words) -> Response[bytes]:
    """Return the steps of the first lesson of a game, each with its position."""
    return tagged_response(request, book_of(known_lesson(game), words.language))


@post("/api/lessons/{game:str}/{step:int}", status_code=200, responses=problems(404, 409, 413, 422))
async def lesson_move(game: str, step: int, data: LessonMove, words: Words) -> LessonAnswer:
    """Return the result of an action in a step (counted from 1). An illegal one is refused with its rule."""
    lesson, found = staged_lesson(known_lesson(game))
    if not 1 <= step <= len(found):
        raise NotFoundError("lesson-step", got=step, most=len(found))
    spoken = words.of(lesson.game)
    stage, asked = found[step - 1], lesson.steps[step - 1]
    action, right = judge_answer(stage, asked, data.action)
    if not right:
        return LessonAnswer(False, spoken("lesson-other"))
    after = after_answer(stage, asked, action)
    narrated = Narrated(after.state, after.state.ply, after.events, lesson.seat, spoken)
    lines = [line.sentence for line in narrated.lines]
    return LessonAnswer(True, spoken("lesson-right"), narrated.events, lines, sight_in(lesson, after, spoken))
