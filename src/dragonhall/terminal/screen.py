"""What is written to the terminal and read from it."""

import sys
from collections.abc import Iterable, Mapping

from rich.console import Console
from rich.text import Text
from rich.theme import Theme

from dragonhall.core.render.canvas import Line, Span, width_of
from dragonhall.terminal.plain_text import shows, soften_streams

SMALL = 30  # lines
DRAWING = "─│→←↑≤★▲"
STYLES = {
    "number": "bold",
    "news": "",
    "heading": "bold",
    "error": "bold red",
    "faint": "dim",
    "warning": "bold yellow",
}


class EndOfInputError(Exception):
    """There is nobody to answer any more."""


class Screen:
    """A terminal, or a pipe that stands for one. Colours only underline what the characters say."""

    def __init__(self, styles: Mapping[str, str], color: bool = True) -> None:
        soften_streams()
        # Rich itself leaves colours out for a pipe and for NO_COLOR.
        self.console = Console(
            theme=Theme({**STYLES, **styles}),
            no_color=None if color else True,
            highlight=False,
            markup=False,
            emoji=False,
        )
        self.ascii_only = not shows(DRAWING)
        self.interactive = sys.stdin.isatty()
        if self.interactive:
            load_line_editing()

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def small(self) -> bool:
        """Too low for a table, a list and the news at once?"""
        return self.console.is_terminal and self.console.height < SMALL

    def draw(self, lines: Iterable[Line]) -> None:
        for line in lines:
            self.put(styled(line))

    def say(self, text: str = "", style: str = "", indent: int = 0, bullet: str = "") -> None:
        """A sentence; what does not fit goes on below, under its beginning."""
        self.item([Span(" " * indent + bullet)], text, style)

    def item(self, head: Line, text: str, style: str = "") -> None:
        """A text that begins beside a head, and goes on below itself."""
        indent = width_of(head)
        lines = Text(text, style).wrap(self.console, max(20, self.width - indent)) or [Text()]
        for number, line in enumerate(lines):
            self.put(styled(head) + line if number == 0 else Text(" " * indent) + line)

    def put(self, text: Text) -> None:
        text.rstrip()
        self.console.print(text, no_wrap=True, overflow="ignore", crop=False)

    def warn(self, text: str) -> None:
        """Loudly, and not into what the game itself writes."""
        Console(stderr=True, no_color=self.console.no_color, highlight=False).print(
            f"!! {text}", style="bold yellow"
        )

    def ask(self, prompt: str) -> str:
        try:
            answer = input(prompt)
        except EOFError:
            self.say()
            raise EndOfInputError from None
        if not self.interactive:
            self.say(answer)  # so that a script's transcript reads like a session
        return answer.strip()

    def cover(self) -> None:
        """Leave nothing readable for the next person, neither above nor in the history of the prompt."""
        forget_answers()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J\x1b[2J\x1b[H")
            self.console.file.flush()


def styled(line: Line) -> Text:
    text = Text()
    for span in line:
        text.append(span.text, span.style or None)
    return text


def load_line_editing() -> None:
    """Arrow keys and history in the prompt, where the system has them."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return


def forget_answers() -> None:
    """Empty the history of the prompt: it names cards of the person who typed it."""
    readline = sys.modules.get("readline")
    if readline is not None:
        readline.clear_history()
