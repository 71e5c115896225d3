"""The lobby: start, continue or replay a game."""

from datetime import datetime
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Button, DataTable, Static

from dragonhall.core.records.record import Record
from dragonhall.core.text.messages import Words
from dragonhall.games import GAMES
from dragonhall.terminal.session import HUMAN
from dragonhall.tui.dialogs import ConfirmDialog, TextDialog
from dragonhall.tui.saved_games import SavedGame, legs_of
from dragonhall.tui.widgets import AppScreen, Key, KeyBar

BANNER = "◆━━━━━━━━━━  D R A G O N H A L L  ━━━━━━━━━━◆"
GAME, WHEN = 24, 10  # widths of these columns
GAPS = 10  # total width of the gaps around the columns
SHOWN_OPTIONS = ("matchup", "edition")  # options that are shown in the list of games


class LobbyScreen(AppScreen):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "new"),
        Binding("r", "replay"),
        Binding("d,delete", "drop"),
        Binding("f1,question_mark", "help"),
        Binding("f5", "refresh"),
        Binding("q,f10", "app.quit"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.games: list[SavedGame] = []

    def compose(self) -> ComposeResult:
        words = self.words
        yield Static(BANNER, id="banner", markup=False)
        yield Static(words("app-welcome"), id="welcome", markup=False)
        with Horizontal(id="tiles"):
            for name in GAMES:
                with Vertical(classes="tile"):
                    yield Button(str(words.name("game", name)), id=f"new-{name}", variant="primary")
                    yield Static(words(f"{name}-about"), classes="about", markup=False)
        yield Static(words("app-saved"), id="saved", markup=False)
        yield DataTable(id="games", cursor_type="row", zebra_stripes=True)
        yield Static(words("app-none-saved"), id="none", markup=False)
        yield KeyBar(self.keys)

    def on_mount(self) -> None:
        self.fill()
        self.focus_first()

    def on_screen_resume(self) -> None:
        if self.is_mounted and self.query("#games"):
            self.fill()
            self.focus_first()

    def focus_first(self) -> None:
        if self.games:
            self.query_one(DataTable).focus()
        else:
            self.query_one(f"#new-{next(iter(GAMES))}", Button).focus()

    def fill(self) -> None:
        """Fill the table of saved games, latest first."""
        words = self.words
        table = self.query_one(DataTable)
        row = table.cursor_row
        table.clear(columns=True)
        titles = ("app-column-game", "app-column-who", "app-column-standing", "app-column-when")
        for title, width in zip(titles, self.widths(), strict=True):
            table.add_column(words(title), width=width)
        self.games = self.terminal_app.saved_games.games()
        for saved in self.games:
            table.add_row(*cells(saved, words))
        table.display = bool(self.games)
        self.query_one("#none", Static).display = not self.games
        if self.games:
            table.move_cursor(row=min(row, len(self.games) - 1))

    def widths(self) -> tuple[int, int, int, int]:
        """Return the column widths. The columns for players and status share the remaining width."""
        rest = max(28, self.size.width - GAPS - GAME - WHEN)
        return GAME, rest // 2, rest - rest // 2, WHEN

    def on_resize(self) -> None:
        if self.query(DataTable):
            self.fill()

    def chosen(self) -> SavedGame | None:
        row = self.query_one(DataTable).cursor_row
        return self.games[row] if 0 <= row < len(self.games) else None

    @on(DataTable.RowSelected)
    def go_on(self) -> None:
        """Continue the selected game, or replay it if it is over."""
        saved = self.chosen()
        if saved is None:
            return
        if saved.error is not None:
            self.terminal_app.show_error(saved.error)
        elif saved.record is not None and saved.record.end is not None:
            self.terminal_app.replay(saved.file)
        else:
            self.terminal_app.resume(saved.file)

    @on(Button.Pressed)
    def pressed(self, event: Button.Pressed) -> None:
        self.terminal_app.set_up((event.button.id or "").removeprefix("new-"))

    def action_new(self) -> None:
        self.terminal_app.set_up(next(iter(GAMES)))

    def action_replay(self) -> None:
        saved = self.chosen()
        if saved is not None:
            self.terminal_app.replay(saved.file)

    def action_refresh(self) -> None:
        self.fill()

    def action_drop(self) -> None:
        saved = self.chosen()
        if saved is None:
            return

        legs = legs_of(saved.file)
        files = [saved.file] if legs is None else legs.files

        def drop() -> None:
            for file in files:
                self.terminal_app.saved_games.drop(file)

        def answered(sure: bool | None) -> None:
            if sure:
                self.terminal_app.run_showing_errors(drop)
                self.fill()
                self.focus_first()

        names = ", ".join(file.name for file in files)
        self.app.push_screen(ConfirmDialog(self.words("app-drop", file=names), self.words), answered)

    def action_help(self) -> None:
        lines = [
            Text(line)
            for line in self.words("app-help-lobby", folder=str(self.terminal_app.saved_games.folder)).split(
                "\n"
            )
        ]
        self.app.push_screen(TextDialog(self.words("app-key-help"), lines, self.words))

    def keys(self) -> list[Key]:
        words = self.words
        return [
            Key("N", words("app-key-new"), "screen.new"),
            Key("Enter", words("app-key-go-on"), "screen.go_on"),
            Key("R", words("app-key-replay"), "screen.replay"),
            Key("D", words("app-key-drop"), "screen.drop"),
            Key("F1", words("app-key-help"), "screen.help"),
            Key("F2", words("app-key-language"), "app.language"),
            Key("Q", words("app-key-quit"), "app.quit"),
        ]

    def action_go_on(self) -> None:
        self.go_on()

    def update_texts(self) -> None:
        self.run_worker(self.rebuild())

    async def rebuild(self) -> None:
        await self.recompose()
        if self.query(DataTable):  # empty if the app has been closed meanwhile
            self.on_mount()


def cells(saved: SavedGame, words: Words) -> list[Text]:
    """Return the row of a saved game: game, players, status and date."""
    when = Text(f"{datetime.fromtimestamp(saved.played):%Y-%m-%d}", "dim")
    if saved.record is None:
        reason = words.sentence(saved.error) if saved.error is not None else ""
        return [cut(saved.file.name, "dim"), Text(), cut(reason, "red"), when]
    header = saved.record.header
    name = Text(str(words.name("game", header.game)), "bold")
    for option in SHOWN_OPTIONS:
        if option in header.options:
            name.append(f" {header.options[option]}", "dim")
    legs = legs_of(saved.file)
    if legs is not None:
        name = Text(words("app-leg", number=legs.number(saved.file)), "dim").append(" ").append(name)
    who = ", ".join(words("terminal-person") if name == HUMAN else name for name in header.names)
    return [name, cut(who or str(header.players)), status_text(saved.record, words), when]


def cut(text: str, style: str = "") -> Text:
    """Return a text that is cut with an ellipsis if it does not fit."""
    return Text(text, style, no_wrap=True, overflow="ellipsis")


def status_text(record: Record, words: Words) -> Text:
    if record.end is None:
        return Text(words("app-actions", count=len(record.moves)))
    winners = ", ".join(str(words.name("seat", seat, record.header.game)) for seat in record.end.winners)
    return Text(words("app-won", seats=winners) if winners else words("app-drawn"), "green")
