"""The app: theme, language, and navigation between screens."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import ClassVar

from rich.terminal_theme import TerminalTheme
from textual.app import App
from textual.binding import Binding, BindingType
from textual.theme import Theme

from dragonhall.core.errors import DragonhallError
from dragonhall.core.records.match import Match
from dragonhall.core.text.messages import LANGUAGES, Words
from dragonhall.files import PackFile
from dragonhall.terminal.screen import DRAWING, can_print
from dragonhall.terminal.session import HUMAN
from dragonhall.tui.bot_process import BotRunner, ProcessBotRunner
from dragonhall.tui.lobby import LobbyScreen
from dragonhall.tui.replay import ReplayScreen
from dragonhall.tui.saved_games import Journal, SavedGames, is_sealed, legs_of
from dragonhall.tui.setup import SetupScreen
from dragonhall.tui.table import TableScreen
from dragonhall.tui.widgets import AppScreen

CANDLE = Theme(
    name="candle",
    primary="#D9A441",
    secondary="#B3562F",
    accent="#F0C46A",
    foreground="#EFE6D2",
    background="#14100B",
    surface="#1D1710",
    panel="#2A2117",
    success="#7FB069",
    warning="#E8C33A",
    error="#E0574A",
    dark=True,
)
# The boards use ANSI colour names. This maps them to colours that fit the theme.
ANSI = TerminalTheme(
    (20, 16, 11),
    (239, 230, 210),
    [
        (62, 52, 38),
        (214, 88, 70),
        (127, 176, 105),
        (217, 164, 65),
        (104, 158, 224),
        (190, 132, 208),
        (104, 190, 184),
        (222, 210, 186),
    ],
    [
        (120, 104, 80),
        (238, 112, 92),
        (150, 200, 124),
        (240, 196, 106),
        (134, 182, 240),
        (208, 156, 224),
        (132, 212, 206),
        (250, 244, 228),
    ],
)


class TerminalApp(App[None]):
    """The app, with its folder of saved games."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "language", priority=True),
        Binding("ctrl+q", "quit", priority=True),
    ]

    def __init__(
        self,
        folder: Path,
        words: Words,
        bot_runner: Callable[[], BotRunner] = ProcessBotRunner,
        pace: float = 1.0,
        boxes: Sequence[PackFile] = (),
    ) -> None:
        super().__init__()
        self.saved_games = SavedGames(folder, boxes)
        self.words = words
        self.bot_runner = bot_runner
        self.ascii_only = not can_print(DRAWING)  # check now: Textual replaces stdout when it runs
        self.pace = pace  # factor for the delay between moves when only bots play
        self.opening: Callable[[], None] | None = None

    def on_mount(self) -> None:
        self.title = "Dragonhall"
        self.register_theme(CANDLE)
        self.theme = CANDLE.name
        self.ansi_theme_dark = ANSI
        self.push_screen(LobbyScreen())
        if self.opening is not None:
            self.opening()

    # ---- navigation --------------------------------------------------------------------------------

    def set_up(self, game: str) -> None:
        self.push_screen(SetupScreen(game))

    def open_table(self, journal: Journal, codes: list[str], instead: bool = False) -> None:
        """Open a game; with `instead`, replace the current screen."""
        self.show(TableScreen(journal, codes, self.bot_runner(), self.ascii_only), instead)

    def resume(self, file: Path, instead: bool = False) -> None:
        """Continue a game; of a two-leg match, the leg that is not finished."""

        def go() -> None:
            legs = legs_of(file)
            journal = self.saved_games.resume((legs.due if legs is not None else None) or file)
            self.open_table(journal, codes_of(journal.match), instead)

        self.run_showing_errors(go)

    def replay(self, file: Path, instead: bool = False) -> None:
        def go() -> None:
            match = self.saved_games.match(file)
            sealed = not match.state.over or is_sealed(file)
            self.show(ReplayScreen(file, match, codes_of(match), self.ascii_only, sealed), instead)

        self.run_showing_errors(go)

    def show(self, screen: AppScreen, instead: bool) -> None:
        if instead:
            self.switch_screen(screen)
        else:
            self.push_screen(screen)

    def run_showing_errors(self, act: Callable[[], None]) -> None:
        """Call `act`; show a DragonhallError as a notification."""
        try:
            act()
        except DragonhallError as error:
            self.show_error(error)

    def show_error(self, error: DragonhallError) -> None:
        self.notify(self.words.sentence(error), severity="error", markup=False, timeout=8)

    # ---- language ----------------------------------------------------------------------------------

    def action_language(self) -> None:
        """Switch all screens to the next language."""
        following = LANGUAGES[(LANGUAGES.index(self.words.language) + 1) % len(LANGUAGES)]
        self.words = Words(following)
        for screen in self.screen_stack:
            if isinstance(screen, AppScreen):
                screen.update_texts()


def codes_of(match: Match) -> list[str]:
    """Return the player of each seat from the header; defaults if it does not list all seats."""
    names, players = match.header.names, match.game.players
    return list(names) if len(names) == players else [HUMAN, *["greedy"] * (players - 1)]
