"""The secret that signs cookies."""

import multiprocessing
import stat
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from dragonhall.server.accounts.cookie_signing import FILE, Signer, read_secrets, renew_secret, signer_of
from dragonhall.server.errors import SettingsError


def test_it_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    first = read_secrets(tmp_path / FILE)
    assert read_secrets(tmp_path / FILE) == first
    assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600
    assert [file.name for file in tmp_path.iterdir()] == [FILE]


def test_those_who_start_together_agree(tmp_path: Path) -> None:
    with ProcessPoolExecutor(4, multiprocessing.get_context("spawn")) as processes:
        found = list(processes.map(read_secrets, [tmp_path / FILE] * 8))
    assert found == [read_secrets(tmp_path / FILE)] * 8


def test_a_signature_is_known_again_and_no_other() -> None:
    signer, other = Signer(["a" * 32]), Signer(["b" * 32])
    value = signer.signed("token")
    assert signer.token(value) == "token"
    assert other.token(value) is None
    assert signer.token("token.") is None
    assert signer.token("") is None
    assert signer.token("tokén.x") is None


def test_the_last_secret_is_still_believed(tmp_path: Path) -> None:
    value = signer_of("", tmp_path).signed("token")
    renew_secret(tmp_path)
    assert signer_of("", tmp_path).token(value) == "token"
    assert signer_of("", tmp_path).signed("token") != value
    renew_secret(tmp_path)
    assert signer_of("", tmp_path).token(value) is None


@pytest.mark.parametrize("content", ["", "short\n", "x" * 40 + "\nshort\n"])
def test_a_file_that_is_no_secret_is_refused(tmp_path: Path, content: str) -> None:
    (tmp_path / FILE).write_text(content)
    with pytest.raises(SettingsError, match="secret"):
        signer_of("", tmp_path)
