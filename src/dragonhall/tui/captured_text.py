"""What a table says, caught as styled lines instead of being printed: for panes and windows."""

from collections.abc import Iterable, Mapping

from rich.style import Style
from rich.text import Text

from dragonhall.core.render.canvas import Line, Span
from dragonhall.terminal.screen import STYLES, Screen
from dragonhall.terminal.session import BULLET, TerminalSession

WIDTH = 80  # what pictures need at least


class Sheet(Screen):
    """A screen that keeps what is said until somebody takes it. Sentences are not broken into lines."""

    def __init__(self, styles: Mapping[str, str], ascii_only: bool) -> None:  # no console: nothing is written
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
        """All that was said since the last time."""
        taken, self.lines = self.lines, []
        return taken

    def styled(self, line: Line) -> Text:
        text = Text(end="")
        for span in line:
            text.append(span.text, self.styles.get(span.style))
        return text


class PaneTable(TerminalSession):
    """A table whose picture is drawn by the app itself."""

    def board(self, seat: int, legend: bool = False) -> None:
        """The app shows it all the time."""

    def log(self, seat: int, start: int = 0, end: int | None = None) -> list[Text]:
        """What happened from one event to another, one line for each action."""
        return [Text(BULLET + paragraph) for paragraph in self.paragraphs(seat, start, end)]
