"""Server settings, read from a TOML file, then the environment, then the command line.

Every field of `Settings` is one setting: its name in the file, `DRAGONHALL_<NAME>` in the environment. The
table in docs/host.md is the output of `settings_table`; a test compares the two.
"""

import os
import sys
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from dragonhall.core.toml_reader import parse_toml
from dragonhall.server.errors import SettingsError
from dragonhall.server.http.networks import parsed
from dragonhall.server.tables.live.policy import Policy

PREFIX = "DRAGONHALL_"
FILE_VARIABLE = "DRAGONHALL_SETTINGS"
LOOPBACK = ("127.0.0.1", "::1", "localhost")

Count = Annotated[int, Meta(ge=0)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    host: Annotated[str, Meta(description="the address to listen on")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535, description="the port to listen on; 0: any free port")] = 8000
    data: Annotated[str, Meta(description="data folder; empty: the default folder of this user")] = ""
    database: Annotated[
        str,
        Meta(description="`postgresql://…` or `sqlite:///…`; empty: `hall.sqlite3` in the data folder"),
    ] = ""
    redis: Annotated[str, Meta(description="`redis://…`; required with several processes")] = ""
    secret: Annotated[
        str,
        Meta(description="key that signs cookies, the same in all processes; empty: kept in the data folder"),
    ] = ""
    language: Annotated[
        Literal["en", "it", "pl"], Meta(description="fallback language: `en`, `it` or `pl`")
    ] = "en"
    hosts: Annotated[
        list[str],
        Meta(description="accepted host names; empty: any name, or on loopback only the loopback names"),
    ] = []
    origins: Annotated[
        list[str], Meta(description="origins of other sites whose pages may send requests, as `https://…`")
    ] = []
    proxies: Annotated[
        list[str], Meta(description="addresses of proxies whose `X-Forwarded-…` headers are trusted")
    ] = []
    secure: Annotated[
        bool, Meta(description="send cookies over HTTPS only; set it behind a proxy with TLS")
    ] = False
    session_days: Annotated[
        int, Meta(ge=1, le=3650, description="idle days after which a session expires")
    ] = 90
    guest_days: Annotated[
        int, Meta(ge=1, le=3650, description="idle days after which a guest without games is deleted")
    ] = 30
    body_limit: Annotated[
        int, Meta(ge=1024, le=64 * 1024**2, description="maximum size of a request body, in bytes")
    ] = 1024**2
    connections: Annotated[
        int,
        Meta(
            ge=1,
            description="maximum concurrent requests and sockets; also bounded by the limit of open files",
        ),
    ] = 5000
    connections_per_address: Annotated[
        Count, Meta(description="maximum concurrent requests and sockets of one address; 0: no limit")
    ] = 200
    slow_seconds: Annotated[
        int,
        Meta(
            ge=1,
            description="seconds after which a client that stalls while sending or reading is disconnected",
        ),
    ] = 20
    body_seconds: Annotated[
        int, Meta(ge=1, description="seconds in which a whole request body must arrive")
    ] = 60
    requests_per_minute: Annotated[
        Count, Meta(description="requests per minute from one address; 0: no limit")
    ] = 1200
    logins_per_minute: Annotated[
        Count, Meta(description="password attempts per minute from one address; 0: no limit")
    ] = 10
    guests_per_minute: Annotated[
        Count, Meta(description="guests created per minute from one address; 0: no limit")
    ] = 20
    tables_per_minute: Annotated[
        Count, Meta(description="tables opened per minute from one address; 0: no limit")
    ] = 60
    proofs_per_minute: Annotated[
        Count, Meta(description="uploaded records and packs checked per minute for one address; 0: no limit")
    ] = 30
    guest_imports_per_day: Annotated[
        Count, Meta(description="records that a guest may import per day; 0: no limit")
    ] = 20
    imports_per_day: Annotated[
        Count, Meta(description="the same for an account or bot, and for one address in total; 0: no limit")
    ] = 100
    check_seconds: Annotated[
        int, Meta(ge=1, description="CPU seconds for checking one uploaded pack or record")
    ] = 10
    check_megabytes: Annotated[
        int, Meta(ge=64, description="memory in MB for such a check, if the operating system can limit it")
    ] = 256
    bots_per_account: Annotated[Count, Meta(description="maximum bots owned by one account")] = 10
    pass_least_ms: Annotated[
        Count,
        Meta(description="shortest delay of a pass in a response window, at tables with several people"),
    ] = 1000
    pass_most_ms: Annotated[
        Count,
        Meta(description="longest delay; the actual delay is random between the two; both 0: no delay"),
    ] = 4000
    bot_step_ms: Annotated[
        Count,
        Meta(
            description="at tables with people, moves of bots are published at multiples of this; 0: at once"
        ),
    ] = 250
    bot_workers: Annotated[
        int,
        Meta(
            ge=1,
            le=64,
            description="worker processes for bots at tables with people; one more, with low priority, "
            "serves hints, tables with bots only, and analyses",
        ),
    ] = 1
    bot_tables_per_account: Annotated[
        Count, Meta(description="maximum running tables with bots only for one account; none for guests")
    ] = 3
    gone_seconds: Annotated[
        Count,
        Meta(description="seconds of absence after which the other players may vote to replace a player"),
    ] = 60
    work_seconds_per_minute: Annotated[
        Count,
        Meta(
            description="CPU seconds per minute for the requests of one address, in bursts of at most a "
            "fifteenth; for one person, a third of both; 0: no limit"
        ),
    ] = 15
    messages_per_minute: Annotated[
        int, Meta(ge=1, description="messages per minute from one socket; bursts of up to 60")
    ] = 1200
    tables: Annotated[int, Meta(ge=1, description="maximum number of tables in memory")] = 5000
    idle_tables: Annotated[
        Count, Meta(description="maximum number of tables in memory without a connected client")
    ] = 200
    log: Annotated[
        Literal["json", "text"], Meta(description="log format: `json` (one object per line) or `text`")
    ] = "json"
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        Meta(description="lowest level that is logged: `debug`, `info`, `warning` or `error`"),
    ] = "info"
    metrics: Annotated[bool, Meta(description="serve `/metrics`")] = True
    metrics_from: Annotated[
        list[str], Meta(description="addresses and networks that may read `/metrics`; all others get 404")
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
        """The settings that concern tables."""
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
        """Accepted values of the `Host` header; empty: any. A server on loopback accepts loopback names only,
        which prevents DNS rebinding."""
        if self.hosts:
            return tuple(name.lower() for name in self.hosts)
        return LOOPBACK if self.host in LOOPBACK else ()


def default_folder(environment: Mapping[str, str]) -> Path:
    """The data folder of this user on this operating system."""
    if sys.platform == "win32" and environment.get("LOCALAPPDATA"):
        return Path(environment["LOCALAPPDATA"], "dragonhall")
    return Path(environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share", "dragonhall")


def load_settings(
    environment: Mapping[str, str], file: Path | None = None, given: Mapping[str, Any] | None = None
) -> Settings:
    """Settings from the file, the environment and the command line; later sources override earlier ones.

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
    """Parse the value of an environment variable. Lists are separated by commas."""
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
    """The settings table of docs/host.md."""
    rows = ["| setting | environment variable | default | description |", "| --- | --- | --- | --- |"]
    for field in msgspec.structs.fields(Settings):
        default = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
        shown = msgspec.json.encode(default).decode()
        rows.append(
            f"| `{field.name}` | `{PREFIX}{field.name.upper()}` | `{shown}` | {described(field.type)} |"
        )
    return "\n".join(rows)


def described(kind: Any) -> str:
    return next((meta.description for meta in kind.__metadata__ if meta.description), "")


def missing_settings(settings: Settings) -> list[str]:
    """Return the settings that are missing for a server that other machines can reach."""
    address = parsed(settings.host)
    if settings.host == "localhost" or (address is not None and address.is_loopback):
        return []
    return [name for name in ("hosts", "secure") if not getattr(settings, name)]
