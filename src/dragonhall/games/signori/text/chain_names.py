"""Names of the chains on creatures, by the numbers in the cells of a state."""

from collections.abc import Iterator, Mapping

from dragonhall.games.signori.rules.declaration import CHAIN_CODES, FACE_UP, SEATS, SLOTS
from dragonhall.games.signori.rules.move_shapes import Names


class ChainNames(Mapping[int, str]):
    """Names of chains by code: `b1 C5 by a1`, `b1 down-2 by a1`. Computed on access; there are thousands."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def __getitem__(self, code: int) -> str:
        if code == 0:
            return "none"
        on, caster = divmod(code - 1, SEATS)
        side, index = divmod(on, SLOTS)
        seat, position = divmod(side, 2)
        seats, kinds = self.names.seats, int(self.names.faces.kinds)
        if code < 0 or max(seat, caster) >= len(seats) or (position == FACE_UP and index >= kinds):
            raise KeyError(code)
        return f"{seats[seat]} {self.names.creature(position, index)[1]} by {seats[caster]}"

    def __iter__(self) -> Iterator[int]:
        return (code for code in range(CHAIN_CODES + 1) if code in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __bool__(self) -> bool:
        return True
