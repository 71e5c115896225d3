"""Settings: their sources, invalid values, and the table in docs/host.md."""

import re
from pathlib import Path

import msgspec
import pytest

from dragonhall.resources import data_folder
from dragonhall.server.errors import SettingsError
from dragonhall.server.settings import Settings, load_settings


def test_host_page_lists_every_setting() -> None:
    page = (data_folder() / "docs" / "host.md").read_text("utf-8")
    listed = re.findall(r"^\| `(\w+)` \| `(\w+)` \| `(.*?)` \| \S.*\|$", page, re.MULTILINE)
    defaults = msgspec.to_builtins(Settings())
    assert listed == [
        (name, f"DRAGONHALL_{name.upper()}", msgspec.json.encode(default).decode())
        for name, default in defaults.items()
    ]


def test_command_line_overrides_environment_overrides_file(tmp_path: Path) -> None:
    file = tmp_path / "hall.toml"
    file.write_text('port = 1\nhost = "a"\nlanguage = "pl"\n')
    found = load_settings({"DRAGONHALL_PORT": "2", "DRAGONHALL_HOST": "b"}, file, {"port": 3, "host": None})
    assert (found.port, found.host, found.language) == (3, "b", "pl")


def test_environment_can_name_the_file(tmp_path: Path) -> None:
    file = tmp_path / "hall.toml"
    file.write_text("metrics = false")
    assert not load_settings({"DRAGONHALL_SETTINGS": str(file)}).metrics


def test_lists_and_booleans_in_the_environment() -> None:
    found = load_settings({"DRAGONHALL_HOSTS": "a.example, b.example", "DRAGONHALL_SECURE": "yes"})
    assert (found.hosts, found.secure) == (["a.example", "b.example"], True)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("port = 70000", "port"),
        ("prot = 1", "prot"),
        ("port = ", "TOML"),
        ('language = "fr"', "language"),
        ("hosts = 1", "hosts"),
    ],
)
def test_error_names_the_invalid_setting(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "hall.toml"
    file.write_text(text)
    with pytest.raises(SettingsError, match=said):
        load_settings({}, file)


@pytest.mark.parametrize("value", ["x", "-1", "1.5", "99999999999999999999"])
def test_invalid_number_in_the_environment_is_refused(value: str) -> None:
    with pytest.raises(SettingsError, match="DRAGONHALL_PORT"):
        load_settings({"DRAGONHALL_PORT": value})


def test_server_on_loopback_accepts_local_host_names_only() -> None:
    assert "localhost" in Settings().names
    assert Settings(host="0.0.0.0").names == ()
    assert Settings(host="0.0.0.0", hosts=["Dragons.example"]).names == ("dragons.example",)
