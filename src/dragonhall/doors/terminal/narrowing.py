"""Choosing an action by pointing at one thing after the other: the same for every game.

The legal actions are paths of things. At each step the distinct next things are offered; a step with one
choice is not asked. A choice can be made by its number, by the name of the thing, or by typing several names
at once, up to the whole action.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from dragonhall.core.action import Action, Path, Thing
from dragonhall.core.game import Game
from dragonhall.core.words import Words


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the things that may come next, and the actions that it leads to; no thing means: stop here."""

    thing: Thing | None
    actions: tuple[Action, ...]


class Narrowing:
    """The way from all legal actions to one."""

    def __init__(self, actions: Iterable[Action], words: Words) -> None:
        self.words = words
        self.actions = tuple(actions)
        self.trail: list[Path] = []  # where each answer was given, to step back to
        self.prefix: Path = ()
        self.chosen: Action | None = None
        self.settle()

    def settle(self) -> None:
        """Go on as long as there is only one way."""
        choices = self.choices()
        while self.chosen is None and len(choices) == 1:
            self.advance(choices[0])
            choices = self.choices()

    def advance(self, choice: Choice) -> None:
        if choice.thing is not None:
            self.prefix = (*self.prefix, choice.thing)
        if len(choice.actions) == 1 and choice.actions[0].path == self.prefix:
            self.chosen = choice.actions[0]

    def choices(self) -> list[Choice]:
        """The distinct next things, in the order of the legal actions."""
        depth = len(self.prefix)
        following: dict[Thing | None, list[Action]] = {}
        for action in self.actions:
            path = action.path
            if path[:depth] == self.prefix:
                following.setdefault(path[depth] if len(path) > depth else None, []).append(action)
        return [Choice(thing, tuple(actions)) for thing, actions in following.items()]

    def take(self, choice: Choice) -> None:
        """Answer the question, and all that are answered with it."""
        self.trail.append(self.prefix)
        self.advance(choice)
        self.settle()

    def back(self) -> bool:
        """One question back; False at the first."""
        if not self.trail:
            return False
        self.prefix = self.trail.pop()
        self.chosen = None
        return True

    def name(self, choice: Choice) -> str:
        if choice.thing is None:
            return self.words("terminal-no-more")
        return named(choice.thing, self.words)

    def numbered(self, text: str) -> Choice | None:
        """The choice with this number, counted from 1."""
        choices = self.choices()
        if text.isascii() and text.isdigit() and 1 <= int(text) <= len(choices):
            return choices[int(text) - 1]
        return None

    def fitting(self, text: str) -> list[Path]:
        """The paths that a typed text can mean: from here on, or from the beginning of an action."""
        depth = len(self.prefix)
        found: dict[Path, None] = {}
        for action in self.actions:
            path = action.path
            ends = range(1, len(path) + 1)
            if path[:depth] == self.prefix:
                found |= {
                    path[:end]: None for end in ends[depth:] if reads(path[depth:end], text, self.words)
                }
            found |= {path[:end]: None for end in ends if reads(path[:end], text, self.words)}
        return list(found)

    def jump(self, path: Path) -> None:
        """Answer several questions at once, with the beginning of a legal action."""
        self.trail.append(self.prefix)
        self.prefix = path[:-1]
        self.advance(next(choice for choice in self.choices() if choice.thing == path[-1]))
        self.settle()


def named(thing: Thing, words: Words) -> str:
    return str(words.name(thing.kind, thing.name))


def spoken(path: Sequence[Thing], words: Words) -> str:
    """An action, or a part of it, in the words of a language."""
    return " ".join(named(thing, words) for thing in path)


def reads(path: Sequence[Thing], text: str, words: Words) -> bool:
    """Does the text name these things, by their own names or in the reader's language?"""
    plain = tidy(text)
    return plain in (tidy(" ".join(thing.name for thing in path)), tidy(spoken(path, words)))


def tidy(text: str) -> str:
    """Upper case, hyphens and blanks make no difference to what is meant."""
    return " ".join(text.replace("-", " ").casefold().split())


def actions_meant(game: Game, text: str, words: Words) -> list[Action]:
    """Every action, legal or not, that a text may mean: all of its names, or some that follow each other."""
    whole = [Action(game, code) for code in range(game.action_total)]
    exact = [action for action in whole if reads(action.path, text, words)]
    if exact:
        return exact
    return [action for action in whole if part_reads(action.path, text, words)]


def part_reads(path: Path, text: str, words: Words) -> bool:
    spans = [(start, end) for start in range(len(path)) for end in range(start + 1, len(path) + 1)]
    return any(reads(path[start:end], text, words) for start, end in spans)
