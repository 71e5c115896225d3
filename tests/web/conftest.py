"""Fixtures for browser tests: Chromium, driven by Playwright.

Run these tests on their own (`pytest tests/web`): Playwright's event loop interferes with other tests.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Page, expect, sync_playwright

from dragonhall.server.http.static_files import DOCUMENT, FOLDER
from tests.server.running_server import UNHURRIED, RunningServer
from tests.web.visitor import Visitor

CHROMIUM = os.environ.get("DRAGONHALL_CHROMIUM", "/usr/bin/chromium")
SCREENSHOTS = os.environ.get("DRAGONHALL_SHOTS", "")  # if set, the folder for screenshots
TIMEOUT = 120_000  # milliseconds; generous, so that a busy machine does not fail a test
WIDE = {"width": 1440, "height": 900}
# All pages in one renderer process: by default, navigations start hundreds of processes. A heap snapshot then
# covers all pages, so that the test that a page keeps no secret in memory is no less strict.
ONE_RENDERER = ["--renderer-process-limit=1", "--disable-site-isolation-trials"]


def pytest_ignore_collect(config: pytest.Config) -> bool | None:
    """Collect these tests only if a path on the command line names this folder."""
    return None if any("web" in Path(argument).parts for argument in config.args) else True


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    assert (FOLDER / DOCUMENT).exists(), "the page is not built: make page"
    expect.set_options(timeout=TIMEOUT)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", *ONE_RENDERER])
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("web") / "data", **UNHURRIED) as running:
        yield running


@pytest.fixture(scope="session")
def pages(browser: Browser) -> "PagePool":
    return PagePool(browser)


@pytest.fixture
def visit(pages: "PagePool", request: pytest.FixtureRequest) -> Iterator["VisitorFactory"]:
    """Return a factory of visitors: `visit(server)` opens a page on a server.

    Teardown fails if a page logged an error or sent a request to another host.
    """
    visits = VisitorFactory(pages, request.node.name)
    yield visits
    visits.close()


class PagePool:
    """Pages that tests use one after the other.

    The first load in a new context costs three times the processor time of a load in a page that was used
    before. Each page has a browser context of its own; cookies, storage and routes are cleared after a test.
    """

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.idle: dict[tuple[bool, str], list[Page]] = {}

    def open(self, mobile: bool, language: str, service_worker: bool = False) -> Page:
        """Return a page in a new context."""
        context = self.browser.new_context(
            locale=language,
            has_touch=mobile,
            is_mobile=mobile,
            service_workers="allow" if service_worker else "block",
        )
        context.set_default_timeout(TIMEOUT)
        return context.new_page()

    def take(self, mobile: bool, language: str) -> Page:
        idle = self.idle.get((mobile, language))
        return idle.pop() if idle else self.open(mobile, language)

    def put_back(self, page: Page, mobile: bool, language: str) -> None:
        """Clear the page and keep it for another test; close it if that is not possible."""
        try:
            origin = page.evaluate("() => (sessionStorage.clear(), location.origin)")
            page.unroute_all()
            page.goto("about:blank")
            session = page.context.new_cdp_session(page)
            session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
            session.detach()
            page.context.clear_cookies()
        except Error:  # for example, an error page of the browser has no storage
            page.context.close()
        else:
            self.idle.setdefault((mobile, language), []).append(page)


class VisitorFactory:
    def __init__(self, pages: PagePool, name: str) -> None:
        self.pages = pages
        self.name = name
        self.visitors: list[Visitor] = []
        self.reusable: dict[Visitor, tuple[bool, str]] = {}

    def __call__(
        self,
        server: RunningServer,
        width: int = WIDE["width"],
        height: int = WIDE["height"],
        dark: bool = False,
        language: str = "en",
        animated: bool = False,
        service_worker: bool = False,
        fresh: bool = False,
    ) -> Visitor:
        """Open a page. `service_worker` allows service workers, so the page works offline.

        `fresh` opens it in a new context and closes that after the test: for tests that measure the page, or
        change it in ways that cannot be undone (clock, scripts of every document, network).
        """
        mobile = width < 500
        fresh = fresh or service_worker
        page = (
            self.pages.open(mobile, language, service_worker) if fresh else self.pages.take(mobile, language)
        )
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(
            media="null",
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if animated else "reduce",
        )
        visitor = Visitor(page, server.url)
        self.visitors.append(visitor)
        if not fresh:
            self.reusable[visitor] = (mobile, language)
        return visitor

    def close(self) -> None:
        for number, visitor in enumerate(self.visitors):
            if SCREENSHOTS:
                Path(SCREENSHOTS).mkdir(parents=True, exist_ok=True)
                visitor.page.screenshot(path=str(Path(SCREENSHOTS, f"{self.name}-{number}.png")))
            if visitor in self.reusable:
                self.pages.put_back(visitor.page, *self.reusable[visitor])
                visitor.detach()
            else:
                visitor.page.context.close()
        assert [error for visitor in self.visitors for error in visitor.errors] == []
