"""A running server, shared by all tests that do not change its settings."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.server.players import GuestFactory
from tests.server.running_server import UNHURRIED, RunningServer


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("server") / "data") as running:
        yield running


@pytest.fixture(scope="session")
def quick_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server without delays and message limits, so that programs can play at full speed."""
    with RunningServer(tmp_path_factory.mktemp("quick") / "data", **UNHURRIED) as running:
        yield running


@pytest.fixture
def guests() -> Iterator[GuestFactory]:
    """`guests(server, "Anna", "Bela")`: guests whose connections are closed after the test."""
    with ExitStack() as stack:
        yield lambda server, *names: [stack.enter_context(server.guest(name)) for name in names]
