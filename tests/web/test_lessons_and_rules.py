"""Lessons and rules pages: steps, translations, search and links to rules."""

import re

import httpx
import pytest

from dragonhall.core.text.messages import LANGUAGES
from dragonhall.games import GAMES
from dragonhall.server.lessons.script import has_lesson
from tests.server.running_server import RunningServer
from tests.web.conftest import VisitorFactory
from tests.web.visitor import CONFIRM_BUTTON, OWN_PROMPT, Visitor

WITH_LESSON = [game for game in GAMES if has_lesson(game)]
PLAYERS = ("victim", "target", "mate")  # chosen by clicking the header of their area


def select_along(visitor: Visitor, path: list[list[str]], hexes: dict[str, str] | None = None) -> None:
    """Click the offered targets along the path of an action, then confirm it.

    Figures are clicked at their hex, players at the header of their area.
    """
    visitor.page.wait_for_selector(OWN_PROMPT)
    for kind, name in path:
        things = [f"{kind}:{name}", *([f"seat:{name}"] if kind in PLAYERS else [])]
        things += [f"hex:{hexes[name]}"] if hexes and name in hexes else []
        offered = ", ".join(f'[data-thing="{thing}"][data-offered]' for thing in things)
        target = visitor.page.locator(offered)
        if target.count():
            target.first.click()
    if visitor.page.locator(CONFIRM_BUTTON).count():
        visitor.page.locator(CONFIRM_BUTTON).first.click()


@pytest.mark.parametrize("game", WITH_LESSON)
def test_lesson_can_be_completed_by_mouse(game: str, server: RunningServer, visit: VisitorFactory) -> None:
    steps = httpx.get(f"{server.url}/api/lessons/{game}").json()["steps"]
    visitor = visit(server).go(f"/learn/{game}")
    onward = visitor.page.locator(".tutor .brass")
    for number, step in enumerate(steps, 1):
        visitor.page.wait_for_selector(f"text=Step {number} of {len(steps)}")
        if step["asks"]:
            assert onward.count() == 0
            legal = [
                action for action in step["sight"]["legal"] if action["text"].startswith(step["hints"][0])
            ]
            select_along(visitor, legal[0]["path"], step["sight"]["picture"].get("hex"))
            visitor.page.wait_for_selector(".tutor strong")
        if number < len(steps):
            onward.click()
    onward.click()
    visitor.page.wait_for_selector(".game-tile")


def test_wrong_answer_is_explained(server: RunningServer, visit: VisitorFactory) -> None:
    visitor = visit(server).go("/learn/draco")
    for _ in range(2):
        visitor.page.locator(".tutor .brass").click()
    select_along(visitor, [["card", "blue-3"], ["place", "top"]])
    visitor.page.wait_for_selector(".prompt.refused")
    assert visitor.page.locator(".tutor .brass").count() == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_in_each_language(
    game: str, language: str, server: RunningServer, visit: VisitorFactory
) -> None:
    visitor = visit(server, language=language).go(f"/rules/{game}")
    visitor.page.wait_for_selector("article")
    book = httpx.get(f"{server.url}/api/rules/{game}", params={"language": language}).json()
    ids = [rule["id"] for section in book["sections"] for rule in section["rules"]]
    assert visitor.page.locator("article").evaluate_all("all => all.map((one) => one.id)") == ids


def test_rules_search_and_edition_filter(server: RunningServer, visit: VisitorFactory) -> None:
    visitor = visit(server).go("/rules/drako")
    visitor.page.wait_for_selector("article")
    visitor.page.get_by_label("Only what editions say differently").check()
    assert visitor.page.locator("article").count() == 10
    assert visitor.page.locator("article#TR-5 li").count() == 3
    visitor.page.get_by_label("Only what editions say differently").uncheck()
    visitor.page.locator("input[type=search]").fill("berserker")
    assert 0 < visitor.page.locator("article").count() < 40
    assert visitor.page.locator("mark").first.inner_text().lower() == "berserker"


def test_rule_link_scrolls_to_the_rule(server: RunningServer, visit: VisitorFactory) -> None:
    visitor = visit(server).go("/rules/draco?edition=#DT-4")
    visitor.page.wait_for_selector("article#DT-4")
    visitor.page.wait_for_function(
        "() => { const box = document.getElementById('DT-4').getBoundingClientRect();"
        " return box.top >= 0 && box.top < innerHeight; }"
    )
    assert re.search("last place", visitor.page.locator("article#DT-4").inner_text())


@pytest.mark.parametrize("address", ["/rules/rows", "/learn/rows"])
def test_unknown_game_is_reported(address: str, server: RunningServer, visit: VisitorFactory) -> None:
    visitor = visit(server).go(address)
    visitor.page.get_by_role("heading", name="There is no game “rows”").wait_for()
    assert visitor.page.locator("article, .prompt").count() == 0
    visitor.ignore_status(404)
