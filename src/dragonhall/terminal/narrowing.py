"""Selection of an action, one thing of its path at a time. Independent of the game.

Each step offers the distinct next things of the legal paths; a step with one choice is skipped. A choice can
be made by its number, by the name of the thing, or by several names, up to the whole action.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from dragonhall.core.action import Action, Path, Thing
from dragonhall.core.game import Game
from dragonhall.core.text.messages import CachedWords, Words


@dataclass(frozen=True, slots=True)
class Choice:
    """The next things of the path (usually one) and the actions that start with them.

    Without things, the choice is to end the path here.
    """

    things: Path
    actions: tuple[Action, ...]

    @property
    def thing(self) -> Thing | None:
        """The first thing of the choice."""
        return self.things[0] if self.things else None


class Narrowing:
    """The state of a selection: the chosen prefix of the path and the actions that remain."""

    def __init__(self, actions: Iterable[Action], words: Words) -> None:
        self.words = words
        self.actions = tuple(actions)
        self.trail: list[Path] = []  # the prefix before each answer, to step back
        self.prefix: Path = ()
        self.chosen: Action | None = None
        self.settle()

    def settle(self) -> None:
        """Advance while there is only one choice."""
        choices = self.choices()
        while self.chosen is None and len(choices) == 1:
            self.advance(choices[0])
            choices = self.choices()

    def advance(self, choice: Choice) -> None:
        self.prefix = (*self.prefix, *choice.things)
        if len(choice.actions) == 1 and choice.actions[0].path == self.prefix:
            self.chosen = choice.actions[0]

    def choices(self) -> list[Choice]:
        """Return the distinct next things, in the order of the legal actions.

        Some games ask for two things at once.
        """
        depth = len(self.prefix)
        following: dict[Path, list[Action]] = {}
        for action in self.actions:
            path = action.path
            if path[:depth] == self.prefix:
                following.setdefault(path[depth : asked_to(action, depth)], []).append(action)
        choices = [Choice(things, tuple(actions)) for things, actions in following.items()]
        return sorted(choices, key=listed_last)

    def take(self, choice: Choice) -> None:
        """Make a choice, and skip the steps that have only one choice after it."""
        self.trail.append(self.prefix)
        self.advance(choice)
        self.settle()

    def back(self) -> bool:
        """Go back one choice; return False at the first."""
        if not self.trail:
            return False
        self.prefix = self.trail.pop()
        self.chosen = None
        return True

    def name(self, choice: Choice) -> str:
        if not choice.things:
            return self.words("terminal-no-more")
        action = choice.actions[0]
        if self.chosen is not None:  # the selection is complete: name the whole action
            return action.game.phrase(self.words, action.path)
        depth = len(self.prefix)
        whole = len(choice.actions) == 1 and action.game.whole_names
        end = len(action.path) if whole else depth + len(choice.things)
        return action.game.phrase(self.words, action.path[:end], depth)

    def numbered(self, text: str) -> Choice | None:
        """Return the choice with this number, counted from 1."""
        choices = self.choices()
        if text.isascii() and text.isdigit() and 1 <= int(text) <= len(choices):
            return choices[int(text) - 1]
        return None

    def fitting(self, text: str) -> list[Path]:
        """Return the paths that match a text, from the current prefix or from the start of an action.

        Where several things are asked for at once, the later ones are enough.
        """
        depth, plain = len(self.prefix), tidy(text)
        found: dict[Path, None] = {}
        for action in self.actions:
            path = action.path
            starts = [0]
            if path[:depth] == self.prefix and depth < len(path):
                starts += range(depth, asked_to(action, depth))
            for start in starts:
                ends = range(start + 1, len(path) + 1)
                game = action.game
                found |= {
                    path[:end]: None for end in ends if reads(game, path, start, end, plain, self.words)
                }
        return list(found)

    def jump(self, path: Path) -> None:
        """Make several choices at once: continue from this prefix of a legal action."""
        self.trail.append(self.prefix)
        self.prefix = path
        beginning = [action for action in self.actions if action.path[: len(path)] == path]
        if len(beginning) == 1 and beginning[0].path == path:
            self.chosen = beginning[0]
        self.settle()


def listed_last(choice: Choice) -> bool:
    """Return whether the game lists this choice last, so that it is not chosen by accident."""
    return bool(choice.things) and choice.things[0].name in choice.actions[0].game.listed_last


def asked_to(action: Action, depth: int) -> int:
    """Return the end of the things that are asked for together from this depth on."""
    path, end = action.path, depth + 1
    while end < len(path) and action.game.joins(path[end - 1], path[end]):
        end += 1
    return end


def reads(game: Game, path: Path, start: int, end: int, plain: str, words: Words) -> bool:
    """Return whether a tidied text names `path[start:end]`, by ids or in the language of the session."""
    if plain == tidy(" ".join(thing.name for thing in path[start:end])):
        return True
    spoken = " ".join(str(words.name(thing.kind, thing.name)) for thing in path[start:end])
    return plain in (tidy(spoken), tidy(game.phrase(words, path[:end], start)))


def tidy(text: str) -> str:
    """Normalise case, hyphens, spaces and punctuation for comparison."""
    return " ".join(text.translate(MARKS).casefold().split())


MARKS = str.maketrans("-:→,", "    ")


def actions_meant(game: Game, text: str, words: Words) -> list[Action]:
    """Return all actions, legal or not, that a text matches: whole actions, or else parts of actions."""
    known, plain = CachedWords(words.language, words.game), tidy(text)
    paths = {code: path for code in range(game.action_total) if (path := game.path(code))}
    exact = [code for code, path in paths.items() if reads(game, path, 0, len(path), plain, known)]
    meant = exact or [code for code, path in paths.items() if part_reads(game, path, plain, known)]
    return [Action(game, code) for code in meant]


def part_reads(game: Game, path: Path, plain: str, words: Words) -> bool:
    """Return whether the text names a contiguous part of the path, but not all of it."""
    total = len(path)
    spans = [(start, end) for start in range(total) for end in range(start + 1, total + 1)]
    return any(reads(game, path, start, end, plain, words) for start, end in spans if end - start < total)
