"""For everybody: the keys reach everything and show where they are, parts have names, nothing has to move."""

import pytest
from playwright.sync_api import Page

from tests.server.running_server import RunningServer
from tests.web.conftest import Visits

GAMES = ["drako", "draco", "signori"]
PAGES = ["/", "/lobby", "/packs", "/leaderboard", "/lab", "/rules/draco", "/credits"]
# Whatever the key Tab should stop at: what can be used and seen.
STOPS = """() => [...document.querySelectorAll(
    'a[href], button, input, select, textarea, summary, [tabindex]')]
    .filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility({ visibilityProperty: true })
        && !(one.type === 'radio' && !one.checked)).length"""
# The thing with the focus: its place, and whether anybody can see that it has it.
FOCUSED = """() => {
    const one = document.activeElement;
    if (!one || one === document.body) return null;
    window.stops ??= new Map();
    if (!window.stops.has(one)) window.stops.set(one, window.stops.size);
    const style = getComputedStyle(one);
    const ring = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
    const seen = ring || Boolean(one.closest('svg')); // a board draws its own
    return { place: window.stops.get(one), seen, what: one.outerHTML.slice(0, 120) };
}"""


def walk(page: Page) -> tuple[int, list[str]]:
    """Press Tab until it begins again: how many stops there were, and those that show no focus."""
    hidden: list[str] = []
    for count in range(300):
        page.keyboard.press("Tab")
        found = page.evaluate(FOCUSED)
        if found is None or found["place"] < count:
            return count, hidden
        if not found["seen"]:
            hidden.append(found["what"])
    raise AssertionError("Tab never came back")


@pytest.mark.parametrize("address", PAGES)
def test_tab_stops_at_everything_and_shows_it(address: str, hall: RunningServer, visit: Visits) -> None:
    visitor = visit(hall).go(address)
    page = visitor.page
    page.get_by_role("contentinfo").wait_for()
    visitor.wait_until_loaded()
    expected = page.evaluate(STOPS)
    stops, hidden = walk(page)
    assert hidden == []
    assert stops == expected


@pytest.mark.parametrize("game", GAMES)
def test_the_parts_of_a_table_have_names(game: str, hall: RunningServer, visit: Visits) -> None:
    visitor = visit(hall).play_now(game)
    visitor.wait_for_turn()
    page = visitor.page
    assert page.get_by_role("main").count() == 1
    assert page.get_by_role("banner").count() == 1
    assert page.get_by_role("navigation", name="Main").count() == 1
    assert page.get_by_role("heading", level=1).count() == 1
    assert page.get_by_role("region", name="The question").locator("[aria-live=polite]").count() == 1
    cards = page.get_by_role("region", name="Your hand").get_by_role("button", name="Card 1 of ")
    assert cards.count() == 1
    if game == "signori":
        page.get_by_role("button", name="Log").click()
    assert page.get_by_role("tab", name="Log").get_attribute("aria-selected") == "true"
    assert page.get_by_role("log").count() == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_keys_show_where_they_are_at_a_table(game: str, hall: RunningServer, visit: Visits) -> None:
    visitor = visit(hall).play_now(game)
    visitor.wait_for_turn()
    stops, hidden = walk(visitor.page)
    assert hidden == []
    assert stops > 8


MOVING = "document.getAnimations().filter((one) => one.effect.getTiming().duration > 0).length"
SLOWER = 0.001  # so that whatever begins to move still moves when it is counted


@pytest.mark.parametrize("moving", [False, True], ids=["still", "moving"])
def test_whoever_wants_no_motion_sees_none(moving: bool, hall: RunningServer, visit: Visits) -> None:
    visitor = visit(hall, moving=moving).play_now("drako")
    visitor.reach_own_turn()
    session = visitor.page.context.new_cdp_session(visitor.page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": SLOWER})
    visitor.page.locator(".hand .card").first.click()
    visitor.wait_until_drawn()
    assert (visitor.page.evaluate(MOVING) > 0) == moving
