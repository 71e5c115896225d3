"""Terminal output captured as styled lines instead of being printed, for panes and dialogs."""

from collections.abc import Iterable, Mapping

from rich.style import Style
from rich.text import Text

from dragonhall.core.render.canvas import Line, Span
from dragonhall.terminal.screen import STYLES, Screen
from dragonhall.terminal.session import BULLET, TerminalSession

WIDTH = 80  # minimum width of a board


class Sheet(Screen):
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


class PaneTable(TerminalSession):
    """A session whose board is drawn by the app."""

    def board(self, seat: int, legend: bool = False) -> None:
        """Do nothing: the app always shows the board."""

    def log(self, seat: int, start: int = 0, end: int | None = None) -> list[Text]:
        """Return the events from `start` to `end`, one line per action."""
        return [Text(BULLET + paragraph) for paragraph in self.paragraphs(seat, start, end)]
