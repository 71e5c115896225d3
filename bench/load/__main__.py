"""The load test: a steady rate, the maximum rate, idle tables, and the first byte of the page."""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

from bench.load.players import AT_ONCE, Measured, Player, come_in, cookie_of, open_tables
from bench.load.report import Bar, latencies, share
from bench.load.server_process import ServerProcess

GAMES: dict[str, dict[str, Any]] = {
    "drako": {"game": "drako", "visibility": "link"},
    "draco": {"game": "draco", "players": 2, "visibility": "link"},
    "signori": {"game": "signori", "players": 2, "visibility": "link"},
}
STEADY = 200  # moves per second of the steady part
MOST_SECONDS = 300


async def seat(players: list[Player]) -> list[asyncio.Task[None]]:
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(player: Player) -> None:
        async with gate:
            await player.open()

    await asyncio.gather(*(one(player) for player in players))
    return [asyncio.create_task(player.listen()) for player in players]


async def steady(pairs: list[tuple[Player, Player]], rate: float, until: float) -> None:
    """Make `rate` moves per second, spread evenly over the tables."""
    number = 0
    began = time.perf_counter()
    while time.perf_counter() < until:
        number += 1
        await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
        for player in pairs[number % len(pairs)]:
            if player.turn.is_set():
                await player.move()


async def flat_out(pair: tuple[Player, Player], until: float) -> None:
    """Make the next move as soon as it is requested."""

    async def one(player: Player) -> None:
        while time.perf_counter() < until and not player.over:
            await player.turn.wait()
            await player.move()

    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(one(player)) for player in pair]
        await asyncio.sleep(max(0.0, until - time.perf_counter()))
        for task in tasks:
            task.cancel()


async def first_byte(url: str) -> float:
    """Return the seconds to the first byte of the page, the median of fifty."""
    took = []
    async with httpx.AsyncClient(base_url=url) as client:
        for _ in range(50):
            began = time.perf_counter()
            async with client.stream("GET", "/") as answer:
                async for _ in answer.aiter_raw():
                    took.append(time.perf_counter() - began)
                    break
    return share(took, 0.5)


async def measure(args: argparse.Namespace, server: ServerProcess) -> list[Bar]:
    games = [GAMES[name] for name in args.games.split(",")]
    people = [await come_in(server.url, name) for name in ("Anna", "Bela")]
    bars = [Bar("first byte of the page", 1000 * await first_byte(server.url), 20, False, "ms")]
    before = server.memory()
    await open_tables(people, games, args.idle)
    await asyncio.sleep(2.5)  # until the server has unloaded them
    each = (server.memory() - before) / args.idle / 1000
    bars.append(Bar(f"memory of an idle table, of {args.idle}", each, 20, False, "kB"))

    measured = Measured()
    before = server.memory()
    tables = await open_tables(people, games, args.tables)
    cookies = [cookie_of(person) for person in people]
    pairs = [
        (
            Player(server.url, table, cookies[0], 2 * number, measured),
            Player(server.url, table, cookies[1], 2 * number + 1, measured),
        )
        for number, table in enumerate(tables)
    ]
    listening = await seat([player for pair in pairs for player in pair])
    await asyncio.sleep(1)
    each = (server.memory() - before) / args.tables / 1000
    print(f"{args.tables} running tables with two viewers each: {each:.0f} kB of memory per table")

    bars += await part_steady(args, server, pairs, measured)
    bars += await part_fast(args, server, pairs, measured)
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    for person in people:
        await person.aclose()
    return bars


async def part_steady(
    args: argparse.Namespace, server: ServerProcess, pairs: list[tuple[Player, Player]], measured: Measured
) -> list[Bar]:
    began, cpu = time.perf_counter(), server.cpu()
    measured.counting = True
    await steady(pairs, STEADY, began + args.seconds)
    await asyncio.sleep(0.5)
    measured.counting = False
    seconds = time.perf_counter() - began
    moves = len(measured.took)
    print(
        f"steady: {moves / seconds:.0f} moves/s, {latencies(measured.took)}, "
        f"CPU of the server {100 * (server.cpu() - cpu) / seconds:.0f} %, refused {measured.refused}"
    )
    return [Bar(f"p99 at {STEADY} moves/s", 1000 * share(measured.took, 0.99), 100, False, "ms")]


async def part_fast(
    args: argparse.Namespace, server: ServerProcess, pairs: list[tuple[Player, Player]], measured: Measured
) -> list[Bar]:
    measured.took = []
    began, cpu = time.perf_counter(), server.cpu()
    until = began + args.seconds
    measured.counting = True
    await asyncio.gather(*(flat_out(pair, until) for pair in pairs))
    measured.counting = False
    seconds = time.perf_counter() - began
    moves = len(measured.took)
    print(
        f"maximum rate: {moves / seconds:.0f} moves/s, {latencies(measured.took)}, "
        f"CPU of the server {100 * (server.cpu() - cpu) / seconds:.0f} %, "
        f"{1000 * (server.cpu() - cpu) / moves:.2f} CPU ms a move, refused {measured.refused}, "
        f"games over {sum(pair[0].over for pair in pairs)} of {len(pairs)}"
    )
    return [Bar("moves acknowledged on disk", moves / seconds, 500, True, "a second")]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=500, metavar="N", help="running tables")
    parser.add_argument("--idle", type=int, default=2000, metavar="N", help="tables without a connection")
    parser.add_argument("--seconds", type=float, default=10.0, metavar="S", help="duration of each part")
    parser.add_argument("--games", default="drako,draco,signori", help="games, in turn")
    args = parser.parse_args()
    args.seconds = min(args.seconds, MOST_SECONDS)
    with (
        tempfile.TemporaryDirectory(prefix="dragonhall-load-") as folder,
        ServerProcess(Path(folder)) as server,
    ):
        bars = asyncio.run(measure(args, server))
    print("\n".join(map(str, bars)))
    return 0 if all(bar.met for bar in bars) else 1


if __name__ == "__main__":
    sys.exit(main())
