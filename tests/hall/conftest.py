"""One running hall for all tests that leave it as they found it."""

from collections.abc import Iterator

import pytest

from tests.hall.server import RunningHall


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHall]:
    with RunningHall(tmp_path_factory.mktemp("hall") / "data") as running:
        yield running
