"""The secret that signs cookies."""

import multiprocessing
import stat
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from dragonhall.server.accounts.cookie_signing import FILE, Signer, read_secrets, renew_secret, signer_of
from dragonhall.server.errors import SettingsError


def test_secret_is_created_once_and_readable_by_owner_only(tmp_path: Path) -> None:
    first = read_secrets(tmp_path / FILE)
    assert read_secrets(tmp_path / FILE) == first
    assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600
    assert [file.name for file in tmp_path.iterdir()] == [FILE]


def test_processes_that_start_together_share_a_secret(tmp_path: Path) -> None:
    with ProcessPoolExecutor(4, multiprocessing.get_context("spawn")) as processes:
        found = list(processes.map(read_secrets, [tmp_path / FILE] * 8))
    assert found == [read_secrets(tmp_path / FILE)] * 8


def test_only_a_valid_signature_is_accepted() -> None:
    signer, other = Signer(["a" * 32]), Signer(["b" * 32])
    value = signer.sign("token")
    assert signer.token(value) == "token"
    assert other.token(value) is None
    assert signer.token("token.") is None
    assert signer.token("") is None
    assert signer.token("tokén.x") is None


def test_previous_secret_is_still_accepted(tmp_path: Path) -> None:
    value = signer_of("", tmp_path).sign("token")
    renew_secret(tmp_path)
    assert signer_of("", tmp_path).token(value) == "token"
    assert signer_of("", tmp_path).sign("token") != value
    renew_secret(tmp_path)
    assert signer_of("", tmp_path).token(value) is None


@pytest.mark.parametrize("content", ["", "short\n", "x" * 40 + "\nshort\n"])
def test_invalid_secret_file_is_refused(tmp_path: Path, content: str) -> None:
    (tmp_path / FILE).write_text(content)
    with pytest.raises(SettingsError, match="secret"):
        signer_of("", tmp_path)
