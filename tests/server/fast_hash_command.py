"""The command `dragonhall` with fast password hashing, for all tests but those of the hash.

It is a separate module, so that no setting of a server can weaken the hashing.
"""

import sys
from functools import partial
from unittest.mock import patch

from argon2 import PasswordHasher

from dragonhall.cli import main

if __name__ == "__main__":
    cheap = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
    with patch("dragonhall.server.accounts.passwords.PasswordHasher", cheap):
        sys.exit(main())
