"""Password hashing with its real cost; other tests use fast_hash_command.py."""

import asyncio
import threading

import pytest

from dragonhall.server.accounts import passwords
from dragonhall.server.accounts.passwords import Passwords, is_weak
from dragonhall.server.errors import InvalidValueError


def test_hash_is_expensive_and_fits_only_its_password() -> None:
    async def tried() -> tuple[str, list[bool]]:
        made = Passwords()
        try:
            kept = await made.hash("a long password")
            fits = [
                await made.fits("a long password", kept),
                await made.fits("a long passwort", kept),
                await made.fits("a long password", None),
                await made.fits("nobody has this password", None),
            ]
            return kept, fits
        finally:
            made.close()

    kept, fits = asyncio.run(tried())
    assert kept.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
    assert fits == [True, False, False, False]


@pytest.mark.parametrize(
    "password",
    [
        *("password", "12345678", "qwertyuiop", "iloveyou", "football1", "P@ssw0rd", "letmein123"),
        *("Dragonhall", "dragonhall1", "smoki2024", "Kochanie1", "juventus10", "h4slo1234", "forzamilan"),
        *("AnnaLipska1", "lipska123", "abcdefgh", "password" * 30, "ab1" * 80),
    ],
)
def test_common_passwords_are_weak(password: str) -> None:
    assert is_weak(password, "Anna Lipska")


@pytest.mark.parametrize(
    "password",
    [
        *(
            "quiet otter plays cello",
            "correct horse battery",
            "kq7vXw2mPz",
            "Zażółć gęślą jaźń",
            "a long password",
        ),
        "password" * 20 + "zt9Qw4kVb7nXc2rLm5Hs",
    ],
)
def test_passwords_that_are_hard_to_guess_are_not_weak(password: str) -> None:
    assert not is_weak(password, "Anna Lipska")


def test_only_a_bounded_part_of_a_password_is_analysed(monkeypatch: pytest.MonkeyPatch) -> None:
    lengths: list[int] = []

    def recording(password: str, user_inputs: list[str]) -> dict[str, int]:
        lengths.append(len(password))
        return {"score": 0}

    monkeypatch.setattr(passwords, "zxcvbn", recording)
    assert is_weak("x1!" * 85, "Anna")
    assert lengths
    assert max(lengths) <= passwords.CONSIDERED


def test_strength_is_checked_outside_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []

    def recording(password: str, name: str) -> bool:
        threads.append(threading.current_thread().name)
        return True

    async def checked() -> None:
        made = Passwords()
        try:
            await made.check_strength("password", "Anna")
        finally:
            made.close()

    monkeypatch.setattr(passwords, "is_weak", recording)
    with pytest.raises(InvalidValueError, match="too easy to guess"):
        asyncio.run(checked())
    assert [name.startswith("passwords") for name in threads] == [True]
