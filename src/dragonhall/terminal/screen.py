"""Input and output of the terminal."""

import codecs
import sys
import unicodedata
from collections.abc import Iterable, Mapping

from rich.console import Console
from rich.text import Text
from rich.theme import Theme

from dragonhall.core.render.canvas import Line, Span, width_of

SMALL = 30  # terminals with fewer lines are small
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
    """Standard input has ended."""


class Screen:
    """A terminal or a pipe. No information is in colours only."""

    def __init__(self, styles: Mapping[str, str], color: bool = True) -> None:
        replace_unprintable()
        # Rich disables colours for a pipe and for NO_COLOR.
        self.console = Console(
            theme=Theme({**STYLES, **styles}),
            no_color=None if color else True,
            highlight=False,
            markup=False,
            emoji=False,
        )
        self.ascii_only = not can_print(DRAWING)
        self.interactive = sys.stdin.isatty()
        if self.interactive:
            load_line_editing()

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def small(self) -> bool:
        """Whether the terminal is too low for the table, the list of choices and the events at once."""
        return self.console.is_terminal and self.console.height < SMALL

    def draw(self, lines: Iterable[Line]) -> None:
        for line in lines:
            self.put(styled(line))

    def say(self, text: str = "", style: str = "", indent: int = 0, bullet: str = "") -> None:
        """Print a text, wrapped and indented under its start."""
        self.item([Span(" " * indent + bullet)], text, style)

    def item(self, head: Line, text: str, style: str = "") -> None:
        """Print a text to the right of `head`, wrapped in its own column."""
        indent = width_of(head)
        lines = Text(text, style).wrap(self.console, max(20, self.width - indent)) or [Text()]
        for number, line in enumerate(lines):
            self.put(styled(head) + line if number == 0 else Text(" " * indent) + line)

    def put(self, text: Text) -> None:
        text.rstrip()
        self.console.print(text, no_wrap=True, overflow="ignore", crop=False)

    def warn(self, text: str) -> None:
        """Print a warning to stderr, to keep it out of the output of the game."""
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
            self.say(answer)  # echo, so that the output of a script reads like a session
        return answer.strip()

    def cover(self) -> None:
        """Clear the screen, its scrollback and the input history before the next player looks."""
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
    """Enable line editing and history in the prompt, if `readline` is available."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return


def forget_answers() -> None:
    """Clear the input history: it can name hidden cards of the previous player."""
    readline = sys.modules.get("readline")
    if readline is not None:
        readline.clear_history()


HANDLER = "dragonhall-plain"
NEAREST = {
    "ł": "l",
    "Ł": "L",
    "→": "->",
    "…": "...",
    "·": "-",
    "≤": "<=",
    "★": "*",
    "▲": "^",
    "–": "-",
    "’": "'",
    "“": '"',
    "”": '"',
    "„": '"',
    "«": '"',
    "»": '"',
}


def nearest(text: str) -> str:
    """Return the nearest ASCII text.

    >>> nearest("żółty → «è»")
    'zolty -> "e"'
    """
    found = "".join(NEAREST.get(character, character) for character in text)
    return unicodedata.normalize("NFKD", found).encode("ascii", "ignore").decode()


def replace(error: UnicodeError) -> tuple[str | bytes, int]:
    assert isinstance(error, UnicodeEncodeError)
    return nearest(error.object[error.start : error.end]), error.end


def replace_unprintable() -> None:
    """Make stdout and stderr replace characters that their encoding lacks by the nearest ASCII."""
    codecs.register_error(HANDLER, replace)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=HANDLER)


def can_print(characters: str) -> bool:
    """Return whether stdout can encode these characters."""
    try:
        characters.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True
