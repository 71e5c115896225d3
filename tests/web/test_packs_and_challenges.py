"""User packs, challenges and rated tables."""

import re

from dragonhall.server.tables.journal.game_cache import standard_text
from tests.server.bot_api.programs import new_bot
from tests.server.running_server import RunningServer
from tests.web.axe import axe_violations
from tests.web.conftest import VisitorFactory


def test_pack_is_uploaded_corrected_played_and_removed(server: RunningServer, visit: VisitorFactory) -> None:
    with server.account("Pina of the packs") as owner:
        visitor = visit(server).sign_in_as(owner).go("/packs")
        page = visitor.page
        page.get_by_role("textbox", name="Name").fill("House rules")
        page.get_by_role("textbox", name="text").fill(standard_text("drako").replace("rocks =", "rox =", 1))
        bring = page.get_by_role("button", name="Bring a pack")
        bring.click()
        refusal = page.get_by_role("alert")
        refusal.wait_for()
        assert "rox" in refusal.inner_text()
        assert page.get_by_role("textbox", name="text").get_attribute("aria-invalid") == "true"
        assert axe_violations(page) == []
        visitor.ignore_status(422)

        mended = f"{standard_text('drako')}\n# of a house\n"
        file = {"name": "house.toml", "mimeType": "application/toml", "buffer": mended.encode()}
        page.get_by_label("A file").set_input_files(file)  # type: ignore[arg-type]
        bring.click()
        page.get_by_role("status").filter(has_text="House rules").wait_for()
        own = page.locator("section[aria-labelledby=own-packs]")
        assert own.locator("li b").all_inner_texts() == ["House rules"]
        assert axe_violations(page) == []

        own.get_by_role("button", name="New table").click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_label("Pack").wait_for()
        assert dialog.get_by_label("Rated").is_disabled()
        dialog.get_by_role("button", name="Create table").click()
        page.wait_for_url(re.compile("/table/"))
        hash = next(pack["hash"] for pack in owner.get("/api/packs").json() if not pack["standard"])
        table = owner.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
        assert table["pack"] == hash

        visitor.go("/packs")
        away = own.get_by_role("button", name="Remove")
        away.click()
        own.get_by_role("button", name="Really").click()
        own.get_by_text("You have not brought a pack yet.").wait_for()
        assert all(pack["standard"] for pack in owner.get("/api/packs").json())


def test_packs_require_an_account(server: RunningServer, visit: VisitorFactory) -> None:
    page = visit(server).go("/packs").page
    page.get_by_text("Packs belong to an account").wait_for()
    assert page.get_by_role("button", name="Bring a pack").count() == 0


def test_bot_account_is_challenged_from_its_page(server: RunningServer, visit: VisitorFactory) -> None:
    with server.account("Owner of a rival") as owner:
        rival = new_bot(server, owner, "Rival by wire")
        page = visit(server).go("/player/Rival by wire").page
        page.get_by_text("A bot of Owner of a rival").wait_for()
        page.get_by_role("button", name="Challenge").click()
        page.get_by_role("dialog").get_by_role("button", name="Challenge").click()
        page.get_by_text("kept for Rival by wire").wait_for()
        table = page.url.rpartition("/")[2]
        with rival.client as bot:
            assert bot.post(f"/api/challenges/{table}/accept", json={}).status_code == 200
        page.wait_for_selector(".prompt")


def test_challenges_are_answered_on_the_front_page(server: RunningServer, visit: VisitorFactory) -> None:
    with server.account("Celia challenger") as asking, server.account("Dario challenged") as asked:
        for game in ("draco", "drako"):
            request_body = {"to": ["Dario challenged"], "game": game}
            assert asking.post("/api/challenges", json=request_body).status_code == 201
        page = visit(server).sign_in_as(asked).go().page
        first = page.locator(".challenge").filter(has_text="Draco")
        first.get_by_role("button", name="Decline").click()
        first.wait_for(state="detached")
        page.locator(".challenge").get_by_role("button", name="Accept").click()
        page.wait_for_selector(".prompt")
        assert "Celia challenger" in page.locator("main").inner_text()


def test_front_page_lists_update_live(server: RunningServer, visit: VisitorFactory) -> None:
    with server.account("Teller of tables") as host, server.account("Listener at the door") as listener:
        visitor = visit(server).sign_in_as(listener).go()
        page = visitor.page
        visitor.wait_until_loaded()
        host.post("/api/challenges", json={"to": ["Listener at the door"], "game": "draco"})
        page.locator(".challenge").filter(has_text="Teller of tables").wait_for()
        seats = [{"kind": "me"}, {"kind": "open"}]
        created = host.post("/api/tables", json={"game": "drako", "visibility": "public", "seats": seats})
        row = page.locator("section[aria-labelledby=open-tables] .row").filter(has_text="Teller of tables")
        row.wait_for()
        row.get_by_role("link").click()
        page.wait_for_url(re.compile(created.json()["id"]))


def test_rated_table_and_challenge_need_a_clock(server: RunningServer, visit: VisitorFactory) -> None:
    with server.account("Rated by page") as host, server.account("Rated rival") as rival:
        visitor = visit(server).sign_in_as(host).go("/lobby")
        page = visitor.page
        page.get_by_role("button", name="Create table").click()
        dialog = page.get_by_role("dialog")
        clock = dialog.get_by_label("Clock")
        clock.wait_for()
        assert clock.input_value() == "none"
        dialog.get_by_label("rated").check()
        assert clock.input_value() == "fischer:600+10"
        assert clock.locator("option[value=none]").count() == 0
        dialog.get_by_role("button", name="Create table").click()
        page.wait_for_url(re.compile("/table/"))
        table = host.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
        assert (table["rated"], table["clock"]) == (True, "fischer:600+10")

        visitor.go("/player/Rated rival")
        page.get_by_role("button", name="Challenge").click()
        dialog.get_by_label("rated").check()
        dialog.get_by_label("Clock").select_option("days:3")
        dialog.get_by_role("button", name="Challenge").click()
        page.get_by_text("kept for Rated rival").wait_for()
        challenge = rival.get("/api/challenges").json()["challenges"][0]["table"]
        assert (challenge["rated"], challenge["clock"]) == (True, "days:3")
