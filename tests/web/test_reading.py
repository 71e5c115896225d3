"""Cards are read: their names in the hand, and the whole text by mouse, finger and key."""

import pytest
from playwright.sync_api import Page

from tests.hall.server import RunningHall
from tests.web.conftest import Visits
from tests.web.visitor import Visitor

GAMES = ["drako", "draco", "signori"]
TOUCH = """(card, type) => card.dispatchEvent(new PointerEvent(type, {
    bubbles: true, pointerType: 'touch', clientX: 60, clientY: 700 }))"""


def card(visitor: Visitor) -> str:
    return visitor.page.locator(".hand .card").first.get_attribute("data-card") or ""


@pytest.mark.parametrize("width", [1024, 1440])
def test_nine_cards_keep_their_names(width: int, hall: RunningHall, visit: Visits) -> None:
    visitor = visit(hall, width=width).play_now("signori")
    visitor.wait_for_turn()
    names = visitor.page.locator(".hand .card strong")
    assert names.count() == 9
    assert all(name.is_visible() for name in names.all())


@pytest.mark.parametrize("game", GAMES)
def test_a_rest_of_the_mouse_shows_a_card_large(game: str, hall: RunningHall, visit: Visits) -> None:
    visitor = visit(hall).play_now(game)
    visitor.wait_for_turn()
    shown = visitor.page.get_by_role("tooltip")
    visitor.page.locator(".hand .card").first.hover()
    assert shown.count() == 0  # not at once
    shown.wait_for()
    box = shown.bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= 900
    visitor.page.keyboard.press("Escape")
    assert shown.count() == 0


@pytest.mark.parametrize("game", GAMES)
def test_the_key_i_reads_the_card_that_has_the_focus(game: str, hall: RunningHall, visit: Visits) -> None:
    visitor = visit(hall).play_now(game)
    visitor.wait_for_turn()
    visitor.page.locator(".hand .card").first.focus()
    visitor.page.keyboard.press("i")
    dialog = visitor.page.get_by_role("dialog")
    dialog.wait_for()
    assert "in the deck" in dialog.inner_text()
    visitor.page.keyboard.press("Escape")
    assert dialog.count() == 0
    assert focused_card(visitor.page) == card(visitor)


def focused_card(page: Page) -> str:
    found: str = page.evaluate("document.activeElement.dataset.card ?? ''")
    return found


def test_a_long_press_reads_a_card_and_chooses_nothing(hall: RunningHall, visit: Visits) -> None:
    visitor = visit(hall, width=390, height=844).play_now("drako")
    visitor.reach_own_turn()
    pressed = visitor.page.locator(".hand .card").first.element_handle()
    assert pressed is not None
    visitor.page.evaluate(f"([card]) => ({TOUCH})(card, 'pointerdown')", [pressed])
    visitor.page.get_by_role("dialog").wait_for()
    visitor.page.evaluate(f"([card]) => (({TOUCH})(card, 'pointerup'), card.click())", [pressed])
    assert visitor.page.get_by_role("dialog").count() == 1
    visitor.page.get_by_role("button", name="Close").click()
    assert visitor.page.locator(".card.picked").count() == 0
