"""Fixtures for browser tests: Chromium, driven by Playwright.

Run these tests on their own (`pytest tests/web`): Playwright's event loop interferes with other tests.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from dragonhall.server.http.static_files import DOCUMENT, FOLDER
from tests.server.running_server import UNHURRIED, RunningServer
from tests.web.visitor import Visitor

CHROMIUM = os.environ.get("DRAGONHALL_CHROMIUM", "/usr/bin/chromium")
SCREENSHOTS = os.environ.get("DRAGONHALL_SHOTS", "")  # if set, the folder for screenshots
TIMEOUT = 120_000  # milliseconds; generous, so that a busy machine does not fail a test
WIDE = {"width": 1440, "height": 900}


def pytest_ignore_collect(config: pytest.Config) -> bool | None:
    """Collect these tests only if a path on the command line names this folder."""
    return None if any("web" in Path(argument).parts for argument in config.args) else True


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    assert (FOLDER / DOCUMENT).exists(), "the page is not built: make page"
    expect.set_options(timeout=TIMEOUT)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("web") / "data", **UNHURRIED) as running:
        yield running


@pytest.fixture
def visit(browser: Browser, request: pytest.FixtureRequest) -> Iterator["VisitorFactory"]:
    """Return a factory of visitors: `visit(server)` opens a browser context on a server.

    Teardown fails if a page logged an error or sent a request to another host.
    """
    visits = VisitorFactory(browser, request.node.name)
    yield visits
    visits.close()


class VisitorFactory:
    def __init__(self, browser: Browser, name: str) -> None:
        self.browser = browser
        self.name = name
        self.visitors: list[Visitor] = []

    def __call__(
        self,
        server: RunningServer,
        width: int = WIDE["width"],
        height: int = WIDE["height"],
        dark: bool = False,
        language: str = "en",
        animated: bool = False,
        service_worker: bool = False,
    ) -> Visitor:
        """Open a new context. `service_worker` allows service workers, so the page works offline."""
        context: BrowserContext = self.browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            locale=language,
            reduced_motion="no-preference" if animated else "reduce",
            has_touch=width < 500,
            is_mobile=width < 500,
            service_workers="allow" if service_worker else "block",
        )
        context.set_default_timeout(TIMEOUT)
        page: Page = context.new_page()
        visitor = Visitor(page, server.url)
        self.visitors.append(visitor)
        return visitor

    def close(self) -> None:
        for number, visitor in enumerate(self.visitors):
            if SCREENSHOTS:
                Path(SCREENSHOTS).mkdir(parents=True, exist_ok=True)
                visitor.page.screenshot(path=str(Path(SCREENSHOTS, f"{self.name}-{number}.png")))
            visitor.page.context.close()
        assert [error for visitor in self.visitors for error in visitor.errors] == []
