"""Compare what clients were acknowledged with the database: nothing lost, duplicated or corrupt."""

from collections import Counter, defaultdict

from sqlalchemy import Connection, Engine, select

from dragonhall.core.errors import DragonhallError
from dragonhall.core.records.match import replay
from dragonhall.core.records.record import Move, Record, loads
from dragonhall.games import configure
from dragonhall.server.store import JournalEntry, schema
from dragonhall.server.store.journal import read_entries
from dragonhall.server.tables.journal import entries as e


class Ledger:
    """Everything that the server acknowledged; clients add to it when they receive `accepted`."""

    def __init__(self) -> None:
        self.tables: set[str] = set()  # tables whose creation was acknowledged
        self.moves: dict[str, dict[int, tuple[int, str]]] = defaultdict(dict)  # entry number: ply and action
        self.refusals: Counter[str] = Counter()
        self.games = 0  # finished games

    def accepted(self, table: str, number: int, ply: int, action: str) -> None:
        self.moves[table][number] = (ply, action)

    @property
    def promised(self) -> int:
        return sum(len(moves) for moves in self.moves.values())

    # ---- comparison with the database ------------------------------------------------------------

    def broken_promises(self, engine: Engine) -> list[str]:
        """Read every table from the database; return a sentence for each broken acknowledgement."""
        with engine.connect() as connection:
            there = set(connection.execute(select(schema.tables.c.id)).scalars())
            lost = [f"table {table} was lost" for table in sorted(self.tables - there)]
            known = sorted(set(self.moves) & there)
            return lost + [fault for table in known for fault in self.faults(connection, table)]

    def faults(self, connection: Connection, table: str) -> list[str]:
        entries = read_entries(connection, table)
        by_number = {entry.number: entry for entry in entries}
        faults = [
            f"table {table}: entry {number}, {action!r}, action {ply + 1}, was acknowledged and is not there"
            for number, (ply, action) in self.moves[table].items()
            if not is_move(by_number.get(number), ply, action)
        ]
        if list(by_number) != list(range(1, len(entries) + 1)):
            faults.append(f"table {table}: the numbers of its entries have a gap")
        return faults

    def corrupt_records(self, engine: Engine) -> list[str]:
        """Verify the hash chain of every record in the database and replay it."""
        with engine.connect() as connection:
            found = connection.execute(select(schema.secrets.c.table_id, schema.secrets.c.seed)).all()
            return [
                fault
                for table, seed in found
                for fault in record_faults(table, read_entries(connection, table), bytes(seed))
            ]


def is_move(entry: JournalEntry | None, ply: int, action: str) -> bool:
    if entry is None or entry.kind != "moved":
        return False
    body = e.decode(entry.body)
    return isinstance(body, e.Moved) and (body.move.ply, body.move.action) == (ply + 1, action)


def record_faults(table: str, entries: list[JournalEntry], seed: bytes) -> list[str]:
    """Return the faults of a table's record, built from its journal alone."""
    moves: list[Move] = []
    header = None
    for entry in entries:
        match e.decode(entry.body):
            case e.Started(header=started):
                header = started
            case e.Moved(move=move):
                if move.ply != len(moves) + 1:
                    return [
                        f"table {table}: action {move.ply} stands after {len(moves)} others: twice, or lost"
                    ]
                moves.append(move)
            case e.Undone(ply=back):
                del moves[back:]
            case _:
                pass
    if header is None:
        return []
    try:
        record = loads(Record(header, moves, None, seed.hex()).dumps(), table)
        replay(configure(header.game, header.players, header.options), record, table)
    except DragonhallError as error:
        return [f"table {table}: its record is corrupt: {error.code}"]
    return []
