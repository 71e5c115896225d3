"""Choosing an action thing by thing, for any game."""

import pytest

from dragonhall.core.action import Action, Path, Thing
from dragonhall.core.game import Game
from dragonhall.core.text.messages import Words
from dragonhall.games import configure
from dragonhall.terminal.narrowing import Narrowing, actions_meant, tidy


class Hexes:
    """A stand-in for a game with paths of different lengths, one of them the beginning of another."""

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


def test_each_step_offers_the_distinct_next_things() -> None:
    way = narrowing(0, 1, 2, 3)
    assert offered(way) == ["move", "draw"]
    way.take(way.choices()[0])
    assert offered(way) == ["archer", "troll"]


def test_a_step_with_one_choice_is_passed_over() -> None:
    way = narrowing(2, 3)
    way.take(way.choices()[0])
    assert str(way.chosen) == "move troll b2"


def test_a_single_action_needs_no_question() -> None:
    assert str(narrowing(2).chosen) == "move troll b2"


def test_an_action_that_begins_another_can_be_ended_there() -> None:
    way = narrowing(0, 1)
    assert offered(way) == ["nothing more", "attack"]
    way.take(way.choices()[0])
    assert str(way.chosen) == "move archer a1"


def test_back_returns_to_the_last_question_that_was_asked() -> None:
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
def test_several_names_at_once_go_several_steps(text: str) -> None:
    way = narrowing(0, 1, 2, 3)
    (path,) = way.fitting(text)
    way.jump(path)
    assert str(way.chosen) == "move troll b2"


def test_names_count_from_where_one_is() -> None:
    way = narrowing(0, 1, 2, 3)
    way.take(way.choices()[0])
    assert [len(path) for path in way.fitting("troll b2")] == [3]


@pytest.mark.parametrize("number", ["0", "3", "-1", "²", ""])
def test_only_the_numbers_of_the_list_count(number: str) -> None:
    assert narrowing(0, 1, 2, 3).numbered(number) is None


def test_capitals_hyphens_and_blanks_make_no_difference() -> None:
    assert tidy(" Light-Blue   3 ") == tidy("light blue 3")


def test_a_part_of_an_action_means_every_action_with_it() -> None:
    game = configure("draco", 2)
    meant = actions_meant(game, "red 3", Words("en"))
    assert [str(action) for action in meant] == ["play red-3 top", "play red-3 under", "exchange red-3"]


def test_the_whole_action_means_only_itself() -> None:
    game = configure("draco", 2)
    assert [str(action) for action in actions_meant(game, "zagraj czerwona 3 pod stos", Words("pl"))] == [
        "play red-3 under"
    ]


def test_a_text_that_means_nothing_costs_one_look_up_for_each_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """There are thousands of actions, but only some hundreds of things in them."""
    asked: list[tuple[str, str | int]] = []
    honest = Words.name

    def counting(words: Words, kind: str, value: str | int) -> str | int:
        asked.append((kind, value))
        return honest(words, kind, value)

    monkeypatch.setattr(Words, "name", counting)
    game = configure("signori", 8)
    assert actions_meant(game, "no such thing", Words("en").of(game)) == []
    assert len(asked) == len(set(asked)) < 500
