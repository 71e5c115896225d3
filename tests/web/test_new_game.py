"""A game without a drawing, lesson or texts of its own on the page: the example game, added to a copy."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.examples.example_tree import EXAMPLE
from tests.server.running_server import RunningServer
from tests.web.axe import axe_violations_in_both_themes
from tests.web.conftest import VisitorFactory
from tests.web.example_server import ExampleServer

FITS = "() => document.documentElement.scrollWidth <= window.innerWidth"


@pytest.fixture(scope="module")
def example(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with ExampleServer(tmp_path_factory.mktemp("example")) as running:
        yield running


def test_front_page_offers_a_new_game(example: RunningServer, visit: VisitorFactory) -> None:
    visitor = visit(example).go()
    tile = visitor.page.locator(".game-tile", has=visitor.page.get_by_role("heading", name="Ember"))
    expect(tile).to_contain_text("Feed the fire")
    expect(tile).to_contain_text("2–4 players")
    expect(tile.get_by_role("link")).to_have_text(["Rules"])  # there is no lesson to link to
    assert axe_violations_in_both_themes(visitor.page) == []
    tile.get_by_role("button", name="Play now").click()
    visitor.wait_until_seated()


def test_lesson_page_of_a_game_without_lesson(example: RunningServer, visit: VisitorFactory) -> None:
    visitor = visit(example).go(f"/learn/{EXAMPLE}")
    expect(visitor.page.locator("main")).to_contain_text("There is no lesson")
    visitor.ignore_status(404)


def test_rules_page_of_a_new_game(example: RunningServer, visit: VisitorFactory) -> None:
    visitor = visit(example).go(f"/rules/{EXAMPLE}")
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text("The rules of Ember")
    expect(visitor.page.locator("#EM-7")).to_be_visible()


@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keyboard"])
def test_new_game_is_played_with_the_generic_drawing(
    keys: bool, example: RunningServer, visit: VisitorFactory
) -> None:
    visitor = visit(example).play_now(EXAMPLE)
    visitor.wait_for_turn()
    expect(visitor.page.get_by_role("region", name="Draw pile")).to_be_visible()
    assert axe_violations_in_both_themes(visitor.page) == []
    visitor.play_to_end(keys)
    expect(visitor.page.locator("section.result h2")).not_to_be_empty()
    assert axe_violations_in_both_themes(visitor.page) == []


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (390, 844)])
def test_generic_drawing_fits_the_window(
    width: int, height: int, example: RunningServer, visit: VisitorFactory
) -> None:
    visitor = visit(example, width, height, language="pl").play_now(EXAMPLE)
    visitor.wait_for_turn()
    for _ in range(3):
        visitor.act_by_mouse()
        visitor.wait_for_turn()
    assert visitor.page.evaluate(FITS)
    cards = visitor.page.locator(".hand .card")
    for place in range(cards.count()):
        expect(cards.nth(place)).to_be_in_viewport(ratio=1)
    expect(visitor.page.locator(".prompt")).to_be_in_viewport(ratio=1)
