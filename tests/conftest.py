"""Options and settings of all tests."""

import pytest
from hypothesis import HealthCheck, settings

# Deterministic examples: a test fails on every machine or on none. No deadline, because uncompiled runs are
# slow.
settings.register_profile(
    "dragonhall", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("dragonhall")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--write-golden",
        action="store_true",
        help="rewrite the transcripts in tests/golden instead of comparing",
    )
    parser.addoption(
        "--random-games",
        type=int,
        default=500,
        metavar="N",
        help="random games of each match-up and edition of Drako (default: 500)",
    )
