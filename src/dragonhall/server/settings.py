"""Server settings, read from a TOML file, then the environment, then the command line.

Every field of `Settings` is one setting: its name in the file, `DRAGONHALL_<NAME>` in the environment. The
table in docs/host.md describes them; a test checks that it lists all of them with their defaults.
"""

import os
import sys
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from dragonhall.core.packs.toml_reader import parse_toml
from dragonhall.server.errors import SettingsError
from dragonhall.server.http.networks import parse_address
from dragonhall.server.tables.live.policy import Policy

PREFIX = "DRAGONHALL_"
FILE_VARIABLE = "DRAGONHALL_SETTINGS"
LOOPBACK = ("127.0.0.1", "::1", "localhost")

Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All settings. Limits per minute, per day and per address: 0 means no limit."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000  # 0: any free port
    data: str = ""
    database: str = ""
    redis: str = ""
    secret: str = ""
    language: Literal["en", "it", "pl"] = "en"
    hosts: list[str] = []
    origins: list[str] = []
    proxies: list[str] = []
    secure: bool = False  # send cookies over HTTPS only
    session_days: Annotated[int, Meta(ge=1, le=3650)] = 90
    guest_days: Annotated[int, Meta(ge=1, le=3650)] = 30
    body_limit: Annotated[int, Meta(ge=1024, le=64 * 1024**2)] = 1024**2  # bytes
    connections: Positive = 5000
    connections_per_address: Count = 200
    slow_seconds: Positive = 20
    body_seconds: Positive = 60
    requests_per_minute: Count = 1200
    logins_per_minute: Count = 10
    guests_per_minute: Count = 20
    tables_per_minute: Count = 60
    proofs_per_minute: Count = 30
    guest_imports_per_day: Count = 20
    imports_per_day: Count = 100
    check_seconds: Positive = 10
    check_megabytes: Annotated[int, Meta(ge=64)] = 256
    bots_per_account: Count = 10
    pass_least_ms: Count = 1000
    pass_most_ms: Count = 4000
    bot_step_ms: Count = 250
    bot_workers: Annotated[int, Meta(ge=1, le=64)] = 1
    bot_tables_per_account: Count = 3
    gone_seconds: Count = 60
    work_seconds_per_minute: Count = 15
    messages_per_minute: Positive = 1200
    tables: Positive = 5000
    idle_tables: Count = 200
    log: Literal["json", "text"] = "json"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    metrics: bool = True
    metrics_from: list[str] = msgspec.field(default_factory=lambda: ["127.0.0.0/8", "::1"])

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
    if kind == list[str]:
        return [piece.strip() for piece in text.split(",") if piece.strip()]
    if kind is bool:
        return {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}.get(
            text.lower(), text
        )
    return int(text) if text.isascii() and text.isdigit() else text


def convert(values: Mapping[str, Any], where: str) -> Settings:
    try:
        return msgspec.convert(values, Settings)
    except msgspec.ValidationError as error:
        raise SettingsError("setting", where=where, reason=str(error)) from None


def missing_settings(settings: Settings) -> list[str]:
    """Return the settings that are missing for a server that other machines can reach."""
    address = parse_address(settings.host)
    if settings.host == "localhost" or (address is not None and address.is_loopback):
        return []
    return [name for name in ("hosts", "secure") if not getattr(settings, name)]
