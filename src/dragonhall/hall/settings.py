"""The settings of a hall: from a TOML file, then from the environment, then from the command line.

Every field is one setting: its name in the file, `DRAGONHALL_<NAME>` in the environment. docs/host.md shows
them as a table, made from here by `settings_table` and held to it by a test.
"""

import os
import sys
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from dragonhall.core.toml_parser import parse_toml
from dragonhall.hall.errors import SettingsError
from dragonhall.hall.tables.policy import Policy

PREFIX = "DRAGONHALL_"
FILE_VARIABLE = "DRAGONHALL_SETTINGS"
LOOPBACK = ("127.0.0.1", "::1", "localhost")

Count = Annotated[int, Meta(ge=0)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    host: Annotated[str, Meta(description="the address to listen on")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535, description="the port to listen on; 0: any free one")] = 8000
    data: Annotated[str, Meta(description="the folder of the hall's data; empty: one for this user")] = ""
    database: Annotated[
        str, Meta(description="`postgresql://…` or `sqlite:///…`; empty: `hall.sqlite3` in the data folder")
    ] = ""
    redis: Annotated[str, Meta(description="`redis://…`, needed by a hall of several processes")] = ""
    secret: Annotated[
        str,
        Meta(description="what signs cookies, the same for all processes; empty: kept in the data folder"),
    ] = ""
    language: Annotated[
        Literal["en", "it", "pl"], Meta(description="spoken to those who ask for no language we have")
    ] = "en"
    hosts: Annotated[
        list[str],
        Meta(description="names by which the hall is reached; empty: any, on loopback only its own"),
    ] = []
    origins: Annotated[
        list[str], Meta(description="addresses of other pages that may speak to this hall, as `https://…`")
    ] = []
    proxies: Annotated[
        list[str], Meta(description="addresses of proxies whose `X-Forwarded-…` headers are believed")
    ] = []
    secure: Annotated[bool, Meta(description="cookies over HTTPS only; set it behind a proxy with TLS")] = (
        False
    )
    session_days: Annotated[
        int, Meta(ge=1, le=3650, description="a session ends after so many idle days")
    ] = 90
    guest_days: Annotated[
        int, Meta(ge=1, le=3650, description="a guest without games is forgotten after so many days")
    ] = 30
    body_limit: Annotated[
        int, Meta(ge=1024, le=64 * 1024**2, description="the largest request body, in bytes")
    ] = 1024**2
    connections: Annotated[
        int,
        Meta(ge=1, description="requests and sockets at once; never more than the system lets files be open"),
    ] = 5000
    connections_per_address: Annotated[Count, Meta(description="the same of one address; 0: no limit")] = 200
    slow_seconds: Annotated[
        int, Meta(ge=1, description="who says or takes nothing for so long is cut off")
    ] = 20
    body_seconds: Annotated[
        int, Meta(ge=1, description="time for a whole request body, however steadily it comes")
    ] = 60
    requests_per_minute: Annotated[Count, Meta(description="requests of one address; 0: no limit")] = 1200
    logins_per_minute: Annotated[Count, Meta(description="passwords tried by one address; 0: no limit")] = 10
    guests_per_minute: Annotated[Count, Meta(description="guests made by one address; 0: no limit")] = 20
    tables_per_minute: Annotated[Count, Meta(description="tables opened by one address; 0: no limit")] = 60
    proofs_per_minute: Annotated[
        Count, Meta(description="records and packs checked for one address; 0: no limit")
    ] = 30
    guest_imports_per_day: Annotated[
        Count, Meta(description="records that a guest may import and keep in a day; 0: no limit")
    ] = 20
    imports_per_day: Annotated[
        Count, Meta(description="the same for an account, and for all of one address; 0: no limit")
    ] = 100
    check_seconds: Annotated[
        int, Meta(ge=1, description="processor time for checking one uploaded pack or record")
    ] = 10
    check_megabytes: Annotated[
        int, Meta(ge=64, description="memory for the same, where the system has limits")
    ] = 256
    bots_per_account: Annotated[Count, Meta(description="bots that one account may own")] = 10
    pass_least_ms: Annotated[
        Count, Meta(description="with several people at a table, no pass to a question is told before this")
    ] = 1000
    pass_most_ms: Annotated[
        Count, Meta(description="the moment is drawn between the two; both 0: passes are told at once")
    ] = 4000
    bot_step_ms: Annotated[
        Count, Meta(description="with people at a table, bots answer at multiples of this; 0: at once")
    ] = 250
    bot_workers: Annotated[
        int,
        Meta(
            ge=1,
            le=64,
            description="processes for bots of players who wait; one more, of low priority, "
            "serves hints, tables without a person and analyses",
        ),
    ] = 1
    bot_tables_per_account: Annotated[
        Count, Meta(description="running tables without a person that one account may have; guests: none")
    ] = 3
    gone_seconds: Annotated[
        Count, Meta(description="a player who is away so long may be replaced by a vote of the others")
    ] = 60
    work_seconds_per_minute: Annotated[
        Count,
        Meta(
            description="seconds of the server's time that requests of one address may take in a minute, "
            "a fifteenth of them at once; a third for one person; 0: no limit"
        ),
    ] = 15
    messages_per_minute: Annotated[
        int, Meta(ge=1, description="messages that a socket may send, sixty of them at once")
    ] = 1200
    tables: Annotated[int, Meta(ge=1, description="with so many tables in memory no new one is opened")] = (
        5000
    )
    idle_tables: Annotated[Count, Meta(description="tables kept in memory though nobody looks at them")] = 200
    log: Annotated[Literal["json", "text"], Meta(description="one JSON object a line, or text")] = "json"
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], Meta(description="what is worth a line in the log")
    ] = "info"
    metrics: Annotated[bool, Meta(description="answer `/metrics`")] = True
    metrics_from: Annotated[
        list[str], Meta(description="addresses and networks that may read `/metrics`; others get 404")
    ] = msgspec.field(default_factory=lambda: ["127.0.0.0/8", "::1"])

    def __post_init__(self) -> None:
        for text in self.metrics_from:
            ip_network(text, strict=False)  # ValueError is reported like any other wrong value

    @property
    def folder(self) -> Path:
        return Path(self.data).expanduser() if self.data else default_folder(os.environ)

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.folder / 'hall.sqlite3'}"

    @property
    def policy(self) -> Policy:
        """What these settings mean for tables."""
        return Policy(
            answer_least=self.pass_least_ms / 1000,
            answer_most=max(self.pass_least_ms, self.pass_most_ms) / 1000,
            bot_step=self.bot_step_ms / 1000,
            bot_workers=self.bot_workers,
            bot_tables=self.bot_tables_per_account,
            gone_after=float(self.gone_seconds),
            work_a_minute=float(self.work_seconds_per_minute),
            messages_a_second=self.messages_per_minute / 60,
            idle_tables=self.idle_tables,
            most_tables=self.tables,
            check_seconds=self.check_seconds,
            check_memory=self.check_megabytes * 1024**2,
        )

    @property
    def names(self) -> tuple[str, ...]:
        """The names by which requests may call this hall; none: any. A page elsewhere whose name was made
        to point at this machine must not reach a hall that only listens to it."""
        if self.hosts:
            return tuple(name.lower() for name in self.hosts)
        return LOOPBACK if self.host in LOOPBACK else ()


