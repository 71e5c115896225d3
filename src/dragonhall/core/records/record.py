"""Records of games as JSON lines, with a hash chain.

A record has one header (game, rules, options, pack, commitment to the seed, salts), one line per action, an
end if the game has ended, and the seed once it may be published. Every hash covers the line and the previous
hash, so a changed, added or dropped line in the middle is detected. The seed is not part of the chain; it is
checked against the commitment in the header.
"""

from collections.abc import Sequence
from hashlib import sha256
from secrets import token_bytes
from typing import TypeVar

import msgspec

from dragonhall.core.errors import OptionError, RecordError

SEED_BYTES = 32
FORMAT = 1
GIVEN_UP = ("resigned", "timeout", "abandoned")  # reasons for an end outside the rules of a game


class Header(msgspec.Struct, tag="header", forbid_unknown_fields=True, frozen=True):
    game: str
    rules: str
    players: int
    options: dict[str, str]
    pack: str
    commitment: str
    salts: list[str]
    names: list[str]
    format: int = FORMAT
    hash: str = ""


class Move(msgspec.Struct, tag="move", forbid_unknown_fields=True, frozen=True):
    ply: int
    seat: str
    action: str
    digest: str
    hash: str = ""


class End(msgspec.Struct, tag="end", forbid_unknown_fields=True, frozen=True):
    """How a game ended: by its rules, or before that for one of the reasons in `GIVEN_UP`."""

    winners: list[str]
    reason: str
    scores: list[int]
    hash: str = ""


class Seed(msgspec.Struct, tag="seed", forbid_unknown_fields=True, frozen=True):
    seed: str


Line = Header | Move | End | Seed
Chained = TypeVar("Chained", bound=Header | Move | End)


class Record(msgspec.Struct, frozen=True):
    """A record in memory: the contents of its lines, in order."""

    header: Header
    moves: list[Move]
    end: End | None = None
    seed: str | None = None

    def dumps(self) -> str:
        """The record as text, one JSON object per line."""
        lines: list[Line] = [self.header, *self.moves]
        if self.end is not None:
            lines.append(self.end)
        if self.seed is not None:
            lines.append(Seed(self.seed))
        return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)

    def __repr__(self) -> str:
        actions = f"{len(self.moves)} action{'' if len(self.moves) == 1 else 's'}"
        end = "not over" if self.end is None else f"won by {', '.join(self.end.winners) or 'nobody'}"
        sealed = ", sealed" if self.seed is None else ""
        return f"<record of {self.header.game}: {actions}, {end}{sealed}>"

    def _repr_html_(self) -> str:
        from dragonhall.core.render.notebook import record_html
        from dragonhall.core.text.messages import Words

        return record_html(self, Words("en"))


def seed_bytes(seed: int | str | bytes | None) -> bytes:
    """Convert a seed to 32 bytes: an int, a hex string or bytes; for None, random bytes."""
    if seed is None:
        return token_bytes(SEED_BYTES)
    try:
        if isinstance(seed, int):
            return seed.to_bytes(SEED_BYTES, "big")
        found = bytes.fromhex(seed) if isinstance(seed, str) else seed
    except (ValueError, OverflowError):
        raise OptionError("seed", got=str(seed)) from None
    if len(found) != SEED_BYTES:
        raise OptionError("seed", got=str(seed))
    return found


def commitment_of(seed: bytes) -> str:
    """The commitment that is published before the deal: it fixes the seed without revealing it."""
    return sha256(b"dragonhall seed " + seed).hexdigest()


def deal_key(seed: bytes, salts: Sequence[str]) -> bytes:
    """The key of the game's random stream: a hash of the seed and the players' salts."""
    mixed = sha256(b"dragonhall deal " + seed)
    for salt in salts:
        data = salt.encode()
        mixed.update(len(data).to_bytes(4, "big") + data)
    return mixed.digest()


def contributors(header: Header) -> list[int]:
    """The seats whose players contributed a salt to the deal."""
    return [seat for seat, salt in enumerate(header.salts[: header.players]) if salt]


def chained(line: Chained, before: str) -> Chained:
    """Return the line with its hash set; `before` is the hash of the previous line."""
    bare = msgspec.structs.replace(line, hash="")
    return msgspec.structs.replace(bare, hash=sha256(before.encode() + msgspec.json.encode(bare)).hexdigest())


def loads(text: str, origin: str = "record") -> Record:
    """Parse a record and check its hash chain and seed. `match.replay` replays it."""
    if not text.strip():
        raise RecordError("record-empty", file=origin)
    rows = text.split("\n")
    whole = rows[-1] == ""
    if whole:
        rows.pop()
    last = len(rows)
    lines = [parse_line(row, number, origin, whole or number < last) for number, row in enumerate(rows, 1)]
    header, rest = lines[0], lines[1:]
    if not isinstance(header, Header):
        raise RecordError("record-header", file=origin)
    check_chain(header, rest, origin)
    moves = [line for line in rest if isinstance(line, Move)]
    ends = [line for line in rest if isinstance(line, End)]
    seeds = [line for line in rest if isinstance(line, Seed)]
    return Record(header, moves, ends[0] if ends else None, checked_seed(header, seeds, origin))


def parse_line(row: str, number: int, origin: str, whole: bool) -> Line:
    try:
        raw = msgspec.json.decode(row)
    except (msgspec.DecodeError, RecursionError):
        raise RecordError("record-line" if whole else "record-truncated", file=origin, line=number) from None
    if number == 1 and isinstance(raw, dict) and raw.get("format", FORMAT) != FORMAT:
        raise RecordError("record-version", file=origin, got=str(raw["format"]), known=str(FORMAT))
    try:
        line: Line = msgspec.convert(raw, Line)
    except msgspec.ValidationError as error:
        raise RecordError("record-field", file=origin, line=number, reason=str(error)) from None
    return line


def check_chain(header: Header, rest: Sequence[Line], origin: str) -> None:
    """Check the hash of each line, that plies count from 1, and that no chained line follows the end."""
    before = ""
    ply = 0
    ended = False
    for number, line in enumerate((header, *rest), 1):
        if isinstance(line, Seed):
            continue
        wrong_place = ended or (isinstance(line, Header) and number > 1)
        if isinstance(line, Move):
            ply += 1
            wrong_place = wrong_place or line.ply != ply
        ended = ended or isinstance(line, End)
        if wrong_place or chained(line, before).hash != line.hash:
            raise RecordError("record-edited", file=origin, line=number)
        before = line.hash


def checked_seed(header: Header, seeds: Sequence[Seed], origin: str) -> str | None:
    if not seeds:
        return None
    try:
        seed = bytes.fromhex(seeds[0].seed)
    except ValueError:
        seed = b""
    if len(seeds) > 1 or seed.hex() != seeds[0].seed or commitment_of(seed) != header.commitment:
        raise RecordError("record-seed", file=origin)
    return seeds[0].seed
