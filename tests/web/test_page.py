"""Checks of every page: accessibility (axe), languages, small screens and download size."""

import gzip
import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from dragonhall.games import GAMES
from dragonhall.server.http.static_files import FOLDER
from tests.server.running_server import RunningServer
from tests.web.axe import axe_violations, axe_violations_in_both_themes
from tests.web.conftest import VisitorFactory

FIRST_LOAD = 150_000  # bytes of scripts and styles, compressed
ADDRESSES = [
    *("/", "/credits", "/lobby", "/leaderboard", "/lab", "/lab/signori-4", "/packs", "/rules/drako"),
    *(f"/learn/{game}" for game in GAMES),
    *("/docs/README.md", "/schema", "/table/nothing"),
]


@pytest.mark.parametrize("address", ADDRESSES)
def test_axe_page(address: str, server: RunningServer, visit: VisitorFactory) -> None:
    visitor = visit(server).go(address)
    visitor.wait_until_loaded()
    visitor.errors = [error for error in visitor.errors if "404" not in error and "4404" not in error]
    assert axe_violations_in_both_themes(visitor.page) == []


@pytest.mark.parametrize("width", [1440, 390], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_table(game: str, width: int, server: RunningServer, visit: VisitorFactory) -> None:
    """Checked before and after a choice."""
    visitor = visit(server, width=width, height=900).play_now(game)
    visitor.wait_for_turn()
    assert axe_violations(visitor.page) == []
    visitor.act_by_mouse()
    visitor.wait_for_answers()  # of the preview, if one is requested
    assert axe_violations_in_both_themes(visitor.page) == []


def test_axe_waiting_table(server: RunningServer, visit: VisitorFactory) -> None:
    visitor = visit(server).go()
    visitor.page.locator(".game-tile .button:not(.brass)").last.click()
    visitor.page.get_by_role("button", name="Copy the link").wait_for()
    assert axe_violations_in_both_themes(visitor.page) == []


def test_axe_player_page(server: RunningServer, visit: VisitorFactory) -> None:
    with server.account("Ada by day and night"):
        visitor = visit(server).go("/player/Ada by day and night")
        visitor.page.get_by_role("heading", name="Ada by day and night").wait_for()
        assert axe_violations_in_both_themes(visitor.page) == []


@pytest.mark.parametrize("game", GAMES)
def test_axe_replay(game: str, server: RunningServer, visit: VisitorFactory) -> None:
    visitor = visit(server).play_now(game)
    visitor.wait_for_turn()
    visitor.go(f"{urlsplit(visitor.page.url).path}/replay")
    visitor.page.wait_for_selector(".hands .card")
    assert axe_violations_in_both_themes(visitor.page) == []


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Play now"), ("it", "Gioca ora"), ("pl", "Graj teraz")]
)
def test_page_uses_the_browser_language(
    language: str, said: str, server: RunningServer, visit: VisitorFactory
) -> None:
    visitor = visit(server, language=language).go()
    assert visitor.page.locator(".game-tile .play").first.inner_text() == said
    assert visitor.page.locator("html").get_attribute("lang") == language


def test_language_can_be_changed_during_a_game(server: RunningServer, visit: VisitorFactory) -> None:
    visitor = visit(server).play_first()
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.get_by_text("Polski").click()
    visitor.page.keyboard.press("Escape")
    visitor.page.get_by_role("button", name="Dobierz 2").first.wait_for()
    visitor.page.wait_for_function("() => document.querySelector('.prompt h2').innerText.includes('kart')")


@pytest.mark.parametrize("game", GAMES)
def test_table_fits_a_phone_in_portrait(game: str, server: RunningServer, visit: VisitorFactory) -> None:
    visitor = visit(server, width=320, height=844).play_now(game)
    visitor.wait_for_turn()
    for width in (320, 390):
        visitor.page.set_viewport_size({"width": width, "height": 844})
        visitor.wait_until_drawn()
        assert visitor.page.evaluate("document.documentElement.scrollWidth") <= width
        assert visitor.page.locator(".prompt").is_visible()
        assert visitor.page.locator(".hand .card").first.is_visible()


def test_first_load_is_within_the_size_limit(server: RunningServer, visit: VisitorFactory) -> None:
    """Loads the front page, then a table of the game with the largest drawing."""
    visitor = visit(server, fresh=True)
    loaded: set[str] = set()
    visitor.page.on("response", lambda response: loaded.add(response.url))
    visitor.play_from_the_front_page("drako")
    names = [url.removeprefix(server.url + "/") for url in loaded if url.endswith((".js", ".css"))]
    assert len(names) > 3
    assert sum(len(gzip.compress(Path(FOLDER, name).read_bytes(), 9)) for name in names) <= FIRST_LOAD


def test_theme_is_remembered(server: RunningServer, visit: VisitorFactory) -> None:
    visitor = visit(server).go()
    visitor.page.get_by_role("button", name="Switch to dark").click()
    visitor.page.reload()
    visitor.page.wait_for_selector("main")
    assert "dark" in (visitor.page.locator("html").get_attribute("class") or "")


@pytest.mark.parametrize(("link", "heading"), [("Handbook", "Dragonhall documentation"), ("API", "The API")])
def test_footer_links_to_server_pages(
    link: str, heading: str, server: RunningServer, visit: VisitorFactory
) -> None:
    page = visit(server).go("/").page
    page.locator("footer").get_by_role("link", name=link, exact=True).click()
    page.wait_for_url(re.compile("/(docs|schema)"))
    assert page.get_by_role("heading", level=1).first.inner_text().startswith(heading)
