"""Layout: 200 % zoom, small windows, right-to-left, print; and the offline page."""

import pytest
from playwright.sync_api import expect

from dragonhall.games import GAMES
from tests.server.running_server import UNHURRIED, RunningServer
from tests.web.conftest import VisitorFactory
from tests.web.visitor import Visitor

PAGES = ["/", "/lobby", "/packs", "/leaderboard", "/lab", "/rules/draco", "/credits", "/learn/drako"]
# A page of 1440×900 at 200 % has 720×450 pixels, one of 1280×1024 has 640×512.
ZOOMED_SIZES = [(720, 450), (640, 512)]
# No supported language is written from right to left yet; the layout supports it.
RTL_SIZES = [(1440, 900), (390, 844)]
# Layout errors: horizontal scrolling, elements outside the page, clipped text, and controls that stay covered
# after scrolling to them.
LAYOUT_ERRORS = """() => {
    const wrong = [];
    const named = (one) => one.outerHTML.replace(/\\s+/g, ' ').slice(0, 110);
    const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const scrolls = (one) => {
        for (let up = one.parentElement; up; up = up.parentElement)
            if (/auto|scroll/.test(getComputedStyle(up).overflowX)) return true;
        return false;
    };
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) wrong.push(`the page is ${wide} wide, the window ${innerWidth}`);
    for (const one of document.querySelectorAll('body *')) {
        if (one.closest('svg, .hidden-text') || !shown(one)) continue;
        const [box, style] = [one.getBoundingClientRect(), getComputedStyle(one)];
        const beside = box.width && (box.left < -1 || box.right > innerWidth + 1) && !scrolls(one);
        if (beside && one.matches('button, a, input, select, h1, h2, p'))
            wrong.push(`beside the page: ${named(one)}`);
        if (![...one.childNodes].some((node) => node instanceof Text && node.data.trim())) continue;
        const wider = one.scrollWidth > one.clientWidth + 1 && style.textOverflow !== 'ellipsis';
        if (style.overflowX === 'hidden' && wider) wrong.push(`cut off at the side: ${named(one)}`);
        if (style.overflowY === 'hidden' && one.scrollHeight > one.clientHeight + 3)
            wrong.push(`cut off below: ${named(one)}`);
    }
    for (const one of document.querySelectorAll('button, a[href], input, select, summary, [role=button]')) {
        if (one.disabled || !shown(one)) continue;
        one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const box = one.getBoundingClientRect();
        if (!box.width || !box.height) continue;
        const met = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        const label = one.closest('label');
        const reached = met && (one.contains(met) || met.contains(one) || label?.contains(met));
        if (!reached) wrong.push(`covered: ${named(one)} by ${met ? named(met) : 'the edge of the window'}`);
    }
    scrollTo(0, 0);
    return wrong;
}"""


def layout_errors(visitor: Visitor, sizes: list[tuple[int, int]], direction: str) -> list[str]:
    page = visitor.page
    page.evaluate("direction => { document.documentElement.dir = direction; }", direction)
    found: list[str] = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        visitor.wait_until_drawn()  # includes layout by scripts after a resize
        found += [f"{width}×{height} {direction}: {wrong}" for wrong in page.evaluate(LAYOUT_ERRORS)]
    return found


@pytest.mark.parametrize("address", PAGES)
def test_page_fits_when_zoomed_or_rtl(address: str, server: RunningServer, visit: VisitorFactory) -> None:
    visitor = visit(server).go(address)
    visitor.page.locator("footer, .prompt").first.wait_for(state="attached")
    visitor.wait_until_loaded()
    assert layout_errors(visitor, ZOOMED_SIZES, "ltr") + layout_errors(visitor, RTL_SIZES, "rtl") == []


@pytest.mark.parametrize("game", GAMES)
def test_table_fits_when_zoomed_or_rtl(game: str, server: RunningServer, visit: VisitorFactory) -> None:
    visitor = visit(server).play_now(game)
    visitor.wait_for_turn()
    assert layout_errors(visitor, ZOOMED_SIZES, "ltr") + layout_errors(visitor, RTL_SIZES, "rtl") == []


@pytest.mark.parametrize(("game", "players"), [("signori", 8), ("draco", 5)])
def test_full_table_fits(game: str, players: int, server: RunningServer, visit: VisitorFactory) -> None:
    """Uses the maximum number of players and the language with the longest words."""
    with server.guest(f"Host of {players}") as host:
        request_body = {"game": game, "players": players, "level": "random"}
        table = host.post("/api/play-now", json=request_body).json()["id"]
        visitor = visit(server, language="it").sign_in_as(host).go(f"/table/{table}").wait_until_seated()
        visitor.wait_for_turn()
        sizes = [(1440, 900), (1024, 768), (390, 844)]
        assert layout_errors(visitor, sizes, "ltr") == []


def test_longest_name_fits(server: RunningServer, visit: VisitorFactory) -> None:
    name = "Massimiliana Wawrzyńcowa"  # as long as names may be
    with server.account(name) as client:
        visitor = visit(server).sign_in_as(client)
        for address in (f"/player/{name}", "/"):
            visitor.go(address).page.get_by_role("banner").get_by_text(name).wait_for(state="attached")
            assert layout_errors(visitor, [(1024, 768), (390, 844), (320, 700)], "ltr") == []


def test_rules_print_dark_text_without_background(server: RunningServer, visit: VisitorFactory) -> None:
    page = visit(server, dark=True).go("/rules/draco").page
    page.locator("article").first.wait_for()
    page.emulate_media(media="print")
    expect(page.locator("header.bar")).to_be_hidden()
    expect(page.locator("main nav")).to_be_hidden()
    expect(page.locator("footer")).to_be_hidden()
    expect(page.locator("article").last).to_be_visible()
    ink, ground = page.evaluate(
        "[getComputedStyle(document.querySelector('article')).color,"
        " getComputedStyle(document.documentElement).backgroundColor]"
    )
    assert max(int(part) for part in ink.removeprefix("rgb(").rstrip(")").split(",")) < 110
    assert ground == "rgba(0, 0, 0, 0)"


def test_page_works_offline_after_one_visit(
    tmp_path_factory: pytest.TempPathFactory, visit: VisitorFactory
) -> None:
    """With the server stopped and no network, the cached page loads and shows that it is offline."""
    with RunningServer(tmp_path_factory.mktemp("shell") / "data", **UNHURRIED) as server:
        visitor = visit(server, service_worker=True).go()
        page = visitor.page
        manifest = page.evaluate("fetch('/manifest.webmanifest').then((found) => found.json())")
        assert manifest["display"] == "standalone"
        assert manifest["icons"][0]["sizes"] == "any"
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    page.reload()
    page.get_by_role("status").filter(has_text="offline").wait_for()
    assert page.locator(".game-tile .play").count() == 3
