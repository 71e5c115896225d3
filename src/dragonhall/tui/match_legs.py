"""A saved match of two legs (MT-1): two files, created together, whose names differ only in the ending."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from msgspec.structs import replace

from dragonhall.core.errors import DragonhallError
from dragonhall.core.game import Game
from dragonhall.core.records.match import Match
from dragonhall.core.records.match_legs import LEGS, leg_seeds, seat_of
from dragonhall.core.records.record import Header
from dragonhall.core.text.messages import Words
from dragonhall.terminal.match_legs import tell_result
from dragonhall.terminal.screen import Screen
from dragonhall.tui.saved_games import ENDING, Journal, Shelf, read_journal

ENDINGS = tuple(f"-leg-{number}{ENDING}" for number in range(1, LEGS + 1))


@dataclass(frozen=True, slots=True)
class Legs:
    """The files of a match, first leg first."""

    files: tuple[Path, ...]

    @property
    def due(self) -> Path | None:
        """The first unfinished leg; None if both are over."""
        return next((file for file in self.files if read_journal(file).end is None), None)

    def number(self, file: Path) -> int:
        return self.files.index(file) + 1

    def tell(self, shelf: Shelf, words: Words, screen: Screen) -> None:
        """Show the result of the match."""
        matches = [shelf.match(file) for file in self.files]
        game, codes = matches[0].game, matches[0].header.names
        players = [words(f"{game.name}-player", number=k + 1, code=code) for k, code in enumerate(codes)]
        tell_result(game, matches, players, words, screen)


def begin_legs(shelf: Shelf, game: Game, seed: bytes, codes: Sequence[str]) -> Journal:
    """Create both legs, the second with the sides swapped, and return the first."""
    files = shelf.fresh(game.name, ENDINGS)
    seated = [[codes[seat_of(seat, leg)] for seat in range(LEGS)] for leg in range(LEGS)]
    first, second = (
        Journal(file, Match(game, own_seed, names=names))
        for file, own_seed, names in zip(files, leg_seeds(seed), seated, strict=True)
    )
    second.close()
    return first


def legs_of(file: Path) -> Legs | None:
    """Return the match that a file belongs to; None for a single game."""
    ending = next((ending for ending in ENDINGS if file.name.endswith(ending)), None)
    if ending is None:
        return None
    stem = file.name.removesuffix(ending)
    files = tuple(file.with_name(stem + each) for each in ENDINGS)
    try:
        first, second = (read_journal(each).header for each in files)
    except DragonhallError:
        return None
    swapped = replace(first, names=first.names[::-1])
    return Legs(files) if what_is_played(swapped) == what_is_played(second) else None


def what_is_played(header: Header) -> Header:
    """Return the header without the fields that depend on the deal."""
    return replace(header, commitment="", salts=[], hash="")


def is_sealed(file: Path) -> bool:
    """Return whether the same deal is still to be played in the other leg.

    This is so in matches that were created by earlier versions.
    """
    legs = legs_of(file)
    if legs is None or legs.due is None:
        return False
    first, second = (read_journal(each).header for each in legs.files)
    return first.commitment == second.commitment
