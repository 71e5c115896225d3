"""One decision of a person: the board, the question, the answer."""

from typing import TYPE_CHECKING

from dragonhall.core.action import Action, Decision
from dragonhall.core.errors import ActionSyntaxError, DragonhallError
from dragonhall.core.records.match import refuse_unsafe_undo
from dragonhall.core.records.standing_answers import ATTACKED, TURN
from dragonhall.core.render.canvas import Span, wrapped
from dragonhall.core.text.narration import foresee, foreseen_texts
from dragonhall.core.view import View
from dragonhall.games.terminal_renderers import terminal_drawing, terminal_renderer_of
from dragonhall.terminal.commands import COMMANDS, read_command
from dragonhall.terminal.narrowing import Choice, Narrowing, actions_meant

if TYPE_CHECKING:
    from dragonhall.terminal.session import TerminalSession

MOST_FORESEEN = 40  # consequences are not computed for a choice of more actions than this

BEGUN = {TURN: "terminal-standing-turn", ATTACKED: "terminal-standing-attacked"}
STANDING = {TURN: "terminal-standing-short-turn", ATTACKED: "terminal-standing-short-attacked"}


class Turn:
    """A question to one seat. Everything shown comes from the view of that seat."""

    def __init__(self, table: "TerminalSession", decision: Decision) -> None:
        self.table = table
        self.seat = decision.seat
        self.kind = decision.kind
        self.words = table.words
        self.screen = table.screen
        self.match = table.match
        self.game = table.match.game
        self.view = View(table.match.state, decision.seat)
        self.masked = table.match.state.masked(decision.seat)
        self.narrowing = Narrowing(self.view.legal, table.words)
        self.forced = self.narrowing.chosen  # the only legal action, if there is just one
        self.decided: Action | None = None
        self.listed = False  # whether the list of choices is still on the screen
        self.over = False
        self.consequences: dict[int, list[str]] = {}

    def take(self) -> None:
        """Ask until there is an answer. A forced action is asked for only if undo is possible."""
        if self.forced is not None and not self.can_undo():
            self.decided = self.forced
        else:
            self.look()
        while self.decided is None and not self.over:
            if not self.listed:
                self.show_choices()
            self.listed = True
            self.answer(self.screen.ask(self.prompt()))
        if self.decided is not None:
            self.match.play(self.decided)

    def look(self, legend: bool = False) -> None:
        question = self.words(f"{self.game.name}-decision-{self.kind}")
        self.table.board(self.seat, legend)
        self.table.news(self.seat)
        if not self.screen.small:
            self.screen.say(f"{self.table.name(self.seat)}: {question}", "heading")
        self.listed = False

    def look_at(self, text: str) -> None:
        """Draw the part of one player, if the game supports it; otherwise the whole table."""
        seats = {self.table.name(k).casefold(): seat for k, seat in enumerate(self.game.seats)}
        of = seats.get(text.casefold(), text.casefold())
        lines = terminal_drawing(self.view, self.words, self.screen.width, self.screen.ascii_only).close_up(
            of
        )
        if lines is None:
            self.look(legend=True)
            return
        self.screen.draw(lines)
        self.listed = False

    # ---- standing answers ----------------------------------------------------------------------

    def set_standing_answer(self, until: str) -> None:
        """Set a standing answer to pass, and pass now if this decision allows it."""
        standing = self.table.standing[self.seat]
        standing.begin(until, self.view)
        self.screen.say(self.words(BEGUN[until]))
        if self.kind in self.game.passes:
            self.decided = self.game.action(self.game.passes[self.kind])

    def standing_note(self) -> str:
        """Return a note on the active standing answer of the seat, for its own prompt."""
        standing = self.table.standing[self.seat]
        standing.check(self.view)
        return f"[{self.words(STANDING[standing.until])}] " if standing.until else ""

    # ---- the question --------------------------------------------------------------------------

    def choices(self) -> list[Choice]:
        if self.forced is not None:
            return [Choice(self.forced.path[-1:], (self.forced,))]
        return self.narrowing.choices()

    def show_choices(self) -> None:
        choices = self.choices()
        names = [self.narrowing.name(choice) for choice in choices]
        width = max(len(name) for name in names)
        heads = [
            [Span(f"{number:3d}  ", "number"), Span(name.ljust(width), self.look_of(choice))]
            for number, (choice, name) in enumerate(zip(choices, names, strict=True), 1)
        ]
        if self.say_all(choices):
            self.screen.draw(wrapped(heads, self.screen.width))
            return
        for choice, head in zip(choices, heads, strict=True):
            self.screen.item([*head, Span("  ")], " · ".join([*self.remarks(choice), *self.certain(choice)]))

    def remarks(self, choice: Choice) -> list[str]:
        """Return the remark of the game on the last thing of a choice, if any."""
        end = len(self.narrowing.prefix) + len(choice.things)
        remark = self.game.remark(self.masked, self.words, choice.actions[0].path[:end])
        return [remark] if remark else []

    def look_of(self, choice: Choice) -> str:
        return terminal_renderer_of(self.game).style_of(choice.things[-1]) if choice.things else ""

    def say_all(self, choices: list[Choice]) -> bool:
        """Return whether the names of the choices need no remarks or consequences."""
        kinds = {choice.things[-1].kind for choice in choices if choice.things}
        return kinds <= set(self.game.plain_kinds)

    def prompt(self) -> str:
        thing = self.choices()[0].thing
        kind = thing.kind if thing is not None else self.narrowing.prefix[-1].kind
        return f"{self.standing_note()}{self.words(f'{self.game.name}-ask-{kind}')} "

    def certain(self, choice: Choice) -> list[str]:
        """Return the consequences that all actions of a choice have in common."""
        if len(choice.actions) > MOST_FORESEEN:
            return []
        first, *others = [self.consequence(action) for action in choice.actions]
        return [event for event in first if all(event in other for other in others)]

    def consequence(self, action: Action) -> list[str]:
        if int(action) not in self.consequences:
            self.consequences[int(action)] = foreseen_texts(
                self.view, foresee(self.view, action).events, self.words
            )
        return self.consequences[int(action)]

    # ---- the answer ----------------------------------------------------------------------------

    def answer(self, line: str) -> None:
        try:
            command = read_command(line, self.words)
            if command is None:
                self.choose(line)
            else:
                name, rest = command
                COMMANDS[name](self, rest)
        except DragonhallError as error:
            self.screen.say(self.words.sentence(error), "error")

    def choose(self, text: str) -> None:
        """Choose by number, by name, or by a longer part of the action."""
        numbered = self.narrowing.numbered(text)
        paths = self.narrowing.fitting(text)
        if self.forced is not None and (
            text == "1" or paths or text == self.narrowing.name(self.choices()[0])
        ):
            self.decided = self.forced
        elif numbered is not None:
            self.narrowing.take(numbered)
        elif len(paths) == 1:
            self.narrowing.jump(paths[0])
        else:
            self.explain(text, with_rule=False)
            return
        self.decided = self.narrowing.chosen
        self.listed = False

    def explain(self, text: str, with_rule: bool) -> None:
        """Explain why the action that the text names is illegal. Of several actions, explain the first."""
        meant = actions_meant(self.game, text, self.words)
        if not meant:
            raise ActionSyntaxError(game=str(self.words.name("game", self.game.name)), text=text)
        refusals = [self.game.why_not(self.masked, int(action)) for action in meant]
        if None in refusals:
            pairs = zip(meant, refusals, strict=True)
            allowed = [
                self.game.phrase(self.words, action.path) for action, refusal in pairs if refusal is None
            ]
            self.screen.say(self.words("terminal-allowed", actions=", ".join(allowed)))
            return
        refusal = refusals[0]
        assert refusal is not None
        self.screen.say(f"{self.words.sentence(refusal)} [{refusal.rule}]", "error")
        if with_rule:
            from dragonhall.games.rulebooks import rules_of

            rule = rules_of(self.game.name, self.words.language).get(refusal.rule)
            if rule is None:  # the game has no rules file yet
                return
            self.screen.say(self.words("terminal-rule", rule=refusal.rule, text=rule.plain), indent=2)

    def can_undo(self) -> bool:
        """Return whether this seat can take back the last action."""
        moves = self.match.moves
        if not moves or moves[-1].seat != self.game.seats[self.seat]:
            return False
        try:
            refuse_unsafe_undo(self.match.at(len(moves) - 1), self.match.state)
        except DragonhallError:
            return False
        return True

    def example(self) -> str:
        """Return a legal action as the player can type it."""
        return self.game.phrase(self.words, self.narrowing.actions[0].path)