def default_folder(environment: Mapping[str, str]) -> Path:
    """Where programs of this user keep their data."""
    if sys.platform == "win32" and environment.get("LOCALAPPDATA"):
        return Path(environment["LOCALAPPDATA"], "dragonhall")
    return Path(environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share", "dragonhall")


def load_settings(
    environment: Mapping[str, str], file: Path | None = None, given: Mapping[str, Any] | None = None
) -> Settings:
    """The settings of the file, of the environment and of the command line, the later ones first.

    >>> load_settings({"DRAGONHALL_PORT": "9000", "DRAGONHALL_HOSTS": "dragons.example"}).port
    9000
    """
    if file is None and environment.get(FILE_VARIABLE):
        file = Path(environment[FILE_VARIABLE])
    values: dict[str, Any] = {} if file is None else dict(read_file(file))
    settings = convert(values, str(file))
    for name in Settings.__struct_fields__:
        text = environment.get(PREFIX + name.upper())
        if text:
            values[name] = from_text(name, text)
            settings = convert(values, PREFIX + name.upper())
    for name, value in (given or {}).items():
        if value is not None:
            values[name] = value
            settings = convert(values, "--" + name.replace("_", "-"))
    return settings


def read_file(file: Path) -> dict[str, Any]:
    try:
        return parse_toml(file.read_bytes().decode())
    except OSError as error:
        raise SettingsError("setting-file", file=str(file), reason=error.strerror or str(error)) from None
    except ValueError as error:  # no UTF-8, or no TOML
        raise SettingsError("setting-toml", file=str(file), reason=str(error)) from None


def from_text(name: str, text: str) -> Any:
    """The value that a text of the environment means: lists are separated by commas."""
    kind = Settings.__annotations__[name]
    plain = kind.__origin__ if hasattr(kind, "__origin__") else kind
    if plain == list[str]:
        return [piece.strip() for piece in text.split(",") if piece.strip()]
    if plain is bool:
        return {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}.get(
            text.lower(), text
        )
    return int(text) if text.isascii() and text.isdigit() else text


def convert(values: Mapping[str, Any], where: str) -> Settings:
    try:
        return msgspec.convert(values, Settings)
    except msgspec.ValidationError as error:
        raise SettingsError("setting", where=where, reason=str(error)) from None


def settings_table() -> str:
    """The table of docs/host.md."""
    rows = ["| setting | in the environment | default | what it is |", "| --- | --- | --- | --- |"]
    for field in msgspec.structs.fields(Settings):
        default = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
        shown = msgspec.json.encode(default).decode()
        rows.append(
            f"| `{field.name}` | `{PREFIX}{field.name.upper()}` | `{shown}` | {described(field.type)} |"
        )
    return "\n".join(rows)


def described(kind: Any) -> str:
    return next((meta.description for meta in kind.__metadata__ if meta.description), "")
