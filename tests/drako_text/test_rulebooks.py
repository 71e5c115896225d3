"""Compare the Italian and Polish rules with the English ones: same rules, ids and marks."""

from itertools import permutations

import pytest

from dragonhall.core.text.messages import LANGUAGES, Words
from dragonhall.games.drako.rules.editions import EDITION_RULES, EDITIONS
from dragonhall.games.rulebooks import differences, edition_named, editions_of, rules_of
from tests.cli.support import dragonhall

TRANSLATED = ("drako", "draco")
OTHERS = [language for language in LANGUAGES if language != "en"]


@pytest.mark.parametrize("game", TRANSLATED)
@pytest.mark.parametrize("language", OTHERS)
def test_every_rule_is_translated_under_its_id(game: str, language: str) -> None:
    english, other = rules_of(game), rules_of(game, language)
    assert list(other) == list(english)
    for name, rule in other.items():
        assert rule.words, name
        assert rule.section.split()[0] == english[name].section.split()[0] or name.startswith(("EX", "DX"))


@pytest.mark.parametrize("game", TRANSLATED)
@pytest.mark.parametrize("language", OTHERS)
def test_editions_and_rulings_are_marked_alike(game: str, language: str) -> None:
    english, other = rules_of(game), rules_of(game, language)
    for name, rule in other.items():
        assert (name, rule.by_edition) == (name, english[name].by_edition)
        assert (name, rule.is_ruling) == (name, english[name].is_ruling)


@pytest.mark.parametrize("language", OTHERS)
def test_translated_rule_cites_the_same_rules_and_numbers(language: str) -> None:
    import re

    english, other = rules_of("drako"), rules_of("drako", language)
    for name, rule in other.items():
        cited = re.findall(r"\b[A-Z]{2}-\d+", rule.words)
        assert sorted(cited) == sorted(re.findall(r"\b[A-Z]{2}-\d+", english[name].words)), name
        figures = re.findall(r"\b\d+\b", rule.plain)
        assert sorted(figures) == sorted(re.findall(r"\b\d+\b", english[name].plain)), name


def test_table_of_editions_matches_the_marked_rules() -> None:
    marked = {name for name, rule in rules_of("drako").items() if rule.by_edition}
    assert set(EDITION_RULES.values()) == marked


@pytest.mark.parametrize(("one", "other"), list(permutations(EDITIONS, 2)))
def test_differences_match_the_table(one: str, other: str) -> None:
    table = editions_of("drako")
    notes = differences(table, "drako", [edition_named(table, one), edition_named(table, other)], Words("en"))
    wanted = {
        rule
        for choice, rule in EDITION_RULES.items()
        if getattr(EDITIONS[one], choice) != getattr(EDITIONS[other], choice)
    }
    assert set(notes) == wanted
    for lines in notes.values():
        assert [line.split(":")[0] for line in lines] == [one, other]
        assert lines[0].removeprefix(one) != lines[1].removeprefix(other)


def test_command_lists_the_differences() -> None:
    run = dragonhall("rules", "drako", "--edition", "it", "--diff", "en")
    ids = [line.split()[0] for line in run.stdout.splitlines() if not line.startswith(" ")]
    assert (run.returncode, ids) == (0, ["TR-5", "KD-1", "KW-4", "KW-8"])
    assert "it: One troll alone attacks with either value of the card." in run.stdout
    assert "en: One troll alone attacks with the higher value of the card." in run.stdout


def test_edition_has_no_differences_from_itself() -> None:
    run = dragonhall("rules", "drako", "--edition", "pl", "--diff", "pl")
    assert (run.returncode, run.stdout) == (0, "These editions play all rules alike.\n")


def test_command_prints_a_rule_in_polish() -> None:
    run = dragonhall("rules", "drako", "TR-7", "--lang", "pl")
    assert run.returncode == 0
    assert run.stdout.startswith("TR-7  rzut kamieniem N: tylko miotacz")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("drako", "--edition", "de"), "The option edition cannot be “de”; it can be: en, it, pl.\n"),
        (("drako", "--diff", "xx"), "The option edition cannot be “xx”; it can be: en, it, pl.\n"),
        (("draco", "--edition", "it"), "Draco has only one edition.\n"),
    ],
)
def test_unknown_edition_is_refused(arguments: tuple[str, ...], sentence: str) -> None:
    run = dragonhall("rules", *arguments)
    assert (run.returncode, run.stdout, run.stderr) == (2, "", sentence)
