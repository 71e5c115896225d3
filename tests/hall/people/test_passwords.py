"""Passwords as a real hall keeps them: what other tests make cheap (tests/hall/serving.py) is dear there."""

import asyncio

from dragonhall.hall.people.passwords import Passwords


def test_a_hash_takes_memory_and_time_and_only_the_right_password_fits_it() -> None:
    async def tried() -> tuple[str, list[bool]]:
        passwords = Passwords()
        try:
            kept = await passwords.hash("a long password")
            fits = [
                await passwords.fits("a long password", kept),
                await passwords.fits("a long passwort", kept),
                await passwords.fits("a long password", None),
                await passwords.fits("nobody has this password", None),
            ]
            return kept, fits
        finally:
            passwords.close()

    kept, fits = asyncio.run(tried())
    assert kept.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
    assert fits == [True, False, False, False]
