"""The commands that a player can type instead of a choice, in English or in the language of the session."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from dragonhall.core.records.standing_answers import ATTACKED, TURN
from dragonhall.core.render.canvas import Span
from dragonhall.core.text.messages import Words

if TYPE_CHECKING:
    from dragonhall.terminal.turn import Turn


def read_command(line: str, words: Words) -> tuple[str, str] | None:
    """Return the command at the start of a line and the rest of the line; None if the line is a choice."""
    if not line:
        return "back", ""
    if words.game is not None and words.game.passes:
        for name in STANDING:
            if line.casefold() in (name.replace("-", " "), words(f"command-{name}")):
                return name, ""
    first, _, rest = line.partition(" ")
    if first.startswith("?"):
        return "help", (first[1:] + " " + rest).strip()
    mark = "!" if first.endswith("!") else ""
    word = first.removesuffix("!").casefold()
    for name in COMMANDS:
        if word in (name, words(f"command-{name}")):
            return name, (mark + rest.strip())
    return None


def back(turn: "Turn", rest: str) -> None:
    turn.narrowing.back()
    turn.listed = False


def view(turn: "Turn", rest: str) -> None:
    """Show the table, or the part of one player."""
    if rest:
        turn.look_at(rest)
    else:
        turn.look(legend=True)


def log(turn: "Turn", rest: str) -> None:
    turn.table.show_log(turn.seat, 0)
    turn.listed = False


def leave(turn: "Turn", rest: str) -> None:
    from dragonhall.terminal.session import QuitGameError

    raise QuitGameError


def undo(turn: "Turn", rest: str) -> None:
    turn.table.undo(turn.seat)
    turn.screen.say(turn.words("terminal-undone"))
    turn.over = True  # the earlier decision is asked again in a new turn


def save(turn: "Turn", rest: str) -> None:
    turn.table.save_as(rest)


def why(turn: "Turn", rest: str) -> None:
    if not rest:
        turn.screen.say(turn.words("terminal-why-what", action=turn.example()))
        return
    turn.explain(rest, with_rule=True)


def explain(turn: "Turn", rest: str) -> None:
    """Explain the decision, the symbols and the commands; with an argument, one thing such as a card."""
    turn.listed = False
    words, say = turn.words, turn.screen.say
    if rest:
        for line in turn.game.about(words, rest) or [words("terminal-help-unknown", text=rest)]:
            say(line)
        return
    say(words(f"{turn.game.name}-decision-{turn.kind}"), "heading")
    say(words(f"{turn.game.name}-help-{turn.kind}"))
    say(words(f"{turn.game.name}-help-table"))
    say(words("terminal-help-choose", action=turn.example()))
    known = [name for name in COMMANDS if turn.game.passes or name not in STANDING]
    names = [words(f"command-{name}") for name in known]
    width = max(len(name) for name in names)
    for name, own in zip(known, names, strict=True):
        turn.screen.item([Span(f"  {own.ljust(width)}  ")], words(f"terminal-help-{name}"))


def hint(turn: "Turn", rest: str) -> None:
    """Show how a bot with the same view evaluates the position, and what it would play."""
    from dragonhall.bots.explanations import explain, in_words

    turn.screen.say(turn.words("terminal-thinking"), "faint")
    for line in in_words(explain(turn.view), turn.view, turn.words):
        turn.screen.say(line)
    turn.listed = False


def pass_turn(turn: "Turn", rest: str) -> None:
    turn.set_standing_answer(TURN)


def pass_until_attacked(turn: "Turn", rest: str) -> None:
    turn.set_standing_answer(ATTACKED)


def ask_again(turn: "Turn", rest: str) -> None:
    turn.table.standing[turn.seat].end()


STANDING = ("pass-turn", "pass-until-attacked", "ask-me-again")  # more than one word each

COMMANDS: dict[str, Callable[["Turn", str], None]] = {
    "help": explain,
    "why": why,
    "hint": hint,
    "back": back,
    "undo": undo,
    "view": view,
    "log": log,
    "save": save,
    "quit": leave,
    "pass-turn": pass_turn,
    "pass-until-attacked": pass_until_attacked,
    "ask-me-again": ask_again,
}
