"""The results file of a run.

While games are played, `FILE.part` contains the plan and one line per finished game. At the end, or when the
run is interrupted, `FILE` is written atomically as JSON and the part file is deleted. After a crash, one of
the two contains every finished game, and a run can be resumed from either.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import TextIO, TypeVar

import msgspec

from dragonhall.core.errors import OptionError
from dragonhall.core.game import Game
from dragonhall.core.render.notebook import table_html
from dragonhall.core.text.messages import Words
from dragonhall.files import DRAFT, check_writable, save_error, write_atomically
from dragonhall.lab.arena.plan import ArenaPlan, Played
from dragonhall.lab.arena.summary import Summary, summarise
from dragonhall.lab.errors import ResultsFileError
from dragonhall.lab.reports.text_tables import side_text, tally_cells, tally_heads

Stored = TypeVar("Stored")


class ArenaResults(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The results of a run. Complete runs of equal plans give identical files."""

    plan: ArenaPlan
    complete: bool
    summary: Summary
    games: list[Played]

    def dumps(self) -> str:
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"

    def __repr__(self) -> str:
        shares = ", ".join(f"{bot.all.name} {100 * bot.all.share:.0f} %" for bot in self.summary.bots)
        return f"<{self.summary.games} games of {self.plan.game}: {shares}>"

    def _repr_html_(self) -> str:
        return results_html(self, Words("en"))


def results_of(plan: ArenaPlan, game: Game, games: Iterable[Played]) -> ArenaResults:
    """Return the results of the games of the plan, ordered by number."""
    ordered = sorted((played for played in games if played.number < plan.games), key=lambda it: it.number)
    return ArenaResults(plan, len(ordered) == plan.games, summarise(plan, game, ordered), ordered)


class ResultsFile:
    """The results files of a run, written as games end."""

    def __init__(self, file: Path, plan: ArenaPlan, resume: bool = False, force: bool = False) -> None:
        self.file = file
        self.part = file.with_name(f"{file.name}.part")
        self.plan = plan
        self.games: dict[int, Played] = {}
        self.stream: TextIO | None = None
        check_writable(file)
        if resume:
            self.read()
        elif not force and (file.exists() or self.part.exists()):
            raise OptionError("arena-exists", file=str(file))

    def read(self) -> None:
        """Read the games of an earlier run of the same plan."""
        if self.file.exists():
            results = decoded(self.file.read_bytes(), ArenaResults, self.file)
            self.take(results.plan, results.games, self.file)
        if self.part.exists():
            head, *lines = self.part.read_bytes().split(b"\n")
            if not lines:  # the plan itself is incomplete
                return
            games = [decoded(line, Played, self.part) for line in lines[:-1]]  # the last is "" or incomplete
            self.take(decoded(head, ArenaPlan, self.part), games, self.part)

    def take(self, plan: ArenaPlan, games: Iterable[Played], file: Path) -> None:
        if not self.plan.continues(plan):
            raise OptionError("arena-other-plan", file=str(file))
        if plan.deals > self.plan.deals:  # a resumed run never shrinks
            self.plan = plan
        self.games.update({played.number: played for played in games})

    @property
    def missing(self) -> list[int]:
        return [number for number in range(self.plan.games) if number not in self.games]

    def open(self) -> None:
        """Start the part file with the games known so far."""
        lines = [msgspec.json.encode(self.plan), *map(msgspec.json.encode, self.games.values())]
        write_atomically(self.part, "".join(line.decode() + "\n" for line in lines))
        self.stream = self.part.open("a", encoding="utf-8", newline="\n")

    def add(self, played: Played) -> None:
        assert self.stream is not None
        self.games[played.number] = played
        self.stream.write(msgspec.json.encode(played).decode() + "\n")
        self.stream.flush()

    def close(self, game: Game) -> ArenaResults:
        """Write the results file and delete the part file."""
        results = results_of(self.plan, game, self.games.values())
        write_atomically(self.file, results.dumps())
        if self.stream is not None:
            self.stream.close()
            self.stream = None
        self.part.unlink(missing_ok=True)
        return results


def decoded(data: bytes, kind: type[Stored], file: Path) -> Stored:
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ResultsFileError(file=str(file), reason=str(error)) from None


def results_html(results: ArenaResults, words: Words) -> str:
    """Return the shares with intervals of each bot, and of each bot on each side."""
    rows: list[list[str]] = []
    for bot in results.summary.bots:
        rows.append([bot.all.name, *tally_cells(words, bot.all)])
        for side in bot.sides:
            rows.append([f"  {bot.all.name}, {side_text(words, side.name)}", *tally_cells(words, side)])
    return table_html([words("lab-bot"), *tally_heads(words)], rows, numbers_from=1)


def write_parquet(target: Path, results: ArenaResults, seats: tuple[str, ...]) -> None:
    """Write the games of a run. The plan is in the metadata of the file."""
    import pyarrow
    import pyarrow.parquet

    plan, games = results.plan, results.games
    columns: dict[str, list[object]] = {
        name: [getattr(played, name) for played in games]
        for name in ("number", "deal", "line_up", "reason", "plies", "digest")
    }
    for seat, name in enumerate(seats):
        columns[f"bot_{name}"] = [plan.bots[played.seats[seat]] for played in games]
        columns[f"won_{name}"] = [seat in played.winners for played in games]
        columns[f"score_{name}"] = [played.scores[seat] for played in games]
    table = pyarrow.table(columns).replace_schema_metadata({"dragonhall": msgspec.json.encode(plan)})
    draft = target.with_name(f".{target.name}{DRAFT}")
    try:
        pyarrow.parquet.write_table(table, draft)
        draft.replace(target)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise save_error(target, error) from None
