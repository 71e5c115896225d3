"""Card texts: names in the hand, the full card by mouse, touch and keyboard, and the discards."""

import re
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Page, expect

from dragonhall.core.description import describe
from dragonhall.games import GAMES
from dragonhall.resources import data_folder
from tests.server.running_server import RunningServer
from tests.web.axe import axe_violations
from tests.web.conftest import VisitorFactory
from tests.web.finished_games import random_game
from tests.web.visitor import Visitor

DRAWN = [game for game in GAMES if (data_folder() / "web" / "src" / "boards" / game).is_dir()]
TOUCH = """(card, type) => card.dispatchEvent(new PointerEvent(type, {
    bubbles: true, pointerType: 'touch', clientX: 60, clientY: 700 }))"""


def card(visitor: Visitor) -> str:
    return visitor.page.locator(".hand .card").first.get_attribute("data-card") or ""


def test_hand_of_nine_cards_shows_names(server: RunningServer, visit: VisitorFactory) -> None:
    visitor = visit(server).play_now("signori")
    visitor.wait_for_turn()
    names = visitor.page.locator(".hand .card strong")
    for width in (1024, 1440):
        visitor.page.set_viewport_size({"width": width, "height": 900})
        visitor.wait_until_drawn()
        assert names.count() == 9
        assert all(name.is_visible() for name in names.all())


SIZES = "names => names.map((name) => parseFloat(getComputedStyle(name).fontSize))"
# How far each name extends beyond its card, in pixels; negative if it fits.
OVERHANG = """names => names.map((name) => {
    const range = document.createRange();
    range.selectNodeContents(name);
    const [text, card] = [range.getBoundingClientRect(), name.closest('.card').getBoundingClientRect()];
    return Math.max(card.left - text.left, text.right - card.right, text.bottom - card.bottom);
})"""


@pytest.mark.parametrize("game", GAMES)
def test_card_names_fit_on_a_phone(game: str, server: RunningServer, visit: VisitorFactory) -> None:
    visitor = visit(server, width=390, height=844).play_now(game)
    visitor.wait_for_turn()
    names = visitor.page.locator(".hand .card").locator("strong, .name")
    assert names.count() >= visitor.page.locator(".hand .card").count()
    assert all(name.is_visible() for name in names.all())
    assert all(float(size) >= 13 for size in names.evaluate_all(SIZES))
    assert all(beyond <= 0 for beyond in names.evaluate_all(OVERHANG))


@pytest.mark.parametrize("game", DRAWN)
def test_discards_dialog_lists_all_cards(game: str, server: RunningServer, visit: VisitorFactory) -> None:
    """Uses the public view of the last position of a game."""
    visitor = visit(server).go(f"/table/{import_game_with_discards(server, game)}/replay?view=")
    piles = visitor.page.locator(".discards")
    piles.first.wait_for()
    filled = piles.filter(has_text=re.compile("[1-9]")).first
    count = int(re.sub(r"\D", "", filled.inner_text()))
    filled.click()
    dialog = visitor.page.get_by_role("dialog")
    shown = dialog.locator("li .hidden-text").all_inner_texts()
    assert sum(number_of(name) for name in shown) == count
    assert axe_violations(visitor.page) == []
    dialog.locator(".cardboard").first.click()
    visitor.page.get_by_role("dialog").get_by_text("in the deck").wait_for()


def import_game_with_discards(server: RunningServer, game: str) -> str:
    """Import the record of a finished game that has discards; return the id of its table."""
    for seed in range(20):
        match = random_game(game, seed, "Rina", "Rino")
        if describe(match.state)["discard"]:
            with server.guest("Reader of discards") as client:
                found = client.post("/api/records", content=match.record(reveal=True).dumps())
                assert found.is_success, found.text
                return str(found.json()["id"])
    raise AssertionError("no game with discards")


def number_of(name: str) -> int:
    """Return the count at the end of a name such as "K2 attack 1, 3 cards"."""
    found = re.search(r"(one|\d+) cards?$", name)
    assert found, name
    return 1 if found[1] == "one" else int(found[1])


@pytest.mark.parametrize("game", GAMES)
def test_hover_shows_the_full_card(game: str, server: RunningServer, visit: VisitorFactory) -> None:
    visitor = visit(server, fresh=True).play_now(game)
    visitor.wait_for_turn()
    shown = visitor.page.get_by_role("tooltip")
    clock = visitor.page.clock
    clock.install()
    clock.pause_at(datetime.now(UTC) + timedelta(days=1))
    visitor.page.locator(".hand .card").first.hover()
    clock.run_for(399)
    assert shown.count() == 0  # the hover delay is 400 ms
    clock.run_for(1)
    assert shown.count() == 1
    box = shown.bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= 900
    visitor.page.keyboard.press("Escape")
    assert shown.count() == 0


@pytest.mark.parametrize("game", GAMES)
def test_key_i_opens_the_focused_card(game: str, server: RunningServer, visit: VisitorFactory) -> None:
    visitor = visit(server).play_now(game)
    visitor.wait_for_turn()
    visitor.page.locator(".hand .card").first.focus()
    visitor.page.keyboard.press("i")
    dialog = visitor.page.get_by_role("dialog")
    dialog.wait_for()
    assert "in the deck" in dialog.inner_text()
    visitor.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert focused_card(visitor.page) == card(visitor)


def focused_card(page: Page) -> str:
    found: str = page.evaluate("document.activeElement.dataset.card ?? ''")
    return found


def test_long_press_opens_a_card_without_choosing_it(server: RunningServer, visit: VisitorFactory) -> None:
    visitor = visit(server, width=390, height=844).play_first()
    pressed = visitor.page.locator(".hand .card").first.element_handle()
    assert pressed is not None
    visitor.page.evaluate(f"([card]) => ({TOUCH})(card, 'pointerdown')", [pressed])
    visitor.page.get_by_role("dialog").wait_for()
    visitor.page.evaluate(f"([card]) => (({TOUCH})(card, 'pointerup'), card.click())", [pressed])
    assert visitor.page.get_by_role("dialog").count() == 1
    visitor.page.get_by_role("button", name="Close").click()
    assert visitor.page.locator(".card.picked").count() == 0
