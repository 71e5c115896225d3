"""Test the arena on a real Ray cluster of two workers on this machine."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from dragonhall import extras
from dragonhall.core.errors import DragonhallError
from dragonhall.games.table_codes import parse_table_code
from dragonhall.lab.arena import ray_cluster
from dragonhall.lab.arena.arena import play_arena
from dragonhall.lab.arena.plan import ArenaPlan, Job
from dragonhall.lab.arena.ray_cluster import RayCluster
from dragonhall.lab.arena.results import ResultsFile
from tests.cli.support import dragonhall
from tests.lab.arenas import run, small_plan


def on_cluster(plan: ArenaPlan, file: Path, resume: bool = False, records: Path | None = None) -> None:
    game = parse_table_code(plan.game, plan.players, plan.options)
    pool = RayCluster(Job(plan, records=records is not None), 2)
    play_arena(ResultsFile(file, plan, resume), game, pool, records, lambda done: None)


@pytest.fixture(scope="module")
def own_ray() -> Iterator[None]:
    """A Ray cluster that outlives a run, so that a test can inspect it; shared, because it starts slowly.

    Warnings of its own threads and sockets are ignored.
    """
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("RAY_AUTH_MODE", "disabled")
        with ray_cluster.connected(ray_cluster.HERE, 2):
            yield


pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
    pytest.mark.filterwarnings("ignore::FutureWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


def test_command_starts_its_own_ray(tmp_path: Path) -> None:
    command = ("arena", "draco", "--bots", "greedy:worlds=1,random", "--games", "4", "--workers", "2")
    on_ray = dragonhall(*command, "--cluster", "--out", "ray.json", cwd=tmp_path, RAY_AUTH_MODE="disabled")
    assert on_ray.returncode == 0, on_ray.stderr
    assert dragonhall(*command, "--out", "pool.json", cwd=tmp_path).returncode == 0
    assert (tmp_path / "ray.json").read_bytes() == (tmp_path / "pool.json").read_bytes()


def test_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    with pytest.raises(DragonhallError, match=r"dragonhall\[cluster\]"):
        RayCluster(Job(small_plan()), 2)


@pytest.mark.usefixtures("own_ray")
def test_cluster_and_pool_write_the_same_files(tmp_path: Path) -> None:
    pooled, clustered = tmp_path / "pool", tmp_path / "cluster"
    run(small_plan(games=12), tmp_path / "pool.json", records=str(pooled))
    on_cluster(small_plan(games=12), tmp_path / "cluster.json", records=clustered)
    assert (tmp_path / "cluster.json").read_bytes() == (tmp_path / "pool.json").read_bytes()
    assert {file.name: file.read_bytes() for file in clustered.iterdir()} == {
        file.name: file.read_bytes() for file in pooled.iterdir()
    }


@pytest.mark.usefixtures("own_ray")
def test_cluster_resumes_a_run_of_a_pool(tmp_path: Path) -> None:
    run(small_plan(games=4), tmp_path / "a.json")
    on_cluster(small_plan(games=8), tmp_path / "a.json", resume=True)
    run(small_plan(games=8), tmp_path / "b.json")
    assert (tmp_path / "a.json").read_bytes() == (tmp_path / "b.json").read_bytes()


@pytest.mark.usefixtures("own_ray")
def test_killed_cluster_worker_is_replaced() -> None:
    import ray

    pool = RayCluster(Job(small_plan(games=12)), 2)
    numbers: list[int] = []
    for received in pool.results(range(12)):
        numbers.append(received.played.number)
        if len(numbers) in (1, 5):
            ray.kill(pool.seats[len(numbers) % 2], no_restart=False)
    assert sorted(numbers) == list(range(12))


@pytest.mark.usefixtures("own_ray")
def test_worker_of_another_version_is_refused() -> None:
    import msgspec

    other = msgspec.structs.replace(small_plan(), version="0.0.0")
    with pytest.raises(DragonhallError, match=r"cannot be played on the cluster: .*0\.0\.0"):
        list(RayCluster(Job(other), 1).results(range(2)))
