"""What all tests share."""

import pytest
from hypothesis import HealthCheck, settings

# The same examples on every run: a test that fails, fails for everybody. Uncompiled runs need patience.
settings.register_profile(
    "dragonhall", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("dragonhall")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--write-golden",
        action="store_true",
        help="write the transcripts in tests/golden anew instead of comparing",
    )
    parser.addoption(
        "--random-games",
        type=int,
        metavar="N",
        help="random games of each match-up and edition of Drako (default: 2000 compiled, 100 uncompiled)",
    )
