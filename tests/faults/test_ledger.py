"""The checker of the crash tests detects a lost move, a move applied twice and a damaged record."""

import msgspec
import pytest
from sqlalchemy import Engine, create_engine, delete, insert, update

from bench.soak.ledger import Ledger
from dragonhall.core.records.match import Match
from dragonhall.games import configure
from dragonhall.server.store import schema
from dragonhall.server.tables.journal import entries as e

SEED = bytes(range(32))
MOVES = 8


@pytest.fixture
def journal() -> tuple[Engine, Ledger]:
    """A table with eight moves in a database, all of them acknowledged."""
    match = Match(configure("draco"), SEED)
    while len(match.moves) < MOVES:
        match.play(next(iter(match.state.legal)))
    engine = create_engine("sqlite://")
    for table in (schema.tables, schema.journal, schema.secrets):
        table.create(engine)
    ledger = Ledger()
    ledger.tables.add("t")
    bodies: list[e.AnyEntry] = [e.Started(match.header), *(e.Moved(move) for move in match.moves)]
    row = {column.name: 0 for column in schema.tables.columns} | {"id": "t"}
    with engine.begin() as connection:
        connection.execute(insert(schema.tables).values(row))
        connection.execute(insert(schema.secrets).values(table_id="t", seed=SEED, pace=SEED))
        for number, body in enumerate(bodies, 1):
            values = {"table_id": "t", "number": number, "at": 0, "kind": e.kind_of(body)}
            connection.execute(insert(schema.journal).values(body=e.encode(body).decode(), **values))
    for number, move in enumerate(match.moves, 2):
        ledger.accepted("t", number, move.ply - 1, move.action)
    return engine, ledger


def test_complete_journal_passes(journal: tuple[Engine, Ledger]) -> None:
    engine, ledger = journal
    assert ledger.promised == MOVES
    assert ledger.broken_promises(engine) == []
    assert ledger.corrupt_records(engine) == []


def test_lost_move_is_detected(journal: tuple[Engine, Ledger]) -> None:
    engine, ledger = journal
    with engine.begin() as connection:
        connection.execute(delete(schema.journal).where(schema.journal.c.number == MOVES + 1))
    (fault,) = ledger.broken_promises(engine)
    assert f"entry {MOVES + 1}" in fault
    assert "is not there" in fault


def test_gap_is_detected(journal: tuple[Engine, Ledger]) -> None:
    engine, ledger = journal
    ledger.moves["t"].clear()
    with engine.begin() as connection:
        connection.execute(delete(schema.journal).where(schema.journal.c.number == 4))
    assert "gap" in ledger.broken_promises(engine)[0]
    assert "twice, or lost" in ledger.corrupt_records(engine)[0]


def test_move_applied_twice_is_detected(journal: tuple[Engine, Ledger]) -> None:
    engine, ledger = journal
    with engine.begin() as connection:
        last = connection.execute(schema.journal.select().where(schema.journal.c.number == MOVES + 1)).one()
        connection.execute(insert(schema.journal).values({**last._asdict(), "number": MOVES + 2}))
    assert "twice, or lost" in ledger.corrupt_records(engine)[0]


def test_damaged_record_is_detected(journal: tuple[Engine, Ledger]) -> None:
    engine, ledger = journal
    where = schema.journal.c.number == 5
    with engine.begin() as connection:
        body = e.decode(connection.execute(schema.journal.select().where(where)).one().body)
        assert isinstance(body, e.Moved)
        other = e.Moved(msgspec.structs.replace(body.move, digest="0" * 16))
        connection.execute(update(schema.journal).where(where).values(body=e.encode(other).decode()))
    assert ledger.corrupt_records(engine) == ["table t: its record is corrupt: record-edited"]


def test_lost_table_is_detected(journal: tuple[Engine, Ledger]) -> None:
    engine, ledger = journal
    ledger.tables.add("another")
    assert ledger.broken_promises(engine) == ["table another was lost"]
