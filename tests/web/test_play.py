"""Whole games in the browser: with the mouse alone, with the keys alone, two people, one screen."""

import re

import pytest
from playwright.sync_api import expect

from tests.server.running_server import RunningServer
from tests.web.conftest import Visits
from tests.web.visitor import BRASS, Visitor

GAMES = ["drako", "draco", "signori"]


PILES = ("deck", "draw", "plunder")  # what nobody sees, in one game or another


def assert_nothing_hidden_was_told(visitor: Visitor) -> None:
    """No message held a card of a pile or of another's hand, unless whoever plays has seen it before."""
    (own,) = {message["seat"] for message in visitor.received if message["type"] == "snapshot"}
    sights = [message["sight"] for message in visitor.received if message.get("sight")]
    assert len(sights) > 20
    hidden: list[str] = []
    for sight in sights:
        picture = sight["picture"]
        hidden += [card for seat, hand in picture["hand"].items() if seat != own for card in hand]
        for pile in PILES:
            found = picture.get(pile, [])
            hidden += [card for one in found.values() for card in one] if isinstance(found, dict) else found
    assert "?" in hidden
    assert {card for card in hidden if not was_seen(card, own)} == {"?"}


def was_seen(card: str, seat: str) -> bool:
    """A star says that all have seen the card, `@a1+b1` who has."""
    return card.endswith("*") or seat in card.partition("@")[2].split("+")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_with_the_mouse_alone(game: str, hall: RunningServer, visit: Visits) -> None:
    visitor = visit(hall).play_now(game)
    visitor.play_out()
    assert visitor.page.locator("section.over h2").inner_text()
    assert_nothing_hidden_was_told(visitor)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_with_the_keys_alone(game: str, hall: RunningServer, visit: Visits) -> None:
    visitor = visit(hall).go()
    visitor.page.locator(".lid .play").nth(GAMES.index(game)).focus()
    visitor.page.keyboard.press("Enter")
    visitor.seated().play_out(keys=True)


def test_two_browsers_play_each_other_by_an_invitation(hall: RunningServer, visit: Visits) -> None:
    host, friend = visit(hall).go(), visit(hall)
    host.page.locator(".lid .button:not(.brass)").first.click()
    host.page.get_by_role("button", name="Copy the link").click()
    link = host.page.locator("input.link").input_value()
    friend.page.goto(link)
    friend.page.get_by_role("button", name="Sit here").click()
    host.seated()
    friend.seated()
    first = host if host.mine else friend
    other = friend if first is host else host
    before = other.page.locator("[role=log] .line").count()
    first.draw()
    other.page.wait_for_function(
        "count => document.querySelectorAll('[role=log] .line').length > count", arg=before
    )
    assert "draw" in other.page.locator("[role=log]").inner_text().lower()


def test_one_screen_covers_the_hand_of_whoever_is_not_asked(hall: RunningServer, visit: Visits) -> None:
    visitor = visit(hall).go()
    visitor.page.get_by_role("button", name="Same screen").first.click()
    visitor.page.wait_for_selector(".cover")
    assert visitor.page.locator(".hand").count() == 0
    visitor.page.get_by_role("button", name=re.compile("^I am")).click()
    visitor.wait_for_turn()
    assert visitor.page.locator(".hand .card").count() > 0
    visitor.draw()
    visitor.page.wait_for_selector(".cover")
    assert visitor.page.locator(".hand").count() == 0


def test_a_game_goes_on_after_the_hall_was_closed_and_opened_again(
    tmp_path_factory: pytest.TempPathFactory, visit: Visits
) -> None:
    folder = tmp_path_factory.mktemp("again") / "data"
    first = RunningServer(folder, bot_step_ms="0")
    port = first.url.rpartition(":")[2]
    visitor = visit(first).play_now("drako")
    visitor.reach_own_turn()
    lines = visitor.page.locator("[role=log] .line").count()
    first.stop()
    visitor.page.wait_for_selector(".banner")
    assert "safe" in visitor.page.locator(".banner").inner_text()
    with RunningServer(folder, port=port, bot_step_ms="0"):
        visitor.page.wait_for_selector(".banner", state="detached")
        assert visitor.page.locator("[role=log] .line").count() == lines
        visitor.draw()
        visitor.page.wait_for_function(
            "count => document.querySelectorAll('[role=log] .line').length > count", arg=lines
        )


def acts(visitor: Visitor) -> int:
    return sum(message["type"] == "act" for message in visitor.sent)


@pytest.mark.parametrize("pause", [0, 600], ids=["quick", "slow"])
def test_a_double_click_never_gives_an_action(pause: int, hall: RunningServer, visit: Visits) -> None:
    """The browser says which click is the second one of a double click, however long the page took."""
    visitor = visit(hall).play_now("drako")
    visitor.reach_own_turn()
    before = acts(visitor)
    draw = visitor.page.locator(".draw")
    draw.click()
    visitor.page.locator(BRASS).wait_for()
    visitor.page.wait_for_timeout(pause)
    visitor.page.mouse.down(click_count=2)
    visitor.page.mouse.up(click_count=2)
    visitor.page.locator(BRASS).click()  # still there: this one gives it
    visitor.wait_for_answers()
    assert acts(visitor) == before + 1


def test_a_held_key_never_gives_an_action(hall: RunningServer, visit: Visits) -> None:
    visitor = visit(hall).play_now("drako")
    visitor.reach_own_turn()
    before = acts(visitor)
    visitor.page.locator(".draw").focus()
    for _ in range(4):
        visitor.page.keyboard.down("Enter")  # after the first, the browser says that the key repeats
    visitor.page.keyboard.up("Enter")
    visitor.page.keyboard.press("Enter")
    visitor.page.locator(".prompt .brass").wait_for(state="detached")
    visitor.wait_for_answers()
    assert acts(visitor) == before + 1


def test_a_double_click_never_resigns(hall: RunningServer, visit: Visits) -> None:
    visitor = visit(hall).play_now("drako")
    visitor.reach_own_turn()
    resign = visitor.page.locator("aside .foot").get_by_role("button", name=re.compile("esign"))
    resign.dblclick()
    expect(resign).to_have_class(re.compile("sure"))
    visitor.page.locator(".prompt").click(position={"x": 5, "y": 5})  # a press elsewhere: it was not meant
    expect(resign).not_to_have_class(re.compile("sure"))
    assert not [message for message in visitor.sent if message["type"] == "resign"]


def test_escape_steps_back(hall: RunningServer, visit: Visits) -> None:
    visitor = visit(hall).play_now("drako")
    visitor.reach_own_turn()
    visitor.page.locator(".hand .card").first.click()
    assert visitor.page.locator(".card.picked").count() == 1
    visitor.page.keyboard.press("Escape")
    assert visitor.page.locator(".card.picked").count() == 0


def test_a_refusal_names_its_rule(hall: RunningServer, visit: Visits) -> None:
    visitor = visit(hall).play_now("drako")
    visitor.reach_own_turn()
    visitor.page.locator(".hand .card").first.click()
    visitor.page.locator('[data-hex="e2"]').click(force=True)
    visitor.page.wait_for_selector(".prompt.refused")
    assert visitor.page.locator(".prompt.refused h2").inner_text()
