"""The command `dragonhall`, whose hall hashes passwords in no time: only a test of the hash has to wait.

As a module of its own, so that no setting of a hall can make the passwords of its people cheap.
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
