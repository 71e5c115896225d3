"""Limits on the processor time of the page, which does not depend on the load of the machine.

Limits on wall time are in bench/page_speed.py.
"""

import pytest

from tests.server.running_server import RunningServer
from tests.web.conftest import VisitorFactory
from tests.web.frame_times import frame_work, load_work, move_work
from tests.web.visitor import OWN_PROMPT

# Milliseconds of the page's main thread; about eight times what was measured on two cores (1.2, 120 and 25).
FRAME = 10.0
USABLE = 1000.0
MOVE = 200.0
# Record whether the prompt was first shown before the others' last action, when it is not the visitor's turn.
# Timeouts of 800 ms or more are disabled: on a slow machine the page would stop waiting for that action.
COUNT_PROMPTS = """const later = setTimeout;
window.setTimeout = (deed, pause, ...rest) => pause >= 800 ? 0 : later(deed, pause, ...rest);
new MutationObserver(() => {
    if (document.querySelector('.prompt:not(.mine)')) window.waited = true;
}).observe(document, { childList: true, subtree: true });"""
# Disable timeouts of 400 ms or more, and press a key as soon as there is a prompt.
SKIP = """const later = setTimeout;
window.setTimeout = (deed, pause, ...rest) => pause >= 400 ? 0 : later(deed, pause, ...rest);
const watch = new MutationObserver(() => {
    if (!document.querySelector('.prompt')) return;
    watch.disconnect();
    window.waited = !document.querySelector('.prompt.mine');
    setTimeout(() => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })));
});
watch.observe(document, { childList: true, subtree: true });"""


@pytest.mark.parametrize("game", ["drako", "draco"])
def test_frame_work_during_animation(game: str, server: RunningServer, visit: VisitorFactory) -> None:
    visitor = visit(server, animated=True, fresh=True).play_now(game)
    visitor.wait_for_turn()
    took = frame_work(visitor)
    print(f"{game}: {took:.2f} ms of work a frame")  # noqa: T201 (seen with -s)
    assert took < FRAME


def test_table_load_work(server: RunningServer, visit: VisitorFactory) -> None:
    took = load_work(visit(server, fresh=True).play_now("drako"))
    print(f"a table: {took:.0f} ms of work")  # noqa: T201
    assert took < USABLE


def test_move_work(server: RunningServer, visit: VisitorFactory) -> None:
    took = move_work(visit(server, fresh=True).play_first())
    print(f"a move: {took:.0f} ms of work")  # noqa: T201
    assert took < MOVE


def test_last_action_is_replayed_on_arrival(server: RunningServer, visit: VisitorFactory) -> None:
    visitor = visit(server, animated=True, fresh=True).play_now("drako")
    visitor.wait_for_turn()  # the bot has acted
    visitor.page.add_init_script(COUNT_PROMPTS)
    visitor.page.reload()
    visitor.page.locator(OWN_PROMPT).wait_for()
    assert visitor.page.evaluate("window.waited"), "the position before the last action was not shown"


def test_replay_on_arrival_can_be_skipped(server: RunningServer, visit: VisitorFactory) -> None:
    visitor = visit(server, animated=True, fresh=True).play_now("drako")
    visitor.wait_for_turn()
    visitor.page.add_init_script(SKIP)
    visitor.page.reload()
    visitor.page.locator(OWN_PROMPT).wait_for()
    assert visitor.page.evaluate("window.waited")
