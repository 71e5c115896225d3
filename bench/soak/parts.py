"""The parts in the order in which they run. To add a part, add a line here."""

from bench.soak.bad_input import bad_input
from bench.soak.bot_service import bots
from bench.soak.decisions import decisions
from bench.soak.load import excess_requests, mass_reconnects, slow_viewers, steady_play
from bench.soak.long_tables import sockets
from bench.soak.outages import crash_postgresql, crash_sqlite, full_disk, read_only, servers
from bench.soak.part import Part
from bench.soak.races import races
from bench.soak.shuffles import shuffles
from bench.soak.workers_and_clock import clock, workers

PARTS = {
    part.name: part
    for part in (
        Part("crash-sqlite", "the server is killed under load, on SQLite", "kills", 200, 1, crash_sqlite),
        Part("crash-postgresql", "the same on PostgreSQL", "kills", 200, 1, crash_postgresql),
        Part("servers", "PostgreSQL and Redis restart under two servers", "restarts", 40, 2, servers),
        Part("disk", "the disk is full, then has free space again", "times", 20, 1, full_disk),
        Part("read-only", "the database is read-only for a while", "times", 20, 1, read_only),
        Part("workers", "the bot processes are killed", "times", 40, 1, workers),
        Part("clock", "the clock jumps, and the server restarts", "jumps", 14, 1, clock),
        Part("races", "two messages at once through two processes", "races", 400, 4, races),
        Part(
            "storms",
            "500 clients lose their connection at once and reconnect",
            "storms",
            20,
            1,
            mass_reconnects,
        ),
        Part("steady", "40 tables play and memory stays flat", "seconds", 600, 3, steady_play),
        Part("crowd", "excess requests are refused, and only those", "seconds", 60, 3, excess_requests),
        Part("slow", "viewers that never read delay no others", "seconds", 120, 3, slow_viewers),
        Part("bots", "bot tables and analyses delay no player's bot", "bot answers", 300, 4, bots),
        Part("sockets", "clients at a table of 5,241 actions delay no others", "seconds", 60, 2, sockets),
        Part(
            "bad-input",
            "every entry point answers bad input with a typed error",
            "thousand inputs",
            1000,
            2,
            bad_input,
        ),
        Part(
            "decisions",
            "random play of each game: invariants hold, compiled and uncompiled are equal",
            "thousand decisions",
            1000,
            1,
            decisions,
        ),
        Part("shuffles", "every card comes to every place equally often", "thousand deals", 200, 1, shuffles),
    )
}
