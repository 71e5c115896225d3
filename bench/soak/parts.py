"""The table of parts, in the order in which they run. A new part is one line here."""

from bench.soak.crash import crash_postgresql, crash_sqlite
from bench.soak.part import Part
from bench.soak.shuffles import shuffles

PARTS = {
    part.name: part
    for part in (
        Part("crash-sqlite", "the hall is killed under load, on SQLite", "kills", 200, 2, crash_sqlite),
        Part("crash-postgresql", "the same on PostgreSQL", "kills", 200, 2, crash_postgresql),
        Part("shuffles", "every card comes to every place equally often", "thousand deals", 200, 1, shuffles),
    )
}
