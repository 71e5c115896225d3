"""Accessibility: keyboard focus, accessible names and reduced motion."""

import pytest
from playwright.sync_api import Page

from dragonhall.games import GAMES
from tests.server.running_server import RunningServer
from tests.web.conftest import VisitorFactory

PAGES = ["/", "/lobby", "/packs", "/leaderboard", "/lab", "/rules/draco", "/credits"]
# The number of expected Tab stops: visible, enabled controls.
COUNT_TAB_STOPS = """() => [...document.querySelectorAll(
    'a[href], button, input, select, textarea, summary, [tabindex]')]
    .filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility({ visibilityProperty: true })
        && !(one.type === 'radio' && !one.checked)).length"""
# The focused element: its index in order of first focus, and whether it has a visible focus ring.
FOCUSED_ELEMENT = """() => {
    const one = document.activeElement;
    if (!one || one === document.body) return null;
    window.stops ??= new Map();
    if (!window.stops.has(one)) window.stops.set(one, window.stops.size);
    const style = getComputedStyle(one);
    const ring = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
    const seen = ring || Boolean(one.closest('svg')); // boards draw their own focus ring
    return { place: window.stops.get(one), seen, what: one.outerHTML.slice(0, 120) };
}"""


def tab_through(page: Page) -> tuple[int, list[str]]:
    """Press Tab until the focus repeats. Return the number of stops and those without a visible focus."""
    hidden: list[str] = []
    for count in range(300):
        page.keyboard.press("Tab")
        found = page.evaluate(FOCUSED_ELEMENT)
        if found is None or found["place"] < count:
            return count, hidden
        if not found["seen"]:
            hidden.append(found["what"])
    raise AssertionError("Tab did not return to the first stop")


@pytest.mark.parametrize("address", PAGES)
def test_tab_reaches_every_control_with_visible_focus(
    address: str, server: RunningServer, visit: VisitorFactory
) -> None:
    visitor = visit(server).go(address)
    page = visitor.page
    page.get_by_role("contentinfo").wait_for()
    visitor.wait_until_loaded()
    expected = page.evaluate(COUNT_TAB_STOPS)
    stops, hidden = tab_through(page)
    assert hidden == []
    assert stops == expected


@pytest.mark.parametrize("game", GAMES)
def test_table_has_landmarks_names_and_visible_focus(
    game: str, server: RunningServer, visit: VisitorFactory
) -> None:
    visitor = visit(server).play_now(game)
    visitor.wait_for_turn()
    page = visitor.page
    stops, hidden = tab_through(page)
    assert hidden == []
    assert stops > 8
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


COUNT_ANIMATIONS = "document.getAnimations().filter((one) => one.effect.getTiming().duration > 0).length"
PLAYBACK_RATE = 0.001  # playback rate, so that animations still run when they are counted


@pytest.mark.parametrize("moving", [False, True], ids=["still", "moving"])
def test_reduced_motion_disables_animations(
    moving: bool, server: RunningServer, visit: VisitorFactory
) -> None:
    visitor = visit(server, animated=moving, fresh=True).play_first()
    session = visitor.page.context.new_cdp_session(visitor.page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": PLAYBACK_RATE})
    visitor.page.locator(".hand .card").first.click()
    visitor.wait_until_drawn()
    assert (visitor.page.evaluate(COUNT_ANIMATIONS) > 0) == moving
