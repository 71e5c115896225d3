"""Password rules, and argon2 hashing in a few threads.

One hash deliberately takes 64 MB and a tenth of a second. Two run at a time; a limited number waits, and
further ones are refused, so that a flood of logins exhausts neither memory nor time.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from zxcvbn import zxcvbn

from dragonhall.games import GAMES
from dragonhall.server.accounts.names import fold_name
from dragonhall.server.errors import InvalidValueError, UnavailableError

Result = TypeVar("Result")

SHORTEST, LONGEST = 8, 256
AT_ONCE = 2
MOST_WAITING = 100  # about five seconds of work


def checked_password(password: str, name: str) -> None:
    """Run the cheap checks; `Passwords.check_strength` does the rest."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise InvalidValueError("password-length", shortest=SHORTEST, longest=LONGEST)
    if len(set(password)) < 3 or fold_name(password) == fold_name(name):
        raise InvalidValueError("password-easy")


class Passwords:
    """Hashes and verifies passwords off the event loop."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher()
        self.threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="passwords")
        self.nobody = ""
        self.waiting = 0

    async def check_strength(self, password: str, name: str) -> None:
        """Raise InvalidValueError if a new password is easy to guess. Stored passwords are not checked."""
        if await self.run(is_weak, password, name):
            raise InvalidValueError("password-easy")

    async def hash(self, password: str) -> str:
        return await self.run(self.hasher.hash, password)

    async def fits(self, password: str, kept: str | None, urgent: bool = False) -> bool:
        """Return whether the password matches the hash. Without a hash: False, after the same time.

        An `urgent` check is not refused when many wait.
        """
        if not self.nobody:
            self.nobody = await self.hash("nobody has this password")
        right = await self.run(self.verify, kept or self.nobody, password, urgent=urgent)
        return right and kept is not None

    async def run(self, work: Callable[..., Result], *arguments: str, urgent: bool = False) -> Result:
        if self.waiting >= MOST_WAITING and not urgent:
            raise UnavailableError("logins-many")
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, work, *arguments)
        finally:
            self.waiting -= 1

    def verify(self, kept: str, password: str) -> bool:
        try:
            return self.hasher.verify(kept, password)
        except (VerifyMismatchError, InvalidHashError):
            return False

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


# The time of zxcvbn grows faster than the square of the length: only both ends of a long password are
# checked, and one strong end is enough.
CONSIDERED = 24
LEAST_SCORE = 2  # of 0 to 4: more than a million guesses, which is enough because attempts are throttled
# Frequent words that the English lists of zxcvbn lack: about this server, Italian, Polish.
COMMON = (
    *("dragonhall", "dragon", "dragons", *GAMES, "draghi", "smok", "smoki", "drago"),
    *("ciao", "ciaociao", "amore", "amoremio", "tiamo", "segreto", "cambiami", "benvenuto", "juventus"),
    *("forzajuve", "forzainter", "forzamilan", "forzanapoli", "alessandro", "francesca", "giuseppe"),
    *("haslo", "hasło", "polska", "kochanie", "kocham", "kochamcie", "misiek", "tajne", "mateusz"),
    *("agnieszka", "karolina", "katarzyna", "marcin", "lukasz", "wisla", "legia", "widzew"),
)


def is_weak(password: str, name: str) -> bool:
    """Return whether the password is easy to guess for an attacker who knows the account's name."""
    known = [*COMMON, name, *name.split(), fold_name(name)]
    ends = {password[:CONSIDERED], password[-CONSIDERED:]}
    return all(zxcvbn(end, user_inputs=known)["score"] < LEAST_SCORE for end in ends)
