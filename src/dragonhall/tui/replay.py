"""The replay screen: every position of a record, with a slider, keys and playback speed."""

from pathlib import Path
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.timer import Timer
from textual.widgets import RichLog, Static

from dragonhall.core.layout import SPECTATOR
from dragonhall.core.records.match import Match
from dragonhall.core.state import State
from dragonhall.tui.board_screen import BoardScreen, text_lines
from dragonhall.tui.widgets import Key, ReplaySlider

LEAP = 10
SPEEDS = (0.5, 1.0, 2.0, 5.0, 10.0, 25.0)  # actions per second
REMEMBERED = 100  # number of past events in the log


class ReplayScreen(BoardScreen):
    """A record, position by position. If `sealed`, only the view of a spectator is available."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,h", "step(-1)"),
        Binding("right,l", "step(1)"),
        Binding("pageup", f"step(-{LEAP})"),
        Binding("pagedown", f"step({LEAP})"),
        Binding("home", "first"),
        Binding("end", "last"),
        Binding("space", "run"),
        Binding("plus,equals_sign", "faster(1)"),
        Binding("minus", "faster(-1)"),
        Binding("up", "scroll_board(-1)"),
        Binding("down", "scroll_board(1)"),
        Binding("e", "eyes"),
        Binding("f1,question_mark", "help"),
        Binding("escape,q,f10", "leave"),
    ]

    def __init__(self, file: Path, match: Match, codes: list[str], ascii_only: bool, sealed: bool) -> None:
        super().__init__(match, codes, ascii_only)
        self.file = file
        self.sealed = sealed  # the game is not over, or the other leg has the same deal
        self.states = positions(match)
        self.ply = 0
        self.seat = SPECTATOR
        self.speed = 1
        self.timer: Timer | None = None

    def compose_below(self) -> ComposeResult:
        with Horizontal(id="scrub"):
            yield Static(id="running")
            yield ReplaySlider(self.sheet.ascii_only, id="scrubber")
            yield Static(id="where", markup=False)

    def start(self) -> None:
        self.query_one(ReplaySlider).total = self.plies
        self.go(0)

    @property
    def plies(self) -> int:
        return len(self.match.moves)

    # ---- navigation ----------------------------------------------------------------------------

    def go(self, ply: int) -> None:
        self.ply = min(self.plies, max(0, ply))
        self.redraw()

    @on(ReplaySlider.Moved)
    def scrubbed(self, event: ReplaySlider.Moved) -> None:
        self.go(event.position)

    def action_step(self, by: int) -> None:
        self.go(self.ply + by)

    def action_first(self) -> None:
        self.go(0)

    def action_last(self) -> None:
        self.go(self.plies)

    def action_run(self) -> None:
        """Start or stop playback; at the end, start from the beginning."""
        if self.timer is not None:
            self.halt()
            return
        if self.ply == self.plies:
            self.go(0)
        self.timer = self.set_interval(1 / SPEEDS[self.speed], self.tick)
        self.show_where()

    def halt(self) -> None:
        if self.timer is not None:
            self.timer.stop()
            self.timer = None
            self.show_where()

    def tick(self) -> None:
        self.go(self.ply + 1)
        if self.ply == self.plies:
            self.halt()

    def action_faster(self, by: int) -> None:
        self.speed = min(len(SPEEDS) - 1, max(0, self.speed + by))
        if self.timer is not None:
            self.timer.stop()
            self.timer = self.set_interval(1 / SPEEDS[self.speed], self.tick)
        self.show_where()

    def action_eyes(self) -> None:
        """Switch to the view of the next seat, unless the record is sealed."""
        if self.sealed:
            self.say(text_lines(self.words("app-eyes-sealed")))
            return
        self.seat = self.seat + 1 if self.seat + 1 < self.match.game.players else SPECTATOR
        self.redraw()

    def action_leave(self) -> None:
        self.halt()
        self.dismiss(None)

    def action_help(self) -> None:
        self.read(self.words("app-key-help"), text_lines(self.words("app-help-replay")))

    # ---- showing -------------------------------------------------------------------------------

    def redraw(self) -> None:
        self.show_picture(self.states[self.ply], self.seat)
        self.show_title(self.words("app-eyes", seat=self.who(self.seat)), self.file.name)
        self.show_events()
        self.show_where()

    def show_events(self) -> None:
        """Show the events up to this position in the log, and the last one below the board."""
        count = sum(at <= self.ply for at, _ in self.match.events)
        lines = self.session.log(self.seat, max(0, count - REMEMBERED), count)
        self.say(lines[-1:])
        log = self.query_one("#log", RichLog)
        log.clear()
        for line in lines:
            log.write(line)

    def show_where(self) -> None:
        slider = self.query_one(ReplaySlider)
        slider.position = self.ply
        self.query_one("#running", Static).update(f"[@click=screen.run]{slider.sign(self.timer is None)}[/]")
        where = self.words("app-where", ply=self.ply, plies=str(self.plies), speed=f"{SPEEDS[self.speed]:g}")
        self.query_one("#where", Static).update(where)

    def keys(self) -> list[Key]:
        words = self.words
        return [
            Key("← →", words("app-key-step"), "screen.step(1)"),
            Key("␣", words("app-key-run"), "screen.run"),
            Key("+ -", words("app-key-speed"), "screen.faster(1)"),
            Key("E", words("app-key-eyes"), "screen.eyes"),
            Key("F1", words("app-key-help"), "screen.help"),
            Key("F2", words("app-key-language"), "app.language"),
            Key("Esc", words("app-key-lobby"), "screen.leave"),
        ]


def positions(match: Match) -> list[State]:
    """Return all positions from the deal to the last action."""
    state = match.deal()
    found = [state.clone()]
    for move in match.moves:
        state.apply(int(match.game.action(move.action)))
        found.append(state.clone())
    return found
