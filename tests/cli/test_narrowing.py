"""Test choosing an action step by step, for any game."""

import pytest

from dragonhall.core.action import Action, Path, Thing
from dragonhall.core.game import Game
from dragonhall.core.text.messages import Words
from dragonhall.games import configure
from dragonhall.terminal.narrowing import Narrowing, actions_meant, tidy


class Hexes:
    """A fake game with paths of different lengths, one of them a prefix of another."""

    name = "hexes"
    action_total = 4
    paths = ("move archer a1", "move archer a1 attack", "move troll b2", "draw")

    whole_names = False
    listed_last = ()
    phrase = Game.phrase
    joins = Game.joins

    def path(self, code: int) -> Path:
        return tuple(Thing("word", name) for name in self.paths[code].split())

    def text(self, code: int) -> str:
        return self.paths[code]


def narrowing(*codes: int) -> Narrowing:
    game = Hexes()
    return Narrowing([Action(game, code) for code in codes], Words("en"))  # type: ignore[arg-type]


def offered(way: Narrowing) -> list[str]:
    return [way.name(choice) for choice in way.choices()]


def test_each_step_offers_the_distinct_next_parts() -> None:
    way = narrowing(0, 1, 2, 3)
    assert offered(way) == ["move", "draw"]
    way.take(way.choices()[0])
    assert offered(way) == ["archer", "troll"]


def test_step_with_one_choice_is_skipped() -> None:
    way = narrowing(2, 3)
    way.take(way.choices()[0])
    assert str(way.chosen) == "move troll b2"


def test_single_action_needs_no_choice() -> None:
    assert str(narrowing(2).chosen) == "move troll b2"


def test_action_that_is_a_prefix_can_be_chosen() -> None:
    way = narrowing(0, 1)
    assert offered(way) == ["nothing more", "attack"]
    way.take(way.choices()[0])
    assert str(way.chosen) == "move archer a1"


def test_back_returns_to_the_last_real_choice() -> None:
    way = narrowing(0, 1, 2, 3)
    way.take(way.choices()[0])
    way.take(way.choices()[0])
    assert offered(way) == ["nothing more", "attack"]
    assert way.back()
    assert offered(way) == ["archer", "troll"]
    assert way.back()
    assert offered(way) == ["move", "draw"]
    assert not way.back()


@pytest.mark.parametrize("text", ["move troll", "Move  TROLL", "move troll b2"])
def test_several_names_take_several_steps(text: str) -> None:
    way = narrowing(0, 1, 2, 3)
    (path,) = way.fitting(text)
    way.jump(path)
    assert str(way.chosen) == "move troll b2"


def test_names_are_relative_to_the_current_step() -> None:
    way = narrowing(0, 1, 2, 3)
    way.take(way.choices()[0])
    assert [len(path) for path in way.fitting("troll b2")] == [3]


@pytest.mark.parametrize("number", ["0", "3", "-1", "²", ""])
def test_only_listed_numbers_are_accepted(number: str) -> None:
    assert narrowing(0, 1, 2, 3).numbered(number) is None


def test_case_hyphens_and_spaces_are_ignored() -> None:
    assert tidy(" Light-Blue   3 ") == tidy("light blue 3")


def test_part_of_an_action_means_every_action_with_it() -> None:
    game = configure("draco", 2)
    meant = actions_meant(game, "red 3", Words("en"))
    assert [str(action) for action in meant] == ["play red-3 top", "play red-3 under", "exchange red-3"]


def test_full_action_means_only_itself() -> None:
    game = configure("draco", 2)
    assert [str(action) for action in actions_meant(game, "zagraj czerwona 3 pod stos", Words("pl"))] == [
        "play red-3 under"
    ]


def test_unknown_text_costs_one_lookup_per_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """There are thousands of actions, but only a few hundred distinct names in them."""
    asked: list[tuple[str, str | int]] = []
    honest = Words.name

    def counting(words: Words, kind: str, value: str | int, game: str = "") -> str | int:
        asked.append((kind, value))
        return honest(words, kind, value, game)

    monkeypatch.setattr(Words, "name", counting)
    game = configure("signori", 8)
    assert actions_meant(game, "no such thing", Words("en").of(game)) == []
    assert len(asked) == len(set(asked)) < 500
