"""A bot program as a player: asked again after an invalid answer or a timeout, restarted after a crash.

After `TRIES` failures at one question it loses the game.
"""

from collections import Counter
from collections.abc import Callable, Sequence

from dragonhall.agents.program import Program, ProgramError
from dragonhall.agents.protocol import Narration, Over, Question, Result, Start, Wrong
from dragonhall.core.errors import DragonhallError
from dragonhall.core.text.messages import Words
from dragonhall.server import wire

TRIES = 3  # per question


class Player:
    """One game of a program. `failures` counts its errors by code."""

    def __init__(
        self,
        command: Sequence[str],
        start: Start,
        words: Words,
        failures: Counter[str],
        say: Callable[[str], None],
    ) -> None:
        self.command = command
        self.start = start
        self.words = words
        self.failures = failures
        self.say = say
        self.asked = 0
        self.program = self.started()

    def started(self) -> Program:
        program = Program(self.command)
        program.tell(self.start)
        return program

    def choose(self, sight: wire.Sight) -> str | None:
        """Return the text of a legal action; None if the program resigns or has failed too often."""
        legal = {action.text for action in sight.legal}
        for left in range(TRIES - 1, -1, -1):
            self.asked += 1
            try:
                answer = self.program.ask(Question(self.asked, sight), self.start.limit)
                if answer.resign:
                    return None
                if answer.id != self.asked or answer.action not in legal:
                    raise ProgramError("program-action", got=answer.action[:80])
            except ProgramError as error:
                self.fail(error, left)
            else:
                return answer.action
        return None

    def fail(self, error: DragonhallError, left: int) -> None:
        """Report an error to the program and its author; restart the program if it has exited."""
        sentence = self.words.sentence(error)
        self.failures[error.code] += 1
        self.say(self.words("join-failed", seat=self.start.seat, sentence=sentence, left=left))
        if error.code == "program-exit" and left:
            self.program.close()
            self.program = self.started()
        self.program.tell(Wrong(self.asked, error.code, sentence, left))

    def tell(self, told: Narration) -> None:
        self.program.tell(told)

    def end(self, result: Result, ending: wire.Ending | None) -> None:
        self.program.tell(Over(result, ending))
        self.program.close()
