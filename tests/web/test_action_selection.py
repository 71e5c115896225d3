"""Choosing an action: previews, dragging cards and ambiguous clicks."""

import pytest
from playwright.sync_api import Page, expect

from tests.server.running_server import RunningServer
from tests.web.conftest import VisitorFactory
from tests.web.staged_positions import KNIGHTS, REINFORCED, TROLLS, show_position
from tests.web.visitor import CONFIRM_BUTTON


def hex_at(page: Page, name: str) -> str:
    """Return the accessible name of a hex."""
    return page.locator(f'[data-hex="{name}"]').get_attribute("aria-label") or ""


def hexes_on_path(page: Page) -> set[str]:
    return set(page.locator(".ground.way .name").all_text_contents())


def test_shot_preview_shows_path_and_wounds(server: RunningServer, visit: VisitorFactory) -> None:
    page = show_position(visit(server), KNIGHTS).page
    page.locator('.hand [data-card="K11"]').click()
    page.locator('[data-hex="c4"]').hover()  # a preview, not a choice
    wounds = page.locator(".marks text")
    wounds.wait_for()
    assert wounds.all_text_contents() == ["2"]
    assert page.locator(".marks .shaft").count() == 1
    assert hexes_on_path(page) == {"c2", "c3"}
    assert hex_at(page, "c4") == "c4, berserker, Trolls, 3 of 9 wounds, target, 2 wounds unless defended"
    assert set(page.locator(".others .plus").all_text_contents()) == {"+2"}  # on the mat
    page.mouse.move(2, 2)
    wounds.wait_for(state="detached")


def test_reinforced_knight_has_longer_track(server: RunningServer, visit: VisitorFactory) -> None:
    page = show_position(visit(server), REINFORCED).page
    row = page.locator(".others .row").filter(has_text="Swordmaster")
    expect(row.locator(".count")).to_have_text("5 / 6")
    expect(row.locator(".pip")).to_have_count(6)
    expect(row.locator(".pip.taken")).to_have_count(5)
    page.locator('.hand [data-card="W2"]').click()
    page.locator('[data-hex="c3"]').hover()  # an attack of 2, but one free space
    expect(row.locator(".count")).to_have_text("5+1 / 6")
    expect(row.locator(".pip.next")).to_have_count(1)
    assert hex_at(page, "c3").startswith("c3, swordmaster, Knights, 5 of 6 wounds")


def test_charge_asks_to_attack_or_only_run(server: RunningServer, visit: VisitorFactory) -> None:
    page = show_position(visit(server), TROLLS).page
    page.locator('.hand [data-card="T8"]').click()
    page.locator('[data-hex="c3"]').click()  # the line to the swordmaster
    choices = page.locator(".prompt .choice")
    expect(choices).to_have_count(2)  # attack at the end, or only run
    assert page.locator(CONFIRM_BUTTON).count() == 0
    choices.filter(has_text="ttack").hover()
    page.locator(".marks text").wait_for()
    assert page.locator(".board .walk").count() == 1
    assert page.locator(".board .ghost").count() == 1
    choices.filter(has_text="un").last.hover()
    page.locator(".marks text").wait_for(state="detached")
    assert page.locator(".board .ghost").count() == 1


def test_rock_preview_shows_path_and_target(server: RunningServer, visit: VisitorFactory) -> None:
    page = show_position(visit(server), TROLLS).page
    page.locator('.hand [data-card="T9"]').click()
    page.locator('[data-hex="e2"]').hover()  # on the line to the archer
    page.locator(".marks text").wait_for()
    assert hexes_on_path(page) == {"e2"}
    assert "wound" in hex_at(page, "e3")


def test_card_is_dragged_to_target(server: RunningServer, visit: VisitorFactory) -> None:
    page = show_position(visit(server), KNIGHTS).page
    card = page.locator('.hand [data-card="K11"]').bounding_box()
    target = page.locator('[data-hex="c4"]').bounding_box()
    assert card is not None
    assert target is not None
    page.mouse.move(card["x"] + 30, card["y"] + 60)
    page.mouse.down()
    page.mouse.move(card["x"] + 60, card["y"] - 40, steps=3)
    page.mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2, steps=3)
    page.mouse.up()
    page.locator(CONFIRM_BUTTON).wait_for()
    assert page.locator(".prompt .chip").count() > 0
    assert page.locator(".tutor strong").count() == 0  # a drag chooses; the button confirms


def test_card_with_two_places_asks_for_the_place(server: RunningServer, visit: VisitorFactory) -> None:
    page = visit(server).go("/learn/draco").page
    for _ in range(2):
        page.locator(".tutor .brass").click()
    page.locator('.hand [data-card="blue-3"]').click()
    expect(page.locator('.prompt [data-thing^="place:"]')).to_have_count(2)
    assert page.locator(CONFIRM_BUTTON).count() == 0


def test_hint_shows_actions_with_shares(server: RunningServer, visit: VisitorFactory) -> None:
    visitor = visit(server).play_first()
    visitor.page.get_by_role("button", name="Hint").click()
    lines = visitor.page.get_by_role("dialog").locator("li b")
    lines.first.wait_for()
    assert lines.first.inner_text().endswith("%")


@pytest.mark.parametrize(("width", "on"), [(390, False), (1440, True)], ids=["phone", "desk"])
def test_sounds_are_off_by_default_on_phones(
    width: int, on: bool, server: RunningServer, visit: VisitorFactory
) -> None:
    page = visit(server, width=width).go().page
    page.get_by_role("button", name="Settings").click()
    assert page.get_by_role("switch", name="Sounds").is_checked() is on
