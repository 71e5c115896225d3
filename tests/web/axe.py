"""Accessibility checks of a page with axe-core."""

from typing import Any

from playwright.sync_api import Page

from dragonhall.resources import data_folder

AXE = data_folder() / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN_AXE = """async (rules) => {
    const { violations } = await axe.run(document, { resultTypes: ['violations'], ...rules });
    const where = ({ nodes }) => nodes.map((node) => node.html.slice(0, 160)).join(' | ');
    return violations.map((fault) => `${fault.id}: ${where(fault)}`);
}"""
ALL_RULES = {"rules": {"label-content-name-mismatch": {"enabled": True}}}
COLOUR_RULES = {"runOnly": ["color-contrast", "link-in-text-block"]}  # the rules that depend on the theme


def axe_violations(page: Page, rules: dict[str, Any] = ALL_RULES) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(RUN_AXE, rules)
    return found


def axe_violations_in_both_themes(page: Page) -> list[str]:
    light = axe_violations(page)
    page.emulate_media(color_scheme="dark")
    return light + [f"dark theme: {fault}" for fault in axe_violations(page, COLOUR_RULES)]
