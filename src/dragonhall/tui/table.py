"""The table screen: board, question and choices. Players answer by mouse, keys or text."""

import asyncio
from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from dragonhall.core.errors import DragonhallError
from dragonhall.core.layout import SPECTATOR
from dragonhall.core.view import View
from dragonhall.terminal.session import QuitGameError
from dragonhall.terminal.turn import Turn
from dragonhall.tui.board_screen import BoardScreen, text_lines
from dragonhall.tui.bot_process import BotRunner
from dragonhall.tui.dialogs import CoverDialog
from dragonhall.tui.saved_games import Journal, is_sealed, legs_of
from dragonhall.tui.widgets import Board, Key, pointed_at

AT_ONCE = 9  # maximum number of choices for which a digit chooses at once
SHORT = 2  # maximum lines of output shown below the board; more open a dialog
HINT = "ismcts:iterations=1000"  # the bot that gives hints
WATCHED = 0.2  # seconds per action when only bots play
SECOND_LEG, REPLAY, LEAVE = "second-leg", "replay", "leave"


class TableScreen(BoardScreen):
    """A game, played from its current position to the end."""

    AUTO_FOCUS = "#choices"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help"),
        Binding("f3", "log"),
        Binding("f4", "why"),
        Binding("f5", "hint"),
        Binding("ctrl+z,f6", "undo"),
        Binding("escape", "back"),
        Binding("ctrl+up,shift+up", "scroll_board(-1)"),
        Binding("ctrl+down,shift+down", "scroll_board(1)"),
        Binding("f10", "leave"),
    ]

    def __init__(self, journal: Journal, codes: list[str], bot_runner: BotRunner, ascii_only: bool) -> None:
        super().__init__(journal.match, codes, ascii_only)
        self.journal = journal
        self.legs = legs_of(journal.file)
        self.bot_runner = bot_runner
        self.turn: Turn | None = None
        self.answered = asyncio.Event()
        self.hinting = False
        self.viewer = SPECTATOR
        self.logged = 0  # number of events in the log

    def compose_below(self) -> ComposeResult:
        yield Static(id="question", markup=False)
        yield OptionList(id="choices", markup=False, compact=True)
        yield Input(id="line", compact=True, select_on_focus=False)

    def start(self) -> None:
        self.run_worker(self.play_game(), name="game", exclusive=True)

    async def on_unmount(self) -> None:
        await self.bot_runner.stop()
        self.journal.close()

    # ---- the game ------------------------------------------------------------------------------

    async def play_game(self) -> None:
        """Main loop: get each decision from its bot or player until the game is over."""
        table = self.session
        try:
            while (decision := self.match.state.decision) is not None:
                standing = table.standing[decision.seat]
                if table.bots[decision.seat] is not None:
                    await self.let_bot_play(decision.seat)
                elif (answer := standing.answer(View(self.match.state, decision.seat))) is not None:
                    self.match.play(answer)
                else:
                    await self.let_person_play(Turn(table, decision))
                self.journal.keep()
            self.close_game()
        except DragonhallError as error:  # full disk or crashed bot; the file has the game so far
            self.say([Text(self.words.sentence(error), "bold red")])

    async def let_bot_play(self, seat: int) -> None:
        people, code = self.session.people, self.codes[seat]
        if not people:
            self.show_table(SPECTATOR)
        self.list_options([])
        self.show_question(self.words("app-thinking", seat=self.session.name(seat), bot=code))
        self.match.play(await self.bot_runner.choose(self.match, code))
        if not people:
            await asyncio.sleep(self.terminal_app.pace * WATCHED)

    async def let_person_play(self, turn: Turn) -> None:
        if turn.forced is not None and not turn.can_undo():
            self.match.play(turn.forced)
            return
        self.journal.keep(sync=True)
        await self.give_screen(turn.seat)
        self.session.news(turn.seat)
        self.ask(turn)
        self.say(self.sheet.take())
        self.answered.clear()
        await self.answered.wait()
        if self.turn is not None and self.turn.decided is not None:
            self.match.play(self.turn.decided)
        self.turn = None

    async def give_screen(self, seat: int) -> None:
        """With several people at one screen, hide the view of the previous player."""
        if len(self.session.people) > 1 and self.session.at_screen != seat:
            self.blank()
            await self.app.push_screen_wait(CoverDialog(self.words, self.session.name(seat)))
        self.session.at_screen = seat

    def close_game(self) -> None:
        """Show the result, the seed and what to do next; after the last leg, the result of the match."""
        table = self.session
        self.journal.keep(sync=True)
        table.sealed = is_sealed(self.journal.file)
        viewer = table.people[0] if len(table.people) == 1 else SPECTATOR
        self.show_table(viewer)
        table.news(viewer)
        self.say(self.sheet.take())
        table.saved = (str(self.journal.file), self.match.state.ply)
        table.closing()
        if self.legs is not None and not self.second_leg_due:
            self.legs.show_result(self.terminal_app.saved_games, self.words, self.sheet)
        self.list_ways()
        self.read(self.words("app-over"), self.sheet.take())

    @property
    def second_leg_due(self) -> bool:
        return self.legs is not None and self.legs.due is not None

    # ---- showing -------------------------------------------------------------------------------

    def blank(self) -> None:
        """Clear all panes, so that the next player sees nothing of the previous view."""
        self.turn, self.viewer, self.logged = None, SPECTATOR, 0
        self.query_one("#board", Board).show([])
        self.query_one("#log", RichLog).clear()
        self.query_one("#line", Input).value = ""
        self.list_options([])
        self.say([])
        self.show_question("")

    def show_table(self, seat: int) -> None:
        """Show the board from the view of this seat, the players and the log."""
        self.show_picture(self.match.state, seat)
        table = self.session
        leg = [self.words("app-leg", number=self.legs.number(self.journal.file))] if self.legs else []
        who = " · ".join(f"{table.name(k)}: {table.role(k)}" for k in range(len(self.codes)))
        self.show_title(*leg, who)
        log = self.query_one("#log", RichLog)
        if seat != self.viewer or self.logged > len(self.match.events):
            log.clear()
            self.logged = 0
        for line in table.log(seat, self.logged):
            log.write(line)
        self.viewer, self.logged = seat, len(self.match.events)

    def ask(self, turn: Turn) -> None:
        self.turn = turn
        self.show_table(turn.seat)
        self.list_choices(turn)
        self.query_one("#choices", OptionList).focus()

    def list_choices(self, turn: Turn) -> None:
        """Show the question and its choices."""
        choices = turn.choices()
        names = [turn.narrowing.name(choice) for choice in choices]
        width = max(len(name) for name in names)
        texts: list[Text] = []
        for choice, name in zip(choices, names, strict=True):
            text = Text().append(name.ljust(width), self.sheet.styles.get(turn.look_of(choice)))
            beside = " · ".join([*turn.remarks(choice), *turn.certain(choice)])
            texts.append(text.append(f"  {beside}" if beside else "", "dim"))
        self.list_options([(text, None) for text in texts])
        question = self.words(f"{self.match.game.name}-decision-{turn.kind}")
        prefix = () if turn.forced is not None else turn.narrowing.prefix
        chosen = self.match.game.phrase(self.session.words, prefix)
        under = f"{chosen} › {turn.prompt()}" if chosen else turn.prompt()
        self.show_question(f"{self.session.name(turn.seat)}: {question}", under.strip())

    def list_ways(self) -> None:
        """List what to do after a finished game."""
        self.show_question(self.words("app-over"))
        ways = [(self.words("app-replay-it"), REPLAY), (self.words("app-to-lobby"), LEAVE)]
        if self.second_leg_due:
            ways.insert(0, (self.words("app-second-leg"), SECOND_LEG))
        self.list_options(ways)

    def list_options(self, options: Sequence[tuple[str | Text, str | None]]) -> None:
        """Show a numbered list of options."""
        listed = self.query_one("#choices", OptionList)
        listed.clear_options()
        for number, (text, name) in enumerate(options, 1):
            listed.add_option(Option(Text().append(f"{number:3d}  ", "bold").append(text), id=name))
        listed.highlighted = 0 if options else None

    def show_question(self, text: str, under: str = "") -> None:
        shown = Text().append(text, "bold")
        if under:
            shown.append(f"\n{under}" if self.tall else f"  {under}", "dim")
        self.query_one("#question", Static).update(shown)

    # ---- answering -----------------------------------------------------------------------------

    def answer(self, line: str) -> None:
        """Process an answer or command, with the same syntax as `dragonhall play`."""
        turn, moves = self.turn, len(self.match.moves)
        if turn is None:
            return
        try:
            turn.answer(line)
        except QuitGameError:
            self.action_leave()
            return
        if len(self.match.moves) < moves:
            self.terminal_app.run_showing_errors(self.journal.keep)
        if turn.decided is not None or turn.over:
            self.sheet.take()
            self.answered.set()
            return
        self.list_choices(turn)
        lines = self.sheet.take()
        if len(lines) > SHORT:
            self.read(line, lines)
        elif lines:
            self.say(lines)

    @on(OptionList.OptionSelected, "#choices")
    def choose(self, event: OptionList.OptionSelected) -> None:
        if event.option_id == SECOND_LEG:
            self.terminal_app.resume(self.journal.file, instead=True)
        elif event.option_id == REPLAY:
            self.terminal_app.replay(self.journal.file, instead=True)
        elif event.option_id == LEAVE:
            self.action_leave()
        else:
            self.answer(str(event.option_index + 1))

    @on(Input.Submitted, "#line")
    def entered(self, event: Input.Submitted) -> None:
        line = event.value.strip()
        event.input.value = ""
        self.query_one("#choices", OptionList).focus()
        if line:
            self.answer(line)

    @on(Board.Pointed)
    def pointed(self, event: Board.Pointed) -> None:
        """Choose the clicked thing, if it is one of the choices."""
        if self.turn is None:
            return
        names: dict[str, int] = {}
        for number, choice in enumerate(self.turn.choices(), 1):
            for thing in choice.things[-1:]:
                names.setdefault(thing.name, number)
                names.setdefault(str(self.session.words.name(thing.kind, thing.name)), number)
        meant = pointed_at(event.line, event.column, names)
        if meant is not None:
            self.answer(str(meant))

    def on_key(self, event: events.Key) -> None:
        """Choose by digit; other characters start a line of text."""
        listed, character = self.query_one("#choices", OptionList), event.character
        if self.query_one("#line", Input).has_focus or not event.is_printable or character is None:
            return
        event.stop()
        digit = int(character) if character.isascii() and character.isdigit() else 0
        if 1 <= digit <= listed.option_count <= AT_ONCE:
            listed.highlighted = digit - 1
            listed.action_select()
        elif self.turn is not None:
            self.begin_line(character.strip())

    def begin_line(self, text: str) -> None:
        line = self.query_one("#line", Input)
        line.focus()
        line.value = text
        line.cursor_position = len(text)

    # ---- keys ----------------------------------------------------------------------------------

    def keys(self) -> list[Key]:
        words = self.words
        return [
            Key("F1", words("app-key-help"), "screen.help"),
            Key("F3", words("app-key-log"), "screen.log"),
            Key("F4", words("app-key-why"), "screen.why"),
            Key("F5", words("app-key-hint"), "screen.hint"),
            Key("^Z", words("app-key-undo"), "screen.undo"),
            Key("Esc", words("app-key-back"), "screen.back"),
            Key("F10", words("app-key-lobby"), "screen.leave"),
        ]

    def action_help(self) -> None:
        if self.turn is not None:
            self.turn.answer("?")
        lines = [*text_lines(self.words("app-help-table")), Text(), *self.sheet.take()]
        self.read(self.words("app-key-help"), lines)

    def action_log(self) -> None:
        self.read(self.words("app-key-log"), self.session.log(self.viewer), at_end=True)

    def action_why(self) -> None:
        """Start a `why` command in the input line."""
        if self.turn is not None:
            self.begin_line(f"{self.words('command-why')} ")

    def action_hint(self) -> None:
        """Ask a bot with the same view for a hint."""
        if self.turn is not None and not self.hinting:
            self.run_worker(self.hint(len(self.match.moves)), name="hint", group="hint")

    async def hint(self, ply: int) -> None:
        self.hinting = True
        self.say(text_lines(self.words("app-hinting")))
        try:
            action = await self.bot_runner.choose(self.match, HINT)
        except DragonhallError as error:
            self.terminal_app.show_error(error)
            return
        finally:
            self.hinting = False
        if self.turn is not None and len(self.match.moves) == ply:  # else the hint is too late
            path = self.match.game.action(action).path
            phrase = self.match.game.phrase(self.session.words, path)
            self.say(text_lines(self.words("app-hint", bot=HINT, action=phrase)))

    def action_undo(self) -> None:
        self.answer("undo")

    def action_back(self) -> None:
        line = self.query_one("#line", Input)
        if line.has_focus:
            line.value = ""
            self.query_one("#choices", OptionList).focus()
        else:
            self.answer("back")

    def action_leave(self) -> None:
        """Save the game and close the screen."""
        self.workers.cancel_node(self)
        self.terminal_app.run_showing_errors(lambda: self.journal.keep(sync=True))
        self.dismiss(None)

    # ---- language and size -----------------------------------------------------------------------

    def label(self) -> None:
        super().label()
        self.query_one("#line", Input).placeholder = self.words("app-line")

    def redraw(self) -> None:
        self.logged = len(self.match.events) + 1  # forces `show_table` to rewrite the log
        decision = self.match.state.decision
        if self.turn is not None and decision is not None:
            self.ask(Turn(self.session, decision))
        elif decision is None:
            self.show_table(self.viewer)
            self.list_ways()
