"""Replay of a finished game: navigation, links, verification of the deal, and analysis."""

import re

import httpx
import msgspec
import pytest
from playwright.sync_api import Route

from dragonhall.server.analysis import Analysis, AnalysisPoint, Mistake
from tests.server.running_server import RunningServer
from tests.web.axe import axe_violations, axe_violations_in_both_themes
from tests.web.conftest import VisitorFactory
from tests.web.finished_games import random_game
from tests.web.visitor import Visitor


@pytest.fixture
def finished(server: RunningServer, visit: VisitorFactory) -> Visitor:
    """A visitor whose game is over: they resigned after the first action of the bot."""
    return resign_a_game(visit(server))


def resign_a_game(visitor: Visitor) -> Visitor:
    visitor.play_from_the_front_page("drako")
    visitor.wait_for_turn()
    resign = visitor.page.locator("aside .footer").get_by_role("button", name=re.compile("esign"))
    resign.click()
    resign.click()
    visitor.page.wait_for_selector("section.result")
    return visitor


def position(visitor: Visitor) -> str:
    return visitor.page.locator(".scrub span").inner_text()


def test_replay_keys_update_the_url(finished: Visitor) -> None:
    page = finished.page
    page.get_by_role("link", name="Replay").first.click()
    page.wait_for_selector(".scrub")
    page.wait_for_url(re.compile(r"ply=\d+&view=knights"))
    page.keyboard.press("Home")
    page.wait_for_function("() => document.querySelector('.scrub span').innerText.startsWith('Action 0 ')")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.querySelector('.scrub span').innerText.startsWith('Action 1 ')")
    assert "ply=1" in page.url


def test_link_opens_the_same_position(
    finished: Visitor, server: RunningServer, visit: VisitorFactory
) -> None:
    table = finished.page.url.rpartition("/")[2]
    friend = visit(server).go(f"/table/{table}/replay?ply=1&view=all")
    friend.page.wait_for_selector(".scrub")
    assert position(friend).startswith("Action 1 ")
    assert friend.page.locator(".hands .card").count() > 4  # both hands are shown


def test_fair_deal_is_verified(finished: Visitor) -> None:
    page = finished.page
    table = page.url.rpartition("/")[2]
    finished.go(f"/table/{table}/replay")
    page.get_by_role("button", name="Verify the deal").click()
    page.locator("dialog summary").click()
    seed = page.locator("dialog code").nth(1)
    assert re.fullmatch("[0-9a-f]{64}", seed.inner_text())
    assert page.locator("dialog li.holds").count() == page.locator("dialog li").count() == 5
    assert axe_violations(page) == []


def test_changed_commitment_is_detected(server: RunningServer, visit: VisitorFactory) -> None:
    """The record alone is consistent, but the server dealt from another seed than it committed to."""
    visitor = visit(server)

    def change_commitment(route: Route) -> None:
        deal = route.fetch().json()
        route.fulfill(json={**deal, "commitment": "0" * 64}, status=201)

    visitor.page.route("**/api/deals", change_commitment)
    page = resign_a_game(visitor).page
    page.get_by_role("button", name="Verify the deal").click()
    page.locator("dialog li").first.wait_for()
    false = page.locator("dialog li:not(.holds)")
    assert false.all_inner_texts() == ["Not true:\nThe seal is the one this browser saw during the game."]


def test_forged_record_is_detected_by_the_browser(finished: Visitor) -> None:
    """An action was changed between server and browser, so the check by the server does not detect it."""
    page = finished.page
    forged = httpx.get(f"{finished.url}/api/tables/{page.url.rpartition('/')[2]}/record").text
    page.route(
        "**/record", lambda route: route.fulfill(body=forged.replace('"ply":1,"seat":"', '"ply":1,"seat":"x'))
    )
    page.get_by_role("button", name="Verify the deal").click()
    page.locator("dialog li").wait_for()
    assert page.locator("dialog li").inner_text().split("\n") == [
        "Not true:",
        "No line of the record was changed.",
    ]
    assert page.locator("dialog li.holds").count() == 0


def test_analysis_draws_both_curves(finished: Visitor) -> None:
    page = finished.page
    table = page.url.rpartition("/")[2]
    finished.go(f"/table/{table}/replay?ply=0&view=knights")
    page.get_by_role("button", name="Analyse the game").click()
    page.wait_for_function(
        "() => document.querySelector('.curves .curve.known')?.getAttribute('d').includes('L')"
    )
    page.get_by_role("status").wait_for(state="detached")
    ends = [page.locator(f".curves .curve.{which}").get_attribute("d") or "" for which in ("known", "true")]
    assert all(end.count("L") == ends[0].count("L") for end in ends)
    assert re.search(
        r"Here: \d+ % by what could be known, \d+ % in truth", page.locator(".curves").inner_text()
    )
    assert axe_violations(page) == []


def test_mistake_links_to_its_position(
    finished: Visitor, server: RunningServer, visit: VisitorFactory
) -> None:
    """The analysis is mocked with two mistakes, since a short game may have none."""
    table = finished.page.url.rpartition("/")[2]
    visitor = visit(server, width=390, height=844)
    visitor.page.route(
        "**/analysis?*", lambda route: route.fulfill(body=msgspec.json.encode(two_mistakes(table)))
    )
    page = visitor.go(f"/table/{table}/replay?ply=0&view=knights").page
    page.get_by_role("button", name="Analyse the game").click()
    mistakes = page.locator(".curves li button")
    mistakes.first.wait_for()
    assert mistakes.all_inner_texts() == [
        "Action 2, −30 %. Drawing was better.",
        "Action 1, −10 %. Waiting was better.",
    ]
    assert page.locator(".curves .mistake").count() == 2
    assert page.get_by_text("Here: 50 %").count() == 1
    assert axe_violations_in_both_themes(page) == []
    mistakes.first.click()
    page.wait_for_function("() => document.querySelector('.scrub span').innerText.startsWith('Action 1 ')")
    assert page.get_by_text("Here: 60 %").count() == 1
    hand = page.locator(".hands .card").first.bounding_box()
    assert hand is not None
    assert hand["height"] > 100  # on a phone too


def two_mistakes(table: str) -> Analysis:
    points = [AnalysisPoint(ply, [0.5 + ply / 10, 0.5], [0.4, 0.6]) for ply in range(3)]
    found = [(0, 0.1, "Waiting was better."), (1, 0.3, "Drawing was better.")]
    mistakes = [Mistake(ply, "knights", "draw", "draw", loss, loss, words) for ply, loss, words in found]
    return Analysis(table, ["knights", "trolls"], 2, 3, True, 20, points, mistakes)


def test_imported_game_is_marked(server: RunningServer, visit: VisitorFactory) -> None:
    with server.guest("Importer") as client:
        text = random_game("draco", 4, "Ada", "Ugo").record(reveal=True).dumps()
        table = client.post("/api/records", content=text).json()["id"]
    visitor = visit(server).go(f"/table/{table}/replay")
    visitor.page.get_by_role("heading", name="Imported").wait_for()
    visitor.go(f"/table/{table}").page.get_by_text("Imported", exact=True).wait_for()
