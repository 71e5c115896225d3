"""The text drawing of games without one of their own: zones as rows of cards, cells as a table."""

from collections.abc import Mapping
from typing import Any

from dragonhall.core.action import Thing
from dragonhall.core.description import HIDDEN, without_mark
from dragonhall.core.game import Game, Picture
from dragonhall.core.render.canvas import Line, Span, wrapped
from dragonhall.core.render.drawing import TextDrawing

STYLES: Mapping[str, str] = {"title": "dim", "you": "bold"}
GAP = "  "


def style_of(thing: Thing) -> str:
    return ""


class TerminalDrawing(TextDrawing[Game, Picture, object]):
    def lines(self, legend: bool = True) -> list[Line]:
        """Draw common zones and numbers, the table of the seats, and the cards in front of them."""
        zones, runs = self.game.declaration.zone_kinds, self.game.layout.named_cells
        lines = [
            line for zone in zones if not zone.of_seats for line in self.row(zone.name, self.seen[zone.name])
        ]
        lines += [line for run in runs if run.each != "seat" for line in self.numbers(run.name, run.each)]
        lines += self.seats()
        for seat in self.game.seats:
            for zone in zones:
                cards = self.seen[zone.name][seat] if zone.of_seats else []
                if any(card != HIDDEN for card in cards):
                    lines += self.row(zone.name, cards, seat)
        return lines

    def title(self, kind: str, name: str) -> str:
        """The name of a zone or of a run of cells; its id if it has no message."""
        text = self.name(kind, name)
        return text[:1].upper() + text[1:]

    def row(self, zone: str, cards: list[str], seat: str = "") -> list[Line]:
        """Draw the cards of a zone; hidden ones are counted."""
        shown = [[Span(self.name("card", without_mark(card)))] for card in cards if card != HIDDEN]
        hidden = len(cards) - len(shown)
        counted = [[Span(f"{hidden} × ?")]] if hidden else []
        owner = f"{self.seat_title(seat)}, " if seat else ""
        title = Span(f"{owner}{self.title('zone', zone)}:", "you" if seat == self.viewer != "" else "title")
        return wrapped([[title], *shown, *counted, *([] if cards else [[Span("-")]])], self.width)

    def numbers(self, run: str, each: str) -> list[Line]:
        """Draw a number, or the numbers of a run by name."""
        values: Any = self.seen[run]
        named = values.items() if each else [("", values)]
        pieces: list[Line] = [[Span(f"{self.name(each, key)} {value}".strip())] for key, value in named]
        return wrapped([[Span(f"{self.title('cells', run)}:", "title")], *pieces], self.width)

    def seats(self) -> list[Line]:
        """Draw a table with a row for each seat: its numbers and the sizes of its zones."""
        runs = [run.name for run in self.game.layout.named_cells if run.each == "seat"]
        zones = [zone.name for zone in self.game.declaration.zone_kinds if zone.of_seats]
        titles = ["", *(self.title("cells", run) for run in runs), *(self.title("zone", z) for z in zones)]
        table = [titles]
        for seat in self.game.seats:
            numbers = [str(self.seen[run][seat]) for run in runs]
            sizes = [str(len(self.seen[zone][seat])) for zone in zones]
            table.append([self.seat_title(seat), *numbers, *sizes])
        widths = [max(len(row[column]) for row in table) for column in range(len(titles))]
        return [[Span(aligned(row, widths), "title" if row is titles else "")] for row in table]


def aligned(row: list[str], widths: list[int]) -> str:
    """Join the cells of a row: the first one to the left, numbers to the right."""
    first, *others = (
        text.rjust(width) if k else text.ljust(width)
        for k, (text, width) in enumerate(zip(row, widths, strict=True))
    )
    return GAP.join([first, *others]).rstrip()
