"""The setup screen of a new game: game, number of players, options and seats."""

from pathlib import Path
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Button, Collapsible, Input, Label, Select, Static

from dragonhall.core.errors import DragonhallError, OptionError
from dragonhall.core.game import Game, Option
from dragonhall.core.records.match import Match
from dragonhall.core.records.match_legs import LEGS
from dragonhall.core.records.record import seed_bytes
from dragonhall.core.text.messages import Words
from dragonhall.games import GAMES, configure, game_class
from dragonhall.terminal.session import HUMAN, bot_of_seat
from dragonhall.tui.saved_games import begin_legs
from dragonhall.tui.widgets import AppScreen, Key, KeyBar

# Bots in the list, weakest first; any other bot can be entered by its code.
LEVELS = ("random", "greedy", "ismcts:iterations=200", "ismcts:iterations=1000", "ismcts:iterations=5000")
OTHER = "other"
SINGLE, TWO_LEG = "single", "two-leg"
EXAMPLE = "ismcts:iterations=400,seed=3"
FIRST = ("matchup", "edition")  # options that are listed before the others


class SetupScreen(AppScreen):
    AUTO_FOCUS = "#game"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,f10", "leave"),
        Binding("f9,ctrl+s", "begin"),
    ]

    def __init__(self, game: str) -> None:
        super().__init__()
        self.game = game
        self.players = game_class(game).min_players
        self.options: dict[str, str] = {}
        self.codes = [HUMAN, *["greedy"] * (game_class(game).max_players - 1)]
        self.seed = ""
        self.match = SINGLE

    # ---- the form ------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        words = self.words
        yield Static(words("app-new-title"), id="title", markup=False)
        yield Static(self.about(), id="about", markup=False)
        with VerticalScroll(id="form", can_focus=False):
            games = [(str(words.name("game", name)), name) for name in GAMES]
            yield from self.row(words("app-label-game"), chooser("game", games, self.game))
            counts = self.counts()
            if len(counts) > 1:
                numbers = [(str(count), str(count)) for count in counts]
                yield from self.row(
                    words("app-label-players"), chooser("players", numbers, str(self.players))
                )
            kind = game_class(self.game)
            known = kind.options_known
            for option in known:
                if option.name in FIRST:
                    yield from self.row("", self.choice_of(option))
            if kind.legs == LEGS:
                ways = [(words("app-legs", match=name), name) for name in (SINGLE, TWO_LEG)]
                yield from self.row("", chooser("match", ways, self.match))
            yield Static(words("app-label-seats"), classes="heading", markup=False)
            for seat, name in enumerate(self.table().seats):
                yield from self.seat(seat, str(words.name("seat", name, self.game)))
            with Collapsible(title=words("app-label-more"), id="more"):
                for option in known:
                    if option.name not in FIRST:
                        yield from self.row("", self.choice_of(option))
                seed = Input(self.seed, placeholder=words("app-seed-secret"), id="seed", compact=True)
                yield from self.row(words("app-label-seed"), seed)
        yield Static(id="problem", markup=False)
        with Horizontal(classes="buttons"):
            yield Button(words("app-begin"), variant="success", id="begin", compact=not self.tall)
            yield Button(words("app-cancel"), id="cancel", compact=not self.tall)
        yield KeyBar(self.keys)

    def about(self) -> str:
        """Return the description of the game, or the name of the custom pack."""
        box = self.terminal_app.saved_games.boxes.get(self.game)
        if box is None:
            return self.words(f"{self.game}-about")
        return self.words("app-own-pack", file=Path(box.pack.origin).name)

    def row(self, label: str, widget: Select[str] | Input) -> ComposeResult:
        with Horizontal(classes="row"):
            yield Label(label, classes="label", markup=False)
            yield widget

    def choice_of(self, option: Option) -> Select[str]:
        """Return a list of the values of an option, each shown as a sentence."""
        value = self.options.get(option.name, option.default)
        said = [
            (option_said(self.words, self.game, option.name, choice), choice) for choice in option.choices
        ]
        return Select(said, value=value, allow_blank=False, id=f"option-{option.name}", compact=True)

    def seat(self, seat: int, name: str) -> ComposeResult:
        words, code = self.words, self.codes[seat]
        who = [(words("terminal-person"), HUMAN)]
        who += [(words("app-bot", code=level), level) for level in LEVELS]
        who.append((words("app-bot-other"), OTHER))
        listed = code == HUMAN or code in LEVELS
        with Horizontal(classes="row"):
            yield Label(name, classes="label", markup=False)
            yield chooser(f"seat-{seat}", who, code if listed else OTHER)
            own = Input("" if listed else code, placeholder=EXAMPLE, id=f"code-{seat}", compact=True)
            own.display = not listed
            yield own

    def counts(self) -> list[int]:
        """Return the possible numbers of players."""
        found: list[int] = []
        kind = game_class(self.game)
        for count in range(kind.min_players, kind.max_players + 1):
            try:
                configure(self.game, count)
            except OptionError:
                continue
            found.append(count)
        return found

    def table(self) -> Game:
        box = self.terminal_app.saved_games.boxes.get(self.game)
        return configure(self.game, self.players, self.options, None if box is None else box.pack)

    # ---- changes -------------------------------------------------------------------------------

    @on(Select.Changed)
    def changed(self, event: Select.Changed) -> None:
        """Store a changed value; rebuild the form if the seats change."""
        name, value = event.select.id or "", event.value
        if name == "game" and value != self.game:
            self.game, self.options, self.match = str(value), {}, SINGLE
            self.players = game_class(self.game).min_players
            self.codes = [HUMAN, *["greedy"] * (game_class(self.game).max_players - 1)]
            self.remake("game")
        elif name == "players" and value != str(self.players):
            self.players = int(str(value))
            self.remake("players")
        elif name == "match":
            self.match = str(value)
        elif name.startswith("option-"):
            option, before = name.removeprefix("option-"), self.table().seats
            self.options[option] = str(value)
            if self.seats_or_none() not in (None, before):
                self.remake(name)
        elif name.startswith("seat-"):
            seat = int(name.removeprefix("seat-"))
            self.query_one(f"#code-{seat}", Input).display = value == OTHER
            self.codes[seat] = "" if value == OTHER else str(value)
        self.query_one("#problem", Static).update("")

    def seats_or_none(self) -> tuple[str, ...] | None:
        try:
            return self.table().seats
        except DragonhallError:
            return None

    @on(Input.Changed)
    def typed(self, event: Input.Changed) -> None:
        name = event.input.id or ""
        if name == "seed":
            self.seed = event.value
        elif event.input.display:
            self.codes[int(name.removeprefix("code-"))] = event.value.strip()

    def remake(self, focus: str) -> None:
        self.run_worker(self.rebuild(focus), exclusive=True)

    async def rebuild(self, focus: str) -> None:
        await self.recompose()
        for widget in self.query(f"#{focus}"):  # empty if the screen has been closed meanwhile
            widget.focus()

    # ---- starting or leaving -------------------------------------------------------------------

    @on(Button.Pressed)
    def pressed(self, event: Button.Pressed) -> None:
        if event.button.id == "begin":
            self.action_begin()
        else:
            self.action_leave()

    def action_begin(self) -> None:
        """Start the game, or show what is wrong with the settings."""
        codes = self.codes[: self.players]
        try:
            for code in codes:
                bot_of_seat(code)
            seed = seed_bytes(read_seed(self.seed))
            if self.match == TWO_LEG:
                journal = begin_legs(self.terminal_app.saved_games, self.table(), seed, codes)
            else:
                journal = self.terminal_app.saved_games.begin(Match(self.table(), seed, names=codes))
        except DragonhallError as error:
            self.query_one("#problem", Static).update(self.words.sentence(error))
            return
        self.terminal_app.open_table(journal, codes, instead=True)

    def action_leave(self) -> None:
        self.dismiss(None)

    def keys(self) -> list[Key]:
        words = self.words
        return [
            Key("F9", words("app-begin"), "screen.begin"),
            Key("Tab", words("app-key-next"), "app.focus_next"),
            Key("F2", words("app-key-language"), "app.language"),
            Key("Esc", words("app-cancel"), "screen.leave"),
        ]

    def update_texts(self) -> None:
        self.remake("game")


def chooser(id: str, choices: list[tuple[str, str]], value: str) -> Select[str]:
    return Select(choices, value=value, allow_blank=False, id=id, compact=True)


def option_said(words: Words, game: str, name: str, value: str) -> str:
    return words(f"{game}-option-{name}", value=int(value) if value.isdigit() else value)


def read_seed(text: str) -> int | str | None:
    """Parse a seed: an integer, 64 hexadecimal digits, or None for a random seed."""
    plain = text.strip()
    return int(plain) if plain.isascii() and plain.isdigit() and len(plain) < 64 else plain or None
