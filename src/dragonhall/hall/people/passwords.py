"""Passwords: what is accepted, and argon2 in a few threads of its own.

One hash takes 64 MB and a tenth of a second on purpose. Two at a time are enough for a hall, and a flood of
logins waits in line instead of eating the memory.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from dragonhall.hall.errors import Unfit
from dragonhall.hall.people.names import folded

SHORTEST, LONGEST = 8, 256
AT_ONCE = 2


def checked_password(password: str, name: str) -> str:
    if not SHORTEST <= len(password) <= LONGEST:
        raise Unfit("password-length", shortest=SHORTEST, longest=LONGEST)
    if len(set(password)) < 3 or folded(password) == folded(name):
        raise Unfit("password-easy")
    return password


class Passwords:
    """Hashes and checks passwords off the event loop."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher()
        self.threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="passwords")
        self.nobody = ""

    async def hash(self, password: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.hasher.hash, password)

    async def fits(self, password: str, kept: str | None) -> bool:
        """Is it this one? Where no hash is kept the answer is no, and takes just as long."""
        if not self.nobody:
            self.nobody = await self.hash("nobody has this password")
        right = await asyncio.get_running_loop().run_in_executor(
            self.threads, self.verify, kept or self.nobody, password
        )
        return right and kept is not None

    def verify(self, kept: str, password: str) -> bool:
        try:
            return self.hasher.verify(kept, password)
        except (VerifyMismatchError, InvalidHashError):
            return False

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
