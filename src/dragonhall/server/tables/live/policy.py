"""Settings of tables that an operator may change."""

import msgspec


class Policy(msgspec.Struct, frozen=True, kw_only=True):
    # A pass in a response window is published after a time between these (docs/decisions/0008).
    answer_least: float = 1.0
    answer_most: float = 4.0
    bot_step: float = 0.25  # seconds; with people at the table bots answer at multiples of it
    gone_after: float = 60.0  # seconds without a connection before the others may vote
    work_a_minute: float = 0.0  # seconds of event loop time for one address; 0: no limit
    messages_a_second: float = 20.0
    messages_at_once: float = 60.0
    chat_a_second: float = 0.5
    chat_at_once: float = 6.0
    watchers_chat_a_second: float = 1.0  # for all spectators of a table together; 0: no limit
    idle_tables: int = 200  # maximum number of tables without viewers kept in memory
    most_tables: int = 5000  # tables in memory; beyond it no new table is opened
    queue: int = 200  # unsent messages before a slow viewer is disconnected
    bot_workers: int = 1
    check_seconds: int = 10  # CPU time for checking one uploaded pack or record
    check_memory: int = 256 * 1024**2  # bytes, for the same check
    bot_tables: int = 3  # running tables without people for one account
    bot_level: str = "apprentice"  # default level; also takes the seats of players who left
