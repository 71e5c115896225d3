"""What every page owes everybody: languages, small screens, accessibility, little to load."""

import gzip
import re
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page

from dragonhall.resources import data_folder
from dragonhall.server.http.static_files import FOLDER
from tests.server.running_server import RunningServer
from tests.web.conftest import Visits

AXE = data_folder() / "web" / "node_modules" / "axe-core" / "axe.min.js"
FIRST_LOAD = 150_000  # bytes of script and style, packed
ADDRESSES = [
    *("/", "/credits", "/lobby", "/leaderboard", "/lab", "/lab/signori-4", "/packs", "/rules/drako"),
    *("/learn/drako", "/learn/draco", "/learn/signori", "/docs/README.md", "/schema", "/table/nothing"),
]
FAULTS = """async (rules) => {
    const { violations } = await axe.run(document, { resultTypes: ['violations'], ...rules });
    const where = ({ nodes }) => nodes.map((node) => node.html.slice(0, 160)).join(' | ');
    return violations.map((fault) => `${fault.id}: ${where(fault)}`);
}"""
ALL = {"rules": {"label-content-name-mismatch": {"enabled": True}}}
COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"]}  # all that can differ between light and dark


def faults(page: Page, rules: dict[str, Any] = ALL) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(FAULTS, rules)
    return found


def faults_by_day_and_night(page: Page) -> list[str]:
    by_day = faults(page)
    page.emulate_media(color_scheme="dark")
    return by_day + [f"by night: {fault}" for fault in faults(page, COLOURS)]


@pytest.mark.parametrize("address", ADDRESSES)
def test_axe_finds_nothing_on_a_page(address: str, hall: RunningServer, visit: Visits) -> None:
    visitor = visit(hall).go(address)
    visitor.wait_until_loaded()
    visitor.faults = [fault for fault in visitor.faults if "404" not in fault and "4404" not in fault]
    assert faults_by_day_and_night(visitor.page) == []


@pytest.mark.parametrize("width", [1440, 390], ids=["desk", "phone"])
@pytest.mark.parametrize("game", ["drako", "draco", "signori"])
def test_axe_finds_nothing_at_a_table(game: str, width: int, hall: RunningServer, visit: Visits) -> None:
    """Before anything is pointed at, and with something chosen."""
    visitor = visit(hall, width=width, height=900).play_now(game)
    visitor.wait_for_turn()
    assert faults(visitor.page) == []
    visitor.act_by_mouse()
    visitor.wait_for_answers()  # of what would follow, if it is asked for
    assert faults_by_day_and_night(visitor.page) == []


def test_axe_finds_nothing_in_a_waiting_room(hall: RunningServer, visit: Visits) -> None:
    visitor = visit(hall).go()
    visitor.page.locator(".lid .button:not(.brass)").last.click()
    visitor.page.get_by_role("button", name="Copy the link").wait_for()
    assert faults_by_day_and_night(visitor.page) == []


def test_axe_finds_nothing_on_the_page_of_a_player(hall: RunningServer, visit: Visits) -> None:
    with hall.account("Ada by day and night"):
        visitor = visit(hall).go("/player/Ada by day and night")
        visitor.page.get_by_role("heading", name="Ada by day and night").wait_for()
        assert faults_by_day_and_night(visitor.page) == []


@pytest.mark.parametrize("game", ["drako", "draco", "signori"])
def test_axe_finds_nothing_in_a_replay(game: str, hall: RunningServer, visit: Visits) -> None:
    visitor = visit(hall).play_now(game)
    visitor.wait_for_turn()
    visitor.go(f"{urlsplit(visitor.page.url).path}/replay")
    visitor.page.wait_for_selector(".hands .card")
    assert faults_by_day_and_night(visitor.page) == []


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Play now"), ("it", "Gioca ora"), ("pl", "Graj teraz")]
)
def test_the_page_speaks_the_language_of_the_browser(
    language: str, said: str, hall: RunningServer, visit: Visits
) -> None:
    visitor = visit(hall, language=language).go()
    assert visitor.page.locator(".lid .play").first.inner_text() == said
    assert visitor.page.locator("html").get_attribute("lang") == language


def test_the_language_can_be_changed_in_the_middle_of_a_game(hall: RunningServer, visit: Visits) -> None:
    visitor = visit(hall).play_now("drako")
    visitor.reach_own_turn()
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.get_by_text("Polski").click()
    visitor.page.keyboard.press("Escape")
    visitor.page.get_by_role("button", name="Dobierz 2").first.wait_for()
    visitor.page.wait_for_function("() => document.querySelector('.prompt h2').innerText.includes('kart')")


@pytest.mark.parametrize("width", [320, 390])
@pytest.mark.parametrize("game", ["drako", "draco", "signori"])
def test_a_table_fits_a_phone_held_upright(game: str, width: int, hall: RunningServer, visit: Visits) -> None:
    visitor = visit(hall, width=width, height=844).play_now(game)
    visitor.wait_for_turn()
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= width
    assert visitor.page.locator(".prompt").is_visible()
    assert visitor.page.locator(".hand .card").first.is_visible()


def test_the_first_load_is_small(hall: RunningServer, visit: Visits) -> None:
    """The front page and then a table of the game with most to draw."""
    visitor = visit(hall)
    loaded: set[str] = set()
    visitor.page.on("response", lambda response: loaded.add(response.url))
    visitor.play_now("drako")
    names = [url.removeprefix(hall.url + "/") for url in loaded if url.endswith((".js", ".css"))]
    assert len(names) > 3
    assert sum(len(gzip.compress(Path(FOLDER, name).read_bytes(), 9)) for name in names) <= FIRST_LOAD


def test_the_theme_is_remembered(hall: RunningServer, visit: Visits) -> None:
    visitor = visit(hall).go()
    visitor.page.get_by_role("button", name="Switch to dark").click()
    visitor.page.reload()
    visitor.page.wait_for_selector("main")
    assert "dark" in (visitor.page.locator("html").get_attribute("class") or "")


@pytest.mark.parametrize(("link", "heading"), [("Handbook", "Handbook"), ("API", "The API")])
def test_the_foot_leads_to_what_the_hall_itself_answers(
    link: str, heading: str, hall: RunningServer, visit: Visits
) -> None:
    page = visit(hall).go("/").page
    page.locator("footer").get_by_role("link", name=link, exact=True).click()
    page.wait_for_url(re.compile("/(docs|schema)"))
    assert page.get_by_role("heading", level=1).first.inner_text().startswith(heading)
