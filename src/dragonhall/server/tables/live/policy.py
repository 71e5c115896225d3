"""How a hall runs its tables: the numbers that a host may want to change."""

import msgspec


class Policy(msgspec.Struct, frozen=True, kw_only=True):
    # A pass in a response window is told after a time between these, whoever gives it (docs/decisions/0008).
    answer_least: float = 1.0
    answer_most: float = 4.0
    bot_step: float = 0.25  # with people at the table a bot answers at a multiple of this
    gone_after: float = 60.0  # seconds without a connection before others may vote
    work_a_minute: float = 0.0  # seconds of the event loop's time for one address; 0: no limit
    messages_a_second: float = 20.0
    messages_at_once: float = 60.0
    chat_a_second: float = 0.5
    chat_at_once: float = 6.0
    watchers_chat_a_second: float = 1.0  # of all spectators of a table together; 0: no limit
    idle_tables: int = 200  # tables that nobody looks at and that are still kept in memory
    most_tables: int = 5000  # in memory; beyond that no new one is opened
    queue: int = 200  # messages that a slow viewer may be behind
    bot_workers: int = 1
    check_seconds: int = 10  # of processor time for one uploaded pack or record
    check_memory: int = 256 * 1024**2  # bytes, for the same
    bot_tables: int = 3  # running tables without a person that one account may have
    bot_level: str = "apprentice"  # who takes the seat of a player who is gone
