"""The login throttle: delays for guessed passwords, none for the owner of the account."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from dragonhall.server.accounts import login_throttle as throttle_module
from dragonhall.server.accounts import passwords as passwords_module
from dragonhall.server.accounts.login_throttle import (
    ATTACKED,
    ATTACKED_DELAY,
    FORGOTTEN,
    LONGEST_WAIT,
    LoginThrottle,
)
from dragonhall.server.accounts.passwords import Passwords
from dragonhall.server.errors import RateLimitError, UnavailableError
from tests.server.running_server import RunningServer

PASSWORD = "quiet otter plays cello"


class Clock:
    """A clock that `sleep` advances."""

    def __init__(self) -> None:
        self.now = 0.0
        self.throttle = LoginThrottle(lambda: self.now, self.sleep)

    async def sleep(self, seconds: float) -> None:
        self.now += seconds

    def waited(self, name: str, address: str, right: bool = False) -> float:
        """Return the seconds that one attempt had to wait."""
        before = self.now
        assert asyncio.run(self.throttle.run(name, address, answering(right))) is right
        return self.now - before


def answering(right: bool) -> Callable[[], Awaitable[bool]]:
    async def verify() -> bool:
        return right

    return verify


def test_wrong_passwords_from_one_address_wait_longer_each_time() -> None:
    clock = Clock()
    assert [clock.waited("Anna", "a") for _ in range(9)] == [0, 0, 0, 1, 2, 4, 8, 16, 16]


def test_other_addresses_and_other_names_are_not_delayed() -> None:
    clock = Clock()
    for _ in range(9):
        clock.waited("Anna", "a")
    assert clock.waited("Anna", "b", right=True) == 0
    assert clock.waited("Bela", "a") == 0


def test_correct_password_ends_the_delay() -> None:
    clock = Clock()
    for _ in range(5):
        clock.waited("Anna", "a")
    clock.waited("Anna", "a", right=True)
    assert [clock.waited("ANNA", "a") for _ in range(9)] == [0] * 9


def test_wrong_passwords_are_forgotten() -> None:
    clock = Clock()
    for _ in range(9):
        clock.waited("Anna", "a")
    clock.now += FORGOTTEN + 1
    assert [clock.waited("Anna", "a") for _ in range(4)] == [0, 0, 0, 1]


def test_attack_from_many_addresses_delays_unknown_ones_a_little() -> None:
    clock = Clock()
    clock.waited("Anna", "home", right=True)
    for k in range(ATTACKED):
        clock.waited("Anna", f"botnet {k}")
    assert clock.waited("Anna", "another", right=True) == ATTACKED_DELAY
    assert clock.waited("Anna", "home", right=True) == 0
    assert clock.waited("Bela", "another", right=True) == 0


def test_parallel_attempts_from_one_address_are_serialised() -> None:
    now = 0.0
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await asyncio.Event().wait()

    async def guess() -> list[BaseException]:
        throttle = LoginThrottle(lambda: now, sleep)
        tasks = [asyncio.create_task(throttle.run("Anna", "a", forever)) for _ in range(10)]
        done, pending = await asyncio.wait(tasks, timeout=0.05)
        for task in pending:
            task.cancel()
        await asyncio.gather(*pending, return_exceptions=True)
        return [error for task in done if (error := task.exception()) is not None]

    async def forever() -> bool:
        await asyncio.Event().wait()
        return False

    refused = asyncio.run(guess())
    assert slept == [1, 3, 7, 15]
    assert [type(error) for error in refused] == [RateLimitError] * 3
    assert all(isinstance(error, RateLimitError) and error.seconds > LONGEST_WAIT for error in refused)


def test_server_error_is_not_a_wrong_password() -> None:
    clock = Clock()

    async def failing() -> bool:
        raise UnavailableError("store")

    for _ in range(9):
        with pytest.raises(UnavailableError):
            asyncio.run(clock.throttle.run("Anna", "a", failing))
    assert clock.now == 0


def test_memory_of_the_throttle_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(throttle_module, "MOST", 10)
    clock = Clock()
    for k in range(30):
        clock.waited(f"Name {k}", f"address {k}")
        clock.waited(f"Name {k}", f"address {k}", right=True)
        clock.waited(f"Other {k}", "a")
    throttle = clock.throttle
    assert [len(throttle.attempts), len(throttle.failures), len(throttle.known)] == [10, 10, 10]


def test_waiting_password_checks_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords_module, "MOST_WAITING", 5)

    async def flood() -> list[object]:
        passwords = Passwords()
        passwords.nobody = passwords.hasher.hash("x")
        try:
            checks = [passwords.fits("guess", None) for _ in range(20)]
            urgent = passwords.fits("guess", None, urgent=True)
            return await asyncio.gather(*checks, urgent, return_exceptions=True)
        finally:
            passwords.close()

    results = asyncio.run(flood())
    assert results[:5] == [False] * 5
    assert all(isinstance(result, UnavailableError) for result in results[5:-1])
    assert results[-1] is False


def test_wrong_passwords_from_elsewhere_do_not_lock_an_account(tmp_path: Path) -> None:
    def guess(client: httpx.Client) -> None:
        with suppress(httpx.TimeoutException):  # delayed
            client.post("/api/login", json={"name": "Victim", "password": "not this one"}, timeout=5)

    with RunningServer(tmp_path / "data", logins_per_minute="10") as server:
        with server.account("Victim", PASSWORD):
            pass
        elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
        with (
            httpx.Client(base_url=server.url, transport=elsewhere) as attacker,
            ThreadPoolExecutor(10) as threads,
        ):
            list(threads.map(guess, [attacker] * 10))
        away = httpx.HTTPTransport(local_address="127.0.0.3")
        with httpx.Client(base_url=server.url, transport=away, timeout=60) as victim:
            answer = victim.post("/api/login", json={"name": "Victim", "password": PASSWORD})
        assert (answer.status_code, answer.json()["name"]) == (200, "Victim")


def test_delayed_login_does_not_delay_the_shutdown() -> None:
    async def closed() -> None:
        throttle = LoginThrottle()
        waiting = asyncio.create_task(throttle.wait_open(3600))
        await asyncio.sleep(0)
        await throttle.close()
        await waiting

    with pytest.raises(UnavailableError):
        asyncio.run(closed())
