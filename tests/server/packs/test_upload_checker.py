"""Checks of uploads in separate processes: results, limits, queue."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from dragonhall.core.errors import OptionError, PackError, RecordError
from dragonhall.resources import data_folder
from dragonhall.server.errors import InvalidValueError, RateLimitError, UnavailableError
from dragonhall.server.tables.journal.game_cache import standard_text
from dragonhall.server.workers.upload_checker import (
    MOST_OF_ONE,
    MOST_WAITING,
    UploadChecker,
    UploadCheckError,
)
from dragonhall.server.workers.upload_worker import CheckPassed, PackJob, RecordJob, UploadAnswer, UploadJob

MEGABYTE = 1024**2
HEADERS = "".join(f"[k{number}.a.b.c.d.e.f.g]\n" for number in range(5_000))  # 60 MB once parsed


def checker(memory: int = 256) -> UploadChecker:
    return UploadChecker(10, memory * MEGABYTE)


class Stub(UploadChecker):
    """A checker whose process runs another program."""

    def __init__(self, program: str, cpu_seconds: int = 100) -> None:
        super().__init__(cpu_seconds, 256 * MEGABYTE)
        self.program = program

    @property
    def command(self) -> list[str]:
        return [sys.executable, "-c", self.program]


def test_valid_pack_is_accepted() -> None:
    job = PackJob("draco", standard_text("draco"), "mine")
    assert asyncio.run(checker().check(job, "a")) == CheckPassed()


@pytest.mark.parametrize(
    ("job", "kind", "code"),
    [
        (PackJob("draco", "", "mine"), PackError, "pack-missing"),
        (PackJob("chess", "", "mine"), OptionError, "game"),
        (RecordJob("{}\n", ""), RecordError, "record-field"),
    ],
)
def test_error_of_a_check_is_raised_with_its_facts(job: UploadJob, kind: type[Exception], code: str) -> None:
    with pytest.raises(kind) as refused:
        asyncio.run(checker().check(job, "a"))
    assert refused.value.code == code  # type: ignore[attr-defined]
    assert str(refused.value)  # no fact of the sentence is missing


def test_check_beyond_its_memory_is_refused() -> None:
    job = PackJob("draco", HEADERS, "mine")
    with pytest.raises(PackError):
        asyncio.run(checker().check(job, "a"))
    with pytest.raises(InvalidValueError) as refused:
        asyncio.run(checker(memory=64).check(job, "a"))
    assert refused.value.code == "check-limit"


def test_worker_limits_its_own_processor_time() -> None:
    program = (
        "from dragonhall.server.workers.upload_worker import limit_resources\nlimit_resources(1, 1 << 30)\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", program + "while True: pass"],
        env={"PYTHONPATH": str(data_folder() / "src")},
        timeout=600,
    )
    assert run.returncode < 0, "the process was not killed by the system"


def test_check_beyond_its_wall_time_is_killed() -> None:
    with pytest.raises(InvalidValueError) as refused:
        asyncio.run(Stub("import time; time.sleep(3600)", cpu_seconds=1).check(PackJob("", "", ""), "a"))
    assert refused.value.code == "check-limit"


def test_failed_check_names_its_place_but_no_data() -> None:
    program = (
        "from dragonhall.server.workers import upload_worker\n"
        "def check_pack(job): raise ValueError(job.text)\n"
        "upload_worker.check_pack = check_pack\n"
        "upload_worker.sys.argv = ['', '10', str(1 << 28)]\n"
        "upload_worker.main()"
    )
    with pytest.raises(UploadCheckError, match=r"ValueError at .* check_pack") as failed:
        asyncio.run(Stub(program).check(PackJob("draco", "my secret", "mine"), "a"))
    assert "my secret" not in str(failed.value)


class Held(UploadChecker):
    """A checker whose checks run until the test releases them."""

    def __init__(self) -> None:
        super().__init__(10, 1)
        self.running: list[str] = []
        self.done = asyncio.Event()

    async def run(self, job: UploadJob) -> UploadAnswer:
        assert isinstance(job, PackJob)
        self.running.append(job.name)
        await self.done.wait()
        return CheckPassed()


def test_address_has_one_running_check_and_few_waiting() -> None:
    async def several() -> None:
        held = Held()

        def started(address: str, count: int) -> list[asyncio.Task[CheckPassed]]:
            return [
                asyncio.ensure_future(held.check(PackJob("", "", address), address)) for _ in range(count)
            ]

        tasks = [*started("a", MOST_OF_ONE), *started("b", 1)]
        await asyncio.sleep(0)
        assert sorted(held.running) == ["a", "b"]
        with pytest.raises(RateLimitError):
            await held.check(PackJob("", "", "a"), "a")
        waiting = [task for k in range(MOST_WAITING - len(tasks)) for task in started(f"c{k}", 1)]
        await asyncio.sleep(0)
        with pytest.raises(UnavailableError):
            await held.check(PackJob("", "", "d"), "d")
        held.done.set()
        assert len(await asyncio.gather(*tasks, *waiting)) == MOST_WAITING
        assert not held.of
        assert not held.turns

    asyncio.run(several())


def test_cancelled_check_leaves_no_process(tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    note = f"pathlib.Path({str(begun)!r}).write_text(str(os.getpid()))"
    program = f"import os, pathlib, time; {note}; time.sleep(3600)"

    async def cancelled() -> int:
        task = asyncio.ensure_future(Stub(program).check(PackJob("", "", ""), "a"))
        while not begun.exists() or not begun.read_text():
            await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        return int(begun.read_text())

    process = asyncio.run(cancelled())
    assert not Path(f"/proc/{process}").exists()
