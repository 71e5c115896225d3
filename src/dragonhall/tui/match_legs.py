"""A match of two legs on the shelf (MT-1): two files, begun together and named alike."""

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
    """Both files of a match, the first leg first."""

    files: tuple[Path, ...]

    @property
    def due(self) -> Path | None:
        """The leg that is to be played; None once both are over."""
        return next((file for file in self.files if read_journal(file).end is None), None)

    def number(self, file: Path) -> int:
        return self.files.index(file) + 1

    def tell(self, shelf: Shelf, words: Words, screen: Screen) -> None:
        """Who has won the match."""
        matches = [shelf.match(file) for file in self.files]
        codes = matches[0].header.names
        players = [words("drako-player", number=k + 1, code=code) for k, code in enumerate(codes)]
        tell_result(matches[0].game, matches, players, words, screen)


def begin_legs(shelf: Shelf, game: Game, seed: bytes, codes: Sequence[str]) -> Journal:
    """The first leg, to be played; the second lies beside it, dealt, with the sides swapped."""
    files = shelf.fresh(game.name, ENDINGS)
    seated = [[codes[seat_of(seat, leg)] for seat in range(LEGS)] for leg in range(LEGS)]
    first, second = (
        Journal(file, Match(game, own_seed, names=names))
        for file, own_seed, names in zip(files, leg_seeds(seed), seated, strict=True)
    )
    second.close()
    return first


def legs_of(file: Path) -> Legs | None:
    """The match that a file belongs to; None for a game of its own."""
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
    """The header without what belongs to one deal."""
    return replace(header, commitment="", salts=[], hash="")


def is_sealed(file: Path) -> bool:
    """Will the deal of this game be played again? So it is in matches that earlier versions began."""
    legs = legs_of(file)
    if legs is None or legs.due is None:
        return False
    first, second = (read_journal(each).header for each in legs.files)
    return first.commitment == second.commitment
