"""Frame times of the page while something moves, and the time until a move is shown.

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
# From the press to the first frame that shows what followed: the log has grown.
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
LONGEST = 120_000  # milliseconds after which a move is taken for lost


FRAMES = """async (count) => {
    for (let number = 0; number < count; number++) await new Promise(requestAnimationFrame);
}"""


class Work:
    """Milliseconds of processor time that the main thread of a page has worked since it was loaded."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def so_far(self) -> float:
        metrics = self.session.send("Performance.getMetrics")["metrics"]
        return next(1000 * float(metric["value"]) for metric in metrics if metric["name"] == "TaskDuration")


def load_work(visitor: Visitor) -> float:
    """From asking for the table's page until it can be played at."""
    work = Work(visitor.page)
    visitor.page.reload()
    visitor.seated()
    return work.so_far()


def frame_work(visitor: Visitor, frames: int = 60) -> float:
    """A frame while the board moves: the last action of the others is shown on arrival."""
    work = Work(visitor.page)
    visitor.page.reload()
    visitor.seated()
    before = work.so_far()
    visitor.page.evaluate(FRAMES, frames)
    return (work.so_far() - before) / frames


def move_work(visitor: Visitor) -> float:
    """From giving an action until the page shows it."""
    visitor.reach_own_turn()
    visitor.page.locator(".draw").click()
    visitor.page.locator(BRASS).wait_for()
    work = Work(visitor.page)
    before = work.so_far()
    visitor.page.evaluate(ROUND_TRIP, LONGEST)
    return work.so_far() - before


def frame(page: Page, lasts: int = 1200) -> float:
    """The median time of a frame from now on, in milliseconds."""
    frames: list[float] = page.evaluate(SAMPLE, lasts)
    return median(frames)


def moving_frame(visitor: Visitor) -> float:
    """The same while the board moves: the others' last action is shown to whoever arrives."""
    visitor.page.reload()
    visitor.seated()
    return frame(visitor.page)


def usable(visitor: Visitor) -> float:
    """Milliseconds from asking for the table's page until it can be played at."""
    visitor.page.reload()
    visitor.seated()
    after: float = visitor.page.evaluate("performance.now()")
    return after


def round_trip(visitor: Visitor) -> float:
    """Milliseconds from giving an action until the page shows it: two cards, as a fresh hand has room for."""
    visitor.reach_own_turn()
    visitor.page.locator(".draw").click()
    visitor.page.locator(BRASS).wait_for()
    took: float = visitor.page.evaluate(ROUND_TRIP, LONGEST)
    return took
