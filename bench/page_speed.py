"""Measure the page on an idle machine: frame times while the board moves, and the delay of a move.

python -m bench.page_speed            # needs chromium, and the page built: make page
"""

import os
import sys
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from tests.server.running_server import UNHURRIED, RunningServer
from tests.web.frame_times import animated_frame, load_time, round_trip
from tests.web.visitor import Visitor

CHROMIUM = os.environ.get("DRAGONHALL_CHROMIUM", "/usr/bin/chromium")
FRAME = 17.0  # milliseconds: sixty frames per second
ROUND_TRIP = 100.0
USABLE = 1000.0
TIMES = 5
GAMES = ("drako", "draco", "signori")


def visitor(browser: Browser, server: RunningServer) -> Visitor:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en")
    return Visitor(context.new_page(), server.url)


def median_frame(browser: Browser, server: RunningServer, game: str) -> float:
    player = visitor(browser, server).play_now(game)
    player.wait_for_turn()
    return median(animated_frame(player) for _ in range(TIMES))


def median_round_trip(browser: Browser, server: RunningServer) -> float:
    """Measure each move at a new table: a full hand must discard first, and a game may end."""
    return median(round_trip(visitor(browser, server).play_first()) for _ in range(TIMES))


def median_load_time(browser: Browser, server: RunningServer) -> float:
    player = visitor(browser, server).play_now("drako")
    return median(load_time(player) for _ in range(TIMES))


def report(what: str, value: float, bar: float) -> bool:
    met = value < bar
    sys.stdout.write(f"{what:<28} {value:7.1f} ms   bar {bar:.0f} ms   {'met' if met else 'MISSED'}\n")
    return met


def main() -> int:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        with RunningServer(Path(folder) / "data", **UNHURRIED) as server:
            met = [
                report(f"median frame, {game}", median_frame(browser, server, game), FRAME) for game in GAMES
            ]
            met.append(report("a table is usable after", median_load_time(browser, server), USABLE))
            met.append(report("a move shows after", median_round_trip(browser, server), ROUND_TRIP))
        browser.close()
    return 0 if all(met) else 1


if __name__ == "__main__":
    sys.exit(main())
