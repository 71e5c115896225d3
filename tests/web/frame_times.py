"""Measure frame times during animation, page load and the time until a move is shown.

`bench/page_speed.py` measures wall time on a quiet machine. Tests also run on busy machines, so they measure
the processor time of the page's main thread, which other processes do not change.
"""

from statistics import median

from playwright.sync_api import Page

from tests.web.visitor import CONFIRM_BUTTON, Visitor

FRAME_TIMES = """async (duration) => {
    const frames = [];
    const began = performance.now();
    let last = await new Promise(requestAnimationFrame);
    while (frames.length === 0 || performance.now() - began < duration) {
        const now = await new Promise(requestAnimationFrame);
        frames.push(now - last);
        last = now;
    }
    return frames;
}"""
# Time from the click to the first frame with a new log line.
ROUND_TRIP = """async (longest) => {
    const lines = () => document.querySelectorAll('[role=log] .line').length;
    const [before, began] = [lines(), performance.now()];
    document.querySelector('.prompt .brass').click();
    while (lines() === before) {
        if (performance.now() - began > longest) throw new Error(`no line of the log within ${longest} ms`);
        await new Promise(requestAnimationFrame);
    }
    return performance.now() - began;
}"""
TIMEOUT = 120_000  # milliseconds; timeout for a move


FRAMES = """async (count) => {
    for (let number = 0; number < count; number++) await new Promise(requestAnimationFrame);
}"""


class MainThreadTime:
    """Processor time of a page's main thread since it was loaded, in milliseconds."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def total(self) -> float:
        metrics = self.session.send("Performance.getMetrics")["metrics"]
        return next(1000 * float(metric["value"]) for metric in metrics if metric["name"] == "TaskDuration")


def load_work(visitor: Visitor) -> float:
    """Return the processor time to load the table page until it is playable."""
    work = MainThreadTime(visitor.page)
    visitor.page.reload()
    visitor.wait_until_seated()
    return work.total()


def frame_work(visitor: Visitor, frames: int = 60) -> float:
    """Return the processor time per frame during animation: a reload replays the others' last action."""
    work = MainThreadTime(visitor.page)
    visitor.page.reload()
    visitor.wait_until_seated()
    before = work.total()
    visitor.page.evaluate(FRAMES, frames)
    return (work.total() - before) / frames


def move_work(visitor: Visitor) -> float:
    """Return the processor time from confirming an action (draw two cards) until the page shows it."""
    visitor.page.locator(".draw").click()
    visitor.page.locator(CONFIRM_BUTTON).wait_for()
    work = MainThreadTime(visitor.page)
    before = work.total()
    visitor.page.evaluate(ROUND_TRIP, TIMEOUT)
    return work.total() - before


def median_frame(page: Page, duration: int = 1200) -> float:
    """Return the median frame time over `duration` milliseconds."""
    frames: list[float] = page.evaluate(FRAME_TIMES, duration)
    return median(frames)


def animated_frame(visitor: Visitor) -> float:
    """Return the median frame time during animation: a reload replays the others' last action."""
    visitor.page.reload()
    visitor.wait_until_seated()
    return median_frame(visitor.page)


def load_time(visitor: Visitor) -> float:
    """Return the milliseconds from requesting the table page until it is playable."""
    visitor.page.reload()
    visitor.wait_until_seated()
    after: float = visitor.page.evaluate("performance.now()")
    return after


def round_trip(visitor: Visitor) -> float:
    """Return the milliseconds from confirming an action (draw two cards) until the page shows it."""
    visitor.page.locator(".draw").click()
    visitor.page.locator(CONFIRM_BUTTON).wait_for()
    took: float = visitor.page.evaluate(ROUND_TRIP, TIMEOUT)
    return took
