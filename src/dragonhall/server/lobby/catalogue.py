"""The games with their options in words, their rules, and the texts of the page."""

from contextlib import suppress
from functools import cache, lru_cache

import msgspec
from litestar import Response, get

from dragonhall import bots
from dragonhall.core.errors import OptionError
from dragonhall.core.game import Option
from dragonhall.core.records.match_legs import LEGS
from dragonhall.core.text.messages import LANGUAGES, Words
from dragonhall.games import GAMES
from dragonhall.games.rulebooks import differences, edition_named, editions_of, rules_of
from dragonhall.resources import data_folder
from dragonhall.server.context import ServerContext
from dragonhall.server.errors import NotFoundError
from dragonhall.server.http.language import words_in
from dragonhall.server.http.responses import AnyRequest, body_spec, problems, tagged_response
from dragonhall.server.lessons.script import has_lesson
from dragonhall.server.tables.journal.game_cache import Games

LEVELS = {f"bot-level-{name}": name for name in bots.LEVELS}  # message id of a level's name -> level


class OptionChoice(msgspec.Struct, frozen=True):
    """A value of an option, and its description."""

    value: str
    words: str


class OptionInfo(msgspec.Struct, frozen=True):
    name: str
    default: str
    choices: list[OptionChoice]


class PackInfo(msgspec.Struct, frozen=True):
    """A standard pack. `GET /api/packs` lists uploaded packs."""

    hash: str
    origin: str
    standard: bool


class LevelInfo(msgspec.Struct, frozen=True):
    """A bot of the server. `level` is the value to use for a seat."""

    level: str
    words: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game of this server. `seats` is keyed by number of players, for the default options."""

    game: str
    name: str
    rules: str
    players: list[int]
    seats: dict[str, list[str]]
    options: list[OptionInfo]
    packs: list[PackInfo]
    levels: list[LevelInfo]
    two_leg: bool
    about: str
    has_rules: bool
    has_lesson: bool


class RuleInfo(msgspec.Struct, frozen=True):
    """A rule. `words` keep the markup of the source: *emphasis*, `code`. `notes` are those of the edition."""

    id: str
    words: str
    ruling: bool
    by_edition: bool
    notes: list[str]


class RuleSection(msgspec.Struct, frozen=True):
    title: str
    rules: list[RuleInfo]


class RuleBook(msgspec.Struct, frozen=True):
    game: str
    title: str
    language: str
    edition: str
    editions: list[str]
    sections: list[RuleSection]


def game_info(games: Games, name: str, words: Words) -> GameInfo:
    kind = GAMES[name]
    seats: dict[str, list[str]] = {}
    for players in range(kind.min_players, kind.max_players + 1):
        with suppress(OptionError):  # not every number of players is possible
            seats[str(players)] = list(games.configure(name, players, {}).seats)
    options = games.configure(name, None, {}).options
    standard = games.standard[name]
    return GameInfo(
        game=name,
        name=str(words.name("game", name)),
        rules=kind.rules_version,
        players=[int(players) for players in seats],
        seats=seats,
        options=[option_info(name, option, options[option.name], words) for option in kind.options_known],
        packs=[PackInfo(standard, games.stored_pack(standard).pack.origin, True)],
        levels=[LevelInfo(code, words(message)) for message, code in LEVELS.items()],
        two_leg=kind.legs == LEGS,
        about=words(f"{name}-about"),
        has_rules=bool(rules_of(name)),
        has_lesson=has_lesson(name),
    )


def option_info(game: str, option: Option, default: str, words: Words) -> OptionInfo:
    """Describe each value of an option. `default` is passed in because packs may override it."""
    message = f"{game}-option-{option.name}"
    choices = [OptionChoice(value, words(message, value=value)) for value in option.choices]
    return OptionInfo(option.name, default, choices)


@lru_cache(maxsize=64)
def rule_book(game: str, language: str, edition: str) -> bytes:
    words = words_in(language)
    sections: list[RuleSection] = []
    notes: dict[str, list[str]] = {}
    editions: list[str] = []
    try:
        table = editions_of(game)
        editions = list(table.EDITIONS)
        if edition:
            notes = differences(table, game, [edition_named(table, edition)], words)
    except OptionError:
        if edition:
            raise
    for rule in rules_of(game, language).values():
        if not sections or sections[-1].title != rule.section:
            sections.append(RuleSection(rule.section, []))
        sections[-1].rules.append(
            RuleInfo(rule.id, rule.words, rule.is_ruling, rule.by_edition, notes.get(rule.id, []))
        )
    title = str(words.name("game", game))
    return msgspec.json.encode(RuleBook(game, title, language, edition, editions, sections))


@cache
def page_words(language: str) -> bytes:
    """Return all messages of the page: `page*.ftl`, and the names of the bot levels."""
    folder = data_folder() / "locales" / language
    files = [*sorted(folder.glob("page*.ftl")), folder / "bots.ftl"]
    return b"\n".join(file.read_bytes() for file in files)


def known_game(name: str) -> str:
    if name not in GAMES:
        raise NotFoundError("game", got=name, allowed=", ".join(GAMES))
    return name


@get("/api/games", responses={**problems(), **body_spec(list[GameInfo])})
async def games(request: AnyRequest, context: ServerContext, words: Words) -> Response[bytes]:
    """List the games with numbers of players, options, packs and bots, in the language of the request."""
    found = [game_info(context.tables.games, name, words) for name in GAMES]
    return tagged_response(request, msgspec.json.encode(found))


@get("/api/rules/{game:str}", responses={**problems(404, 422), **body_spec(RuleBook)})
async def rules(request: AnyRequest, game: str, words: Words, edition: str = "") -> Response[bytes]:
    """Return the numbered rules of a game; with `edition`, the differences of that edition."""
    if not rules_of(known_game(game)):
        raise NotFoundError("rules", got=game)
    return tagged_response(request, rule_book(game, words.language, edition))


@get("/api/words/{language:str}", responses={**problems(404), **body_spec(str, "text/plain; charset=utf-8")})
async def page_catalogue(request: AnyRequest, language: str) -> Response[bytes]:
    """Return the texts of the page as a Fluent file."""
    if language not in LANGUAGES:
        raise NotFoundError("language", got=language, allowed=", ".join(LANGUAGES))
    return tagged_response(request, page_words(language), "text/plain; charset=utf-8")
