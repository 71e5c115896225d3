"""Base class of the table and replay screens: board, log, recent events, dialogs.

The output of a terminal session is captured as styled lines, which the panes and dialogs show.
"""

from collections.abc import Iterable, Mapping, Sequence

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, ScrollableContainer, Vertical
from textual.widgets import RichLog, Static

from dragonhall.core.layout import SPECTATOR
from dragonhall.core.records.match import Match
from dragonhall.core.render.canvas import Line, Span
from dragonhall.core.state import State
from dragonhall.core.view import View
from dragonhall.games.terminal_renderers import terminal_drawing, terminal_renderer_of
from dragonhall.terminal.screen import STYLES, Screen
from dragonhall.terminal.session import BULLET, TerminalSession
from dragonhall.tui.dialogs import TextDialog
from dragonhall.tui.widgets import WIDTH, AppScreen, Board, KeyBar

ROWS = (3, 6)  # lines for recent events: on a low screen, on a tall one
SCROLLED = 3  # lines per scroll step


class CapturedScreen(Screen):
    """A screen that collects its output until `take` is called. Texts are not wrapped."""

    def __init__(self, styles: Mapping[str, str], ascii_only: bool) -> None:  # creates no console
        self.styles = {name: Style.parse(look) for name, look in {**STYLES, **styles}.items() if look}
        self.ascii_only = ascii_only
        self.interactive = True
        self.lines: list[Text] = []
        self.columns = WIDTH

    @property
    def width(self) -> int:
        return self.columns

    @property
    def small(self) -> bool:
        return False

    def draw(self, lines: Iterable[Line]) -> None:
        self.lines += [self.styled(line) for line in lines]

    def item(self, head: Line, text: str, style: str = "") -> None:
        self.lines.append(self.styled([*head, Span(text, style)]))

    def take(self) -> list[Text]:
        """Return and clear the collected lines."""
        taken, self.lines = self.lines, []
        return taken

    def styled(self, line: Line) -> Text:
        text = Text(end="")
        for span in line:
            text.append(span.text, self.styles.get(span.style))
        return text


class PaneSession(TerminalSession):
    """A session whose board is drawn by the app."""

    def board(self, seat: int, legend: bool = False) -> None:
        """Do nothing: the app always shows the board."""

    def log(self, seat: int, start: int = 0, end: int | None = None) -> list[Text]:
        """Return the events from `start` to `end`, one line per action."""
        return [Text(BULLET + paragraph) for paragraph in self.paragraphs(seat, start, end)]


class BoardScreen(AppScreen):
    """A match, drawn from the view of a seat or a spectator."""

    def __init__(self, match: Match, codes: Sequence[str], ascii_only: bool) -> None:
        super().__init__()
        self.match = match
        self.codes = codes
        self.sheet = CapturedScreen(terminal_renderer_of(match.game).STYLES, ascii_only)
        self.table: PaneSession | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        with Horizontal(id="middle"):
            with Vertical(id="play"):
                with ScrollableContainer(id="board-frame", can_focus=False):
                    yield Board(id="board")
                yield Static(id="news")
                yield from self.compose_below()
            log = RichLog(id="log", wrap=True, markup=False, min_width=1)
            log.can_focus = False
            yield log
        yield KeyBar(self.keys)

    def compose_below(self) -> ComposeResult:
        """Yield the widgets below the board."""
        raise NotImplementedError

    def start(self) -> None:
        """Start the screen, once the widget sizes are known."""
        raise NotImplementedError

    def redraw(self) -> None:
        """Redraw after a change of size or language."""
        raise NotImplementedError

    def on_mount(self) -> None:
        self.label()
        self.call_after_refresh(self.start)

    @property
    def session(self) -> PaneSession:
        """The session of the table. Created on first use, when the language is known."""
        if self.table is None:
            self.table = PaneSession(self.match, self.codes, self.words, self.sheet)
        return self.table

    # ---- showing -------------------------------------------------------------------------------

    def show_picture(self, state: State, seat: int) -> None:
        frame = self.query_one("#board-frame", ScrollableContainer)
        self.sheet.columns = max(WIDTH, frame.content_size.width)
        drawing = terminal_drawing(
            View(state, seat), self.session.words, self.sheet.columns, self.sheet.ascii_only
        )
        lines = [self.sheet.styled(line) for line in drawing.lines(legend=self.tall)]
        self.query_one("#board", Board).show(lines)

    def show_title(self, *parts: str) -> None:
        game = str(self.words.name("game", self.match.game.name))
        self.query_one("#title", Static).update("   ".join([game, *parts]))

    def who(self, seat: int) -> str:
        return self.words("app-spectator") if seat == SPECTATOR else self.session.name(seat)

    def say(self, lines: Sequence[Text]) -> None:
        """Show the last of these lines below the board, as many as fit."""
        room, left = max(20, self.query_one("#play").size.width - 2), ROWS[self.tall]
        shown: list[Text] = []
        for line in reversed(lines):
            left -= -(-line.cell_len // room)
            if left < 0 and shown:
                break
            shown.insert(0, line)
        self.query_one("#news", Static).update(Text("\n").join(shown))

    def read(self, title: str, lines: Sequence[Text], at_end: bool = False) -> None:
        """Open a dialog with a text."""
        self.app.push_screen(TextDialog(title, lines, self.words, at_end))

    def label(self) -> None:
        self.query_one("#log", RichLog).border_title = self.words("app-key-log")
        self.query_one(KeyBar).show()

    # ---- language and size -----------------------------------------------------------------------

    def update_texts(self) -> None:
        self.session.words = self.words.of(self.match.game)
        self.label()
        self.redraw()

    def on_resize(self) -> None:
        if self.table is not None:
            self.call_after_refresh(self.redraw)

    def action_scroll_board(self, by: int) -> None:
        frame = self.query_one("#board-frame", ScrollableContainer)
        frame.scroll_relative(y=by * SCROLLED, animate=False)


def text_lines(text: str) -> list[Text]:
    """Split a message into lines for a dialog."""
    return [Text(line) for line in text.split("\n")]
