"""The secret that signs cookies: a file in the data folder that only its owner may read.

The first line is used to sign, all lines to verify. So a new secret can be put first, and the old one removed
once old cookies have been renewed.
"""

import hmac
import os
import secrets
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

from dragonhall.server.errors import SettingsError

FILE = "secret"
SHORTEST = 32
MOST_SECRETS = 2


class Signer:
    """Signs the tokens in cookies, and verifies them."""

    def __init__(self, secrets_known: Sequence[str]) -> None:
        self.keys = [sha256(b"dragonhall cookie " + known.encode()).digest() for known in secrets_known]

    def sign(self, token: str) -> str:
        return f"{token}.{self.signature(self.keys[0], token)}"

    def token(self, value: str) -> str | None:
        """Return the token of a signed value; None if the signature is invalid."""
        token, _, signature = value.partition(".")
        if not value.isascii():
            return None
        fits = [hmac.compare_digest(self.signature(key, token), signature) for key in self.keys]
        return token if any(fits) else None

    @staticmethod
    def signature(key: bytes, token: str) -> str:
        return hmac.new(key, token.encode(), sha256).hexdigest()[:32]


def signer_of(setting: str, folder: Path) -> Signer:
    """Return a signer with the secret of the settings, or of the data folder (created if missing)."""
    if setting:
        if len(setting) < SHORTEST:
            raise SettingsError("secret-short", shortest=SHORTEST)
        return Signer([setting])
    return Signer(read_secrets(folder / FILE))


def read_secrets(file: Path) -> list[str]:
    if not file.exists():
        first_secret(file)
    known = file.read_text("ascii").split()
    if not known or any(len(one) < SHORTEST for one in known):
        raise SettingsError("secret-file", file=str(file), shortest=SHORTEST)
    return known


def first_secret(file: Path) -> None:
    """Create the secret. Processes that start together must use the same one: the first link wins."""
    own = file.with_suffix(f".{os.getpid()}")
    write_secrets(own, [secrets.token_urlsafe(48)])
    try:
        os.link(own, file)
    except FileExistsError:
        pass
    finally:
        own.unlink()


def renew_secret(folder: Path) -> None:
    """Add a new secret, which signs from the next start on; the last one still verifies."""
    file = folder / FILE
    old = read_secrets(file) if file.exists() else []
    write_secrets(file, [secrets.token_urlsafe(48), *old][:MOST_SECRETS])


def write_secrets(file: Path, known: Sequence[str]) -> None:
    """Write the file atomically, never readable by others, not even for a moment."""
    fresh = file.with_name(f"{file.name}.new")
    fresh.unlink(missing_ok=True)
    descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "w", encoding="ascii") as out:
        out.write("".join(f"{one}\n" for one in known))
        out.flush()
        os.fsync(out.fileno())
    fresh.replace(file)
