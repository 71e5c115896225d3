"""The page keeps pace. These bars hold on a busy machine too; those of a quiet one are in bench/page.py."""

import pytest

from tests.hall.server import RunningHall
from tests.web.conftest import Visits
from tests.web.pace import best, moving_frame, round_trip, usable
from tests.web.visitor import MINE

FRAME = 50.0  # milliseconds: below that, nobody sees a standstill
ROUND_TRIP = 1000.0
USABLE = 5000.0
SHOWN = 4000.0  # milliseconds: less than the position before the last action is shown to a slow watch
# Remembers that the question was not the visitor's at first, as it is before the others' last action.
COUNT_PROMPTS = """new MutationObserver(() => {
    if (document.querySelector('.prompt:not(.mine)')) window.waited = true;
}).observe(document, { childList: true, subtree: true });"""
# Long pauses last twenty times as long. Presses a key as soon as there is a prompt, and takes the time until
# the question is asked.
SKIP = """const later = setTimeout;
window.setTimeout = (deed, pause, ...rest) => later(deed, pause >= 400 ? 20 * pause : pause, ...rest);
new MutationObserver(() => {
    const prompt = document.querySelector('.prompt');
    if (!prompt) return;
    if (window.began === undefined) {
        window.began = performance.now();
        setTimeout(() => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })), 20);
    }
    if (prompt.classList.contains('mine')) window.took ??= performance.now() - window.began;
}).observe(document, { childList: true, subtree: true, attributes: true });"""


@pytest.mark.parametrize("game", ["drako", "draco"])
def test_frames_are_short_while_something_moves(game: str, hall: RunningHall, visit: Visits) -> None:
    visitor = visit(hall, moving=True).play_now(game)
    visitor.wait_for_turn()
    took = best(lambda: moving_frame(visitor), FRAME)
    print(f"{game}: median frame {took:.1f} ms")  # noqa: T201 (seen with -s)
    assert took < FRAME


def test_a_table_is_soon_usable(hall: RunningHall, visit: Visits) -> None:
    visitor = visit(hall, hurried=False).play_now("drako")
    assert best(lambda: usable(visitor), USABLE) < USABLE


def test_a_move_is_soon_to_be_seen(hall: RunningHall, visit: Visits) -> None:
    took = best(lambda: round_trip(visit(hall, hurried=False).play_now("drako")), ROUND_TRIP)
    print(f"round trip {took:.1f} ms")  # noqa: T201
    assert took < ROUND_TRIP


def test_whoever_arrives_sees_the_last_action(hall: RunningHall, visit: Visits) -> None:
    visitor = visit(hall, moving=True).play_now("drako")
    visitor.wait_for_turn()  # the trolls have acted
    visitor.page.add_init_script(COUNT_PROMPTS)
    visitor.page.reload()
    visitor.page.wait_for_selector(MINE)
    assert visitor.page.evaluate("window.waited"), "the position before the last action was not shown"


def test_an_arrival_can_be_skipped(hall: RunningHall, visit: Visits) -> None:
    visitor = visit(hall, moving=True).play_now("drako")
    visitor.wait_for_turn()
    visitor.page.add_init_script(SKIP)

    def skipped() -> float:
        visitor.page.reload()
        visitor.page.wait_for_selector(MINE)
        took: float = visitor.page.evaluate("window.took")
        return took

    assert best(skipped, SHOWN) < SHOWN
