"""Measure frame times during animation, page load and the time until a move is shown.

`bench/page_speed.py` measures wall time on a quiet machine. Tests also run on busy machines, so they measure
the processor time of the page's main thread, which other processes do not change.
"""

from statistics import median

from playwright.sync_api import Page

from tests.web.visitor import BRASS, Visitor

SAMPLE = """async (lasts) => {
    const frames = [];
    const began = performance.now();
    let last = await new Promise(requestAnimationFrame);
    while (frames.length === 0 || performance.now() - began < lasts) {
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
LONGEST = 120_000  # milliseconds; timeout for a move


FRAMES = """async (count) => {
    for (let number = 0; number < count; number++) await new Promise(requestAnimationFrame);
}"""


class Work:
    """Processor time of a page's main thread since it was loaded, in milliseconds."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def so_far(self) -> float:
        metrics = self.session.send("Performance.getMetrics")["metrics"]
        return next(1000 * float(metric["value"]) for metric in metrics if metric["name"] == "TaskDuration")


def load_work(visitor: Visitor) -> float:
    """Return the processor time to load the table page until it is playable."""
    work = Work(visitor.page)
    visitor.page.reload()
    visitor.seated()
    return work.so_far()


def frame_work(visitor: Visitor, frames: int = 60) -> float:
    """Return the processor time per frame during animation: a reload replays the others' last action."""
    work = Work(visitor.page)
    visitor.page.reload()
    visitor.seated()
    before = work.so_far()
    visitor.page.evaluate(FRAMES, frames)
    return (work.so_far() - before) / frames


def move_work(visitor: Visitor) -> float:
    """Return the processor time from confirming an action until the page shows it."""
    visitor.reach_own_turn()
    visitor.page.locator(".draw").click()
    visitor.page.locator(BRASS).wait_for()
    work = Work(visitor.page)
    before = work.so_far()
    visitor.page.evaluate(ROUND_TRIP, LONGEST)
    return work.so_far() - before


def frame(page: Page, lasts: int = 1200) -> float:
    """Return the median frame time over `lasts` milliseconds."""
    frames: list[float] = page.evaluate(SAMPLE, lasts)
    return median(frames)


def moving_frame(visitor: Visitor) -> float:
    """Return the median frame time during animation: a reload replays the others' last action."""
    visitor.page.reload()
    visitor.seated()
    return frame(visitor.page)


def usable(visitor: Visitor) -> float:
    """Return the milliseconds from requesting the table page until it is playable."""
    visitor.page.reload()
    visitor.seated()
    after: float = visitor.page.evaluate("performance.now()")
    return after


def round_trip(visitor: Visitor) -> float:
    """Return the milliseconds from confirming an action (draw two cards) until the page shows it."""
    visitor.reach_own_turn()
    visitor.page.locator(".draw").click()
    visitor.page.locator(BRASS).wait_for()
    took: float = visitor.page.evaluate(ROUND_TRIP, LONGEST)
    return took
