"""After the game: every position again, with a link to it, and the proof that the deal was fair."""

import re

import pytest

from tests.hall.server import RunningHall
from tests.web.conftest import Visits
from tests.web.test_page import faults
from tests.web.visitor import Visitor


@pytest.fixture
def finished(hall: RunningHall, visit: Visits) -> Visitor:
    """Somebody whose game is over: he drew once and resigned."""
    visitor = visit(hall).play_now("drako")
    visitor.reach_own_turn()
    visitor.draw()
    resign = visitor.page.locator("aside .foot").get_by_role("button", name=re.compile("esign"))
    resign.click()
    resign.click()
    visitor.page.wait_for_selector("section.over")
    return visitor


def position(visitor: Visitor) -> str:
    return visitor.page.locator(".scrub span").inner_text()


def test_the_keys_walk_through_a_game_and_the_address_follows(finished: Visitor) -> None:
    page = finished.page
    page.get_by_role("link", name="Replay").first.click()
    page.wait_for_selector(".scrub")
    page.wait_for_url(re.compile(r"ply=\d+&view=knights"))
    page.keyboard.press("Home")
    page.wait_for_function("() => document.querySelector('.scrub span').innerText.startsWith('Action 0 ')")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.querySelector('.scrub span').innerText.startsWith('Action 1 ')")
    assert "ply=1" in page.url


def test_a_link_leads_to_the_same_position(finished: Visitor, hall: RunningHall, visit: Visits) -> None:
    table = finished.page.url.rpartition("/")[2]
    friend = visit(hall).go(f"/table/{table}/replay?ply=1&view=all")
    friend.page.wait_for_selector(".scrub")
    assert position(friend).startswith("Action 1 ")
    assert friend.page.locator(".hands .card").count() > 4  # both hands lie open


def test_the_deal_can_be_verified(finished: Visitor) -> None:
    page = finished.page
    table = page.url.rpartition("/")[2]
    finished.go(f"/table/{table}/replay")
    page.get_by_role("button", name="Verify").click()
    seed = page.locator("dialog code").nth(1)
    seed.wait_for()
    assert re.fullmatch("[0-9a-f]{64}", seed.inner_text())


def test_the_analysis_draws_two_curves_and_leads_to_mistakes(finished: Visitor) -> None:
    page = finished.page
    table = page.url.rpartition("/")[2]
    finished.go(f"/table/{table}/replay?ply=0&view=knights")
    page.get_by_role("button", name="Analyse the game").click()
    page.wait_for_function(
        "() => document.querySelector('.curves .curve.known')?.getAttribute('d').includes('L')"
    )
    page.get_by_role("status").wait_for(state="detached", timeout=60_000)
    ends = [page.locator(f".curves .curve.{which}").get_attribute("d") or "" for which in ("known", "true")]
    assert all(end.count("L") == ends[0].count("L") for end in ends)
    assert re.search(
        r"Here: \d+ % by what could be known, \d+ % in truth", page.locator(".curves").inner_text()
    )
    assert faults(page) == []
    mistakes = page.locator(".curves li button")
    if mistakes.count():
        mistakes.first.click()
        page.wait_for_function(
            "() => !document.querySelector('.scrub span').innerText.startsWith('Action 0 ')"
        )
