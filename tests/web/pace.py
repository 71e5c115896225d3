"""How smooth and how quick the page is: frames while something moves, and how soon a move shows."""

from statistics import median

from playwright.sync_api import Page

from tests.web.visitor import SETTLED, Visitor

SAMPLE = """async (lasts) => {
    const frames = [];
    const began = performance.now();
    let last = await new Promise(requestAnimationFrame);
    while (performance.now() - began < lasts) {
        const now = await new Promise(requestAnimationFrame);
        frames.push(now - last);
        last = now;
    }
    return frames;
}"""
# From the press to the first frame that shows what followed: the log has grown.
ROUND_TRIP = """async () => {
    const lines = () => document.querySelectorAll('[role=log] .line').length;
    const [before, began] = [lines(), performance.now()];
    document.querySelector('.prompt .brass').click();
    while (lines() === before) await new Promise(requestAnimationFrame);
    return performance.now() - began;
}"""


def frame(page: Page, lasts: int = 1200) -> float:
    """The median time of a frame from now on, in milliseconds."""
    frames: list[float] = page.evaluate(SAMPLE, lasts)
    return median(frames)


def moving_frame(visitor: Visitor) -> float:
    """The same while the board moves: the others' last action is shown to whoever arrives."""
    visitor.page.reload()
    visitor.seated()
    return frame(visitor.page)


def round_trip(visitor: Visitor) -> float:
    """Milliseconds from giving an action until the page shows it; drawing cards, as it is always allowed."""
    visitor.reach_own_turn()
    visitor.page.wait_for_timeout(SETTLED)
    visitor.page.locator(".draw").click()
    visitor.page.wait_for_selector(".prompt .brass:not([disabled])")
    visitor.page.wait_for_timeout(SETTLED)
    took: float = visitor.page.evaluate(ROUND_TRIP)
    return took
