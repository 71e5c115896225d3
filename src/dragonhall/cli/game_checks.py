"""The checks of `dragonhall doctor --game`: what a game declares, how it plays, and what is missing."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress

from dragonhall.cli.doctor_checks import Finding, messages_of
from dragonhall.core.checks import check_game, check_play
from dragonhall.core.errors import DeclarationError, DragonhallError, OptionError
from dragonhall.core.game import Game
from dragonhall.core.layout import CHECKED
from dragonhall.core.text.messages import LANGUAGES, Words
from dragonhall.games import (
    GAMES,
    check_playable,
    configurations,
    configure,
    game_class,
    optional_module,
)
from dragonhall.games.required_messages import required_messages
from dragonhall.games.rulebooks import rules_of
from dragonhall.lab.checks.rule_coverage import collect, coverage
from dragonhall.resources import builtin_pack, data_folder

SHOWN = 8  # names that a finding lists
SEEDS = (1, 2, 3)  # random games of each number of players

Check = Callable[[str, Words], Iterator[Finding]]


def run_game_checks(name: str, words: Words) -> Iterator[Finding]:
    """Run all checks of one game in order; only the first one if its pack cannot be played.

    Raise OptionError if there is no such game.
    """
    game_class(name)
    for check in CHECKS:
        findings = list(check(name, words))
        yield from findings
        if check is pack and findings[0].state == "bad":
            return


def pack(name: str, words: Words) -> Iterator[Finding]:
    try:
        check_playable(name, builtin_pack(name))
    except DragonhallError as error:
        yield wrong(name, words.sentence(error), "doctor-game-pack-mend")
    except DeclarationError as error:
        yield wrong(name, str(error), "doctor-game-code-mend")
    else:
        yield Finding("good", "doctor-game-pack", {"game": name, "count": len(tables(name))})


def play(name: str, words: Words) -> Iterator[Finding]:
    """Check the declaration, and every position of random games."""
    games = actions = 0
    try:
        for game in tables(name):
            check_game(game)
        for game in default_tables(name):
            for seed in SEEDS:
                actions += check_play(game, seed)
                games += 1
    except DeclarationError as error:
        yield wrong(name, str(error), "doctor-game-code-mend")
    except Exception as error:  # noqa: BLE001  # a mistake in the code of the game can raise any error
        yield wrong(name, f"{type(error).__name__}: {error}", "doctor-game-code-mend")
    else:
        facts: dict[str, str | int] = {"game": name, "count": games, "actions": actions}
        yield Finding("good", "doctor-game-plays", facts, "" if CHECKED else "doctor-game-pure")


def messages(name: str, words: Words) -> Iterator[Finding]:
    needed = required_messages(tables(name))
    complete = True
    for language in LANGUAGES:
        missing = sorted(needed.keys() - messages_of(language))
        if missing:
            complete = False
            facts = {"game": name, "language": language, **listed(missing)}
            yield Finding("bad", "doctor-game-messages-missing", facts, "doctor-game-messages-mend")
    if complete:
        facts = {"languages": ", ".join(LANGUAGES), "count": len(needed)}
        yield Finding("good", "doctor-game-messages", facts)


def rules(name: str, words: Words) -> Iterator[Finding]:
    """Check that the code cites only rules that exist, and that every rule is cited and has a test."""
    found = rules_of(name)
    if not found:
        yield Finding("bad", "doctor-game-no-rules", {"game": name}, "doctor-game-rules-mend")
        return
    tests = data_folder() / "tests"
    every = {rule for game in GAMES for rule in rules_of(game)}
    result = coverage(game_class(name), found, collect(tests) if tests.is_dir() else [], every)
    unknown = list(dict.fromkeys(rule for rule, _ in result.unknown))
    faults = [
        ("doctor-game-rules-unknown", unknown, "doctor-game-rules-unknown-mend"),
        ("doctor-game-rules-uncited", result.uncited, "doctor-game-rules-uncited-mend"),
    ]
    if tests.is_dir():
        faults += [("doctor-game-rules-untested", result.unproved, "doctor-game-rules-untested-mend")]
    for message, ids, remedy in faults:
        if ids:
            yield Finding("bad", message, {"game": name, **listed(ids)}, remedy)
    if not any(ids for _, ids, _ in faults):
        yield Finding("good", "doctor-game-rules", {"game": name, "count": len(found)})


def secrets(name: str, words: Words) -> Iterator[Finding]:
    """Check that the tests of a checkout state again which zones are secret."""
    tests = data_folder() / "tests"
    if tests.is_dir() and not (tests / "games" / name / "secrets.py").is_file():
        yield Finding("fair", "doctor-game-secrets", {"game": name}, "doctor-game-secrets-mend")


def optional_parts(name: str, words: Words) -> Iterator[Finding]:
    """List the optional parts that the game does not have."""
    root, kind = data_folder(), game_class(name)
    parts = {
        "doctor-game-part-terminal": optional_module(name, "render.terminal") is not None,
        "doctor-game-part-page": not (root / "web").is_dir() or (root / "web/src/boards" / name).is_dir(),
        "doctor-game-part-svg": kind.svg is not Game.svg,
        "doctor-game-part-facts": kind.derived_facts is not Game.derived_facts,
        "doctor-game-part-lesson": (root / "lessons" / f"{name}.toml").is_file(),
        "doctor-game-part-translations": all(
            (root / "rules" / language / f"{name}.md").is_file() for language in LANGUAGES[1:]
        ),
    }
    missing = [words(part) for part, present in parts.items() if not present]
    if missing:
        yield Finding(
            "good", "doctor-game-optional", {"parts": ", ".join(missing)}, "doctor-game-optional-mend"
        )


def tables(name: str) -> list[Game]:
    """Return the game for all numbers of players, with the default options and with each value of each."""
    found: list[Game] = []
    for players, options in configurations(name):
        with suppress(OptionError):  # not every number of players is valid with every option
            found.append(configure(name, players, options))
    return found


def default_tables(name: str) -> list[Game]:
    """Return the game for all numbers of players, with the default options."""
    return list({game.players: game for game in reversed(tables(name))}.values())[::-1]


def wrong(name: str, sentence: str, remedy: str) -> Finding:
    return Finding("bad", "doctor-game-wrong", {"game": name, "reason": sentence}, remedy)


def listed(names: Sequence[str]) -> dict[str, str | int]:
    """Return the number of names and the first of them as text."""
    more = ", …" if len(names) > SHOWN else ""
    return {"count": len(names), "names": ", ".join(names[:SHOWN]) + more}


CHECKS: tuple[Check, ...] = (pack, play, messages, rules, secrets, optional_parts)
