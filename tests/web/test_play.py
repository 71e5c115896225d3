"""Playing in the browser: by mouse, by keyboard, by invitation, on one screen and across a server restart."""

import re

import pytest
from playwright.sync_api import expect

from dragonhall.games import GAMES
from tests.server.running_server import RunningServer
from tests.web.conftest import VisitorFactory
from tests.web.visitor import CONFIRM_BUTTON, Visitor

PILES = ("deck", "draw", "plunder")  # face-down piles of all games


def assert_no_hidden_card_was_sent(visitor: Visitor) -> None:
    """Check that no message contains a card of a pile or another hand that this seat has not seen."""
    (own,) = {message["seat"] for message in visitor.received if message["type"] == "snapshot"}
    sights = [message["sight"] for message in visitor.received if message.get("sight")]
    assert len(sights) > 1
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
    """Return whether `seat` has seen the card: a `*` suffix means all seats, `@a1+b1` the listed ones."""
    return card.endswith("*") or seat in card.partition("@")[2].split("+")


@pytest.mark.parametrize("game", GAMES)
def test_game_is_played_to_its_end_by_mouse(game: str, server: RunningServer, visit: VisitorFactory) -> None:
    visitor = visit(server).play_late(game)
    visitor.play_to_end()
    assert visitor.page.locator("section.result h2").inner_text()
    assert_no_hidden_card_was_sent(visitor)


@pytest.mark.parametrize("game", GAMES)
def test_game_is_played_to_its_end_by_keyboard(
    game: str, server: RunningServer, visit: VisitorFactory
) -> None:
    visit(server).play_late(game).play_to_end(keys=True)


@pytest.mark.parametrize("game", GAMES)
def test_game_is_started_by_keyboard(game: str, server: RunningServer, visit: VisitorFactory) -> None:
    visitor = visit(server).go()
    visitor.play_button(game).focus()
    visitor.page.keyboard.press("Enter")
    visitor.wait_until_seated()


def test_two_browsers_play_by_invitation(server: RunningServer, visit: VisitorFactory) -> None:
    host, friend = visit(server).go(), visit(server)
    host.page.locator(".game-tile .button:not(.brass)").first.click()
    host.page.get_by_role("button", name="Copy the link").click()
    link = host.page.locator("input.link").input_value()
    friend.page.goto(link)
    friend.page.get_by_role("button", name="Sit here").click()
    host.wait_until_seated()
    friend.wait_until_seated()
    first = host if host.is_own_turn else friend
    other = friend if first is host else host
    before = other.page.locator("[role=log] .line").count()
    first.draw()
    other.page.wait_for_function(
        "count => document.querySelectorAll('[role=log] .line').length > count", arg=before
    )
    assert "draw" in other.page.locator("[role=log]").inner_text().lower()


def test_shared_screen_hides_the_hand_between_turns(server: RunningServer, visit: VisitorFactory) -> None:
    visitor = visit(server).go()
    visitor.page.get_by_role("button", name="Same screen").first.click()
    visitor.page.wait_for_selector(".hand-over")
    assert visitor.page.locator(".hand").count() == 0
    visitor.page.get_by_role("button", name=re.compile("^I am")).click()
    visitor.wait_for_turn()
    assert visitor.page.locator(".hand .card").count() > 0
    visitor.draw()
    visitor.page.wait_for_selector(".hand-over")
    assert visitor.page.locator(".hand").count() == 0


def test_game_continues_after_a_server_restart(
    tmp_path_factory: pytest.TempPathFactory, visit: VisitorFactory
) -> None:
    folder = tmp_path_factory.mktemp("again") / "data"
    first = RunningServer(folder, bot_step_ms="0")
    port = first.url.rpartition(":")[2]
    visitor = visit(first).play_first()
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


def sent_actions(visitor: Visitor) -> int:
    return sum(message["type"] == "act" for message in visitor.sent)


@pytest.mark.parametrize("pause", [0, 600], ids=["quick", "slow"])
def test_double_click_does_not_confirm_an_action(
    pause: int, server: RunningServer, visit: VisitorFactory
) -> None:
    """The browser's click count identifies the second click, independent of the speed of the page."""
    visitor = visit(server).play_first()
    before = sent_actions(visitor)
    draw = visitor.page.locator(".draw")
    draw.click()
    visitor.page.locator(CONFIRM_BUTTON).wait_for()
    visitor.page.wait_for_timeout(pause)
    visitor.page.mouse.down(click_count=2)
    visitor.page.mouse.up(click_count=2)
    visitor.page.locator(CONFIRM_BUTTON).click()  # still there: a single click confirms
    visitor.wait_for_answers()
    assert sent_actions(visitor) == before + 1


def test_held_key_does_not_confirm_an_action(server: RunningServer, visit: VisitorFactory) -> None:
    visitor = visit(server).play_first()
    before = sent_actions(visitor)
    visitor.page.locator(".draw").focus()
    for _ in range(4):
        visitor.page.keyboard.down("Enter")  # from the second on, events have `repeat` set
    visitor.page.keyboard.up("Enter")
    visitor.page.keyboard.press("Enter")
    visitor.page.locator(".prompt .brass").wait_for(state="detached")
    visitor.wait_for_answers()
    assert sent_actions(visitor) == before + 1


def test_double_click_does_not_resign(server: RunningServer, visit: VisitorFactory) -> None:
    visitor = visit(server).play_first()
    resign = visitor.page.locator("aside .footer").get_by_role("button", name=re.compile("esign"))
    resign.dblclick()
    expect(resign).to_have_class(re.compile("sure"))
    visitor.page.locator(".prompt").click(position={"x": 5, "y": 5})  # a click elsewhere cancels
    expect(resign).not_to_have_class(re.compile("sure"))
    assert not [message for message in visitor.sent if message["type"] == "resign"]


def test_escape_undoes_the_last_choice(server: RunningServer, visit: VisitorFactory) -> None:
    visitor = visit(server).play_first()
    visitor.page.locator(".hand .card").first.click()
    assert visitor.page.locator(".card.picked").count() == 1
    visitor.page.keyboard.press("Escape")
    assert visitor.page.locator(".card.picked").count() == 0


def test_illegal_choice_shows_a_refusal(server: RunningServer, visit: VisitorFactory) -> None:
    visitor = visit(server).play_first()
    sight = next(message["sight"] for message in visitor.received if message["type"] == "snapshot")
    used = {name for action in sight["legal"] for _, name in action["path"]}
    used |= set(sight["picture"]["hex"].values())  # a figure has other meanings than its hex
    hexes = visitor.page.locator("[data-hex]").evaluate_all("all => all.map((one) => one.dataset.hex)")
    illegal = min(set(hexes) - used)
    visitor.page.locator(".hand .card").first.click()
    visitor.page.locator(f'[data-hex="{illegal}"]').click(force=True)
    visitor.page.wait_for_selector(".prompt.refused")
    assert visitor.page.locator(".prompt.refused h2").inner_text()
