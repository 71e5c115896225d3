"""A game, or a match of two legs (MT-1), in one terminal, between people and bots.

Each person is shown the view of their seat only.
"""

from collections.abc import Sequence

from dragonhall.bots import Bot, local_bot
from dragonhall.core.errors import OptionError, SaveError, UndoError
from dragonhall.core.game import Game
from dragonhall.core.layout import SPECTATOR
from dragonhall.core.records.match import Match
from dragonhall.core.records.match_legs import LEGS, leg_of, leg_seeds, result_of, seat_of
from dragonhall.core.records.standing_answers import StandingAnswers
from dragonhall.core.state import Event
from dragonhall.core.text.messages import Words
from dragonhall.core.text.narration import narrate, winners_sentence
from dragonhall.core.view import View
from dragonhall.files import write_record
from dragonhall.games.terminal_renderers import terminal_drawing
from dragonhall.terminal.screen import EndOfInputError, Screen

HUMAN = "human"
BULLET = "· "


class QuitGameError(Exception):
    """A player quits the game."""


def split_seats(text: str) -> list[str]:
    """Split a list of codes, one per seat. A comma inside the options of a bot does not split.

    >>> split_seats("human,greedy:worlds=8,seed=3,random")
    ['human', 'greedy:worlds=8,seed=3', 'random']
    """
    codes: list[str] = []
    for part in text.split(","):
        if codes and "=" in part and ":" not in part:
            codes[-1] += f",{part}"
        else:
            codes.append(part.strip())
    return codes


def read_seats(text: str, players: int) -> list[str]:
    """Return one code per player. Raises OptionError if the number is wrong or a code names no bot."""
    codes = split_seats(text)
    if len(codes) != players:
        raise OptionError("seats", players=players, got=text, count=len(codes))
    for code in codes:
        bot_of_seat(code)
    return codes


def bot_of_seat(code: str) -> Bot | None:
    """Return the bot of a seat, or None for a person."""
    return None if code == HUMAN else local_bot(code)


class TerminalSession:
    """A match, the player of each seat, and the shared screen."""

    def __init__(self, match: Match, codes: Sequence[str], words: Words, screen: Screen) -> None:
        self.match = match
        self.codes = codes
        self.bots = [bot_of_seat(code) for code in codes]
        self.words = words.of(match.game)
        self.screen = screen
        self.sealed = False  # hide the seed: in a match of an earlier version both legs have the same deal
        self.read = [self.before_last_round()] * len(codes)  # per seat, the number of events already shown
        self.knows_legend: set[int] = set()
        self.standing = [StandingAnswers(match.game, seat) for seat in range(len(codes))]
        self.at_screen: int | None = None  # the seat whose player uses the screen now
        self.saved: tuple[str, int] | None = None

    def before_last_round(self) -> int:
        """Return the number of events before the last round: a resumed game shows only that round."""
        last = self.match.state.ply - len(self.codes)
        return sum(ply <= last for ply, _ in self.match.events)

    @property
    def people(self) -> list[int]:
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    def run(self) -> int:
        """Play to the end, or until a player quits."""
        try:
            self.opening()
            self.play()
            self.closing()
        except QuitGameError:
            self.show_saved_state()
        except EndOfInputError:
            self.screen.say(self.words("terminal-end-of-input"))
            self.show_saved_state()
        except KeyboardInterrupt:
            self.screen.say()
            self.show_saved_state()
            raise
        return 0

    # ---- the game ------------------------------------------------------------------------------

    def opening(self) -> None:
        words, game = self.words, self.match.game
        say = self.screen.say
        who = ", ".join(f"{self.name(seat)} = {self.role(seat)}" for seat in range(game.players))
        say(f"{words.name('game', game.name)}: {who}", "heading")
        options = [
            words(f"{game.name}-option-{name}", value=int(value) if value.isdigit() else value)
            for name, value in game.options.items()
        ]
        say(" ".join(options), "faint")
        say(words("terminal-commitment"), "faint")
        say(self.match.header.commitment, "faint", indent=2)
        if self.people:
            say(words("terminal-hint"))

    def play(self) -> None:
        from dragonhall.terminal.turn import Turn

        while (decision := self.match.state.decision) is not None:
            bot = self.bots[decision.seat]
            view = View(self.match.state, decision.seat)
            if bot is not None:
                self.match.play(bot.choose(view))
                if not self.people:
                    self.news(SPECTATOR)
            elif (answer := self.standing[decision.seat].answer(view)) is not None:
                self.match.play(answer)
            else:
                self.give_screen(decision.seat)
                Turn(self, decision).take()

    def closing(self) -> None:
        """Show the result and how to verify the deal, and offer to save."""
        outcome = self.match.state.outcome
        assert outcome is not None
        viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.board(viewer)
        self.news(viewer)
        words, say = self.words, self.screen.say
        say()
        say(words("terminal-over", ending=str(words.name("ending", outcome.reason))), "heading")
        for seat in sorted(range(len(self.codes)), key=lambda seat: -outcome.scores[seat]):
            points = outcome.scores[seat]
            say(words(self.match.game.points_message, seat=self.name(seat), points=points), indent=2)
        say(winners_sentence(self.match.game, outcome, words), "heading")
        if self.sealed:
            return
        say(words("terminal-seed"), "faint")
        say(self.match.seed.hex(), "faint", indent=2)
        say(words("terminal-how-to-verify"), "faint")
        if self.people and (self.saved is None or self.saved[1] < self.match.state.ply):
            self.offer_saving()

    def offer_saving(self) -> None:
        """Ask whether to save the finished game."""
        from dragonhall.terminal.commands import read_command

        command = read_command(self.screen.ask(self.words("terminal-offer-saving") + " "), self.words)
        if command is not None and command[0] == "save":
            try:
                self.save_as(command[1])
            except SaveError as error:
                self.screen.say(self.words.sentence(error), "error")

    def show_saved_state(self) -> None:
        if self.saved is None:
            self.screen.say(self.words("terminal-not-saved"))
        else:
            file, ply = self.saved
            self.screen.say(self.words("terminal-saved-at", file=file, ply=ply))

    # ---- showing -------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        return str(self.words.of(self.match.game).name("seat", self.match.game.seats[seat]))

    def role(self, seat: int) -> str:
        if self.bots[seat] is not None:
            return str(self.words.name("bot-level", self.codes[seat]))
        return self.words("terminal-you" if len(self.people) == 1 else "terminal-person")

    def give_screen(self, seat: int) -> None:
        """With several people at one terminal, clear the screen and wait for the next player."""
        if len(self.people) > 1 and self.at_screen != seat:
            self.screen.cover()
            self.screen.ask(self.words("terminal-pass", seat=self.name(seat)) + " ")
        self.at_screen = seat

    def board(self, seat: int, legend: bool = False) -> None:
        """Draw the table. On a small screen, draw the legend only the first time or on request."""
        screen = self.screen
        legend = legend or not screen.small or seat not in self.knows_legend
        self.knows_legend.add(seat)
        if not screen.small:
            screen.say()
        view = View(self.match.state, seat)
        screen.draw(terminal_drawing(view, self.words, screen.width, screen.ascii_only).lines(legend))

    def news(self, seat: int) -> None:
        """Show the events since the last call for this seat, one paragraph per action."""
        start = self.read[seat]
        self.read[seat] = len(self.match.events)
        self.show_log(seat, start)

    def show_log(self, seat: int, start: int) -> None:
        for paragraph in self.paragraphs(seat, start):
            self.screen.say(paragraph, "news", bullet=BULLET)

    def paragraphs(self, seat: int, start: int, end: int | None = None) -> list[str]:
        """Return one paragraph per action. Consecutive events of a merged kind share a paragraph."""
        paragraphs: list[list[Event]] = []
        last = -1
        for ply, event in self.match.events[start:end]:
            goes_on = bool(paragraphs) and self.continues(paragraphs[-1][-1], event)
            if ply == last or goes_on:
                paragraphs[-1].append(event)
            else:
                paragraphs.append([event])
            last = ply
        return [" ".join(narrate(self.match.state, events, seat, self.words)) for events in paragraphs]

    def continues(self, before: Event, event: Event) -> bool:
        """Return whether both events are of the same merged kind and the same seat."""
        return event[:2] == before[:2] and self.match.game.events[event[0]].merged

    # ---- saving and undo -----------------------------------------------------------------------

    def save_as(self, rest: str) -> None:
        """Save the record. `rest` is a file name; a leading `!` overwrites an existing file."""
        file = rest.removeprefix("!").strip()
        if not file:
            self.screen.say(self.words("terminal-save-what"))
            return
        write_record(file, self.match.record(reveal=True), overwrite=rest.startswith("!"))
        self.saved = (file, self.match.state.ply)
        self.screen.say(self.words("terminal-saved", file=file))

    def undo(self, seat: int) -> None:
        """Take back the last action, if this seat made it and it involved no chance and revealed nothing."""
        moves = self.match.moves
        if moves and moves[-1].seat != self.match.game.seats[seat]:
            raise UndoError("undo-others")
        self.match.undo()
        self.read = [min(count, len(self.match.events)) for count in self.read]


def play_legs(game: Game, seed: bytes, codes: Sequence[str], words: Words, screen: Screen) -> int:
    """Play both legs and show the result. The seed of each leg is derived from `seed`."""
    players = [words(f"{game.name}-player", number=k + 1, code=code) for k, code in enumerate(codes)]
    tables: list[TerminalSession] = []
    for leg, own_seed in enumerate(leg_seeds(seed)):
        bot_of_seat = [codes[seat_of(seat, leg)] for seat in range(LEGS)]
        sides = [str(words.of(game).name("seat", game.seats[seat_of(player, leg)])) for player in range(LEGS)]
        screen.say()
        screen.say(
            words(
                f"{game.name}-leg",
                number=leg + 1,
                first=players[0],
                side=sides[0],
                second=players[1],
                other=sides[1],
            ),
            "heading",
        )
        table = TerminalSession(Match(game, own_seed, names=bot_of_seat), bot_of_seat, words, screen)
        table.run()
        if not table.match.state.over:
            return 0
        tables.append(table)
    show_match_result(game, [table.match for table in tables], players, words, screen)
    return 0


def show_match_result(
    game: Game, matches: Sequence[Match], players: Sequence[str], words: Words, screen: Screen
) -> None:
    outcomes = [outcome for match in matches if (outcome := match.state.outcome) is not None]
    legs = [leg_of(outcome, number) for number, outcome in enumerate(outcomes)]
    screen.say()
    for number, leg in enumerate(legs):
        side = str(words.of(game).name("seat", game.seats[seat_of(leg.winner, number)]))
        screen.say(
            words(
                f"{game.name}-leg-result",
                number=number + 1,
                winner=players[leg.winner],
                side=side,
                first=players[0],
                score=leg.scores[0],
                second=players[1],
                others=leg.scores[1],
            )
        )
    result = result_of(legs)
    if result.winner is None:
        screen.say(words(f"{game.name}-match-shared", score=result.scores[0]), "heading")
        return
    won, lost = result.winner, 1 - result.winner
    screen.say(
        words(
            f"{game.name}-match-won",
            by="scores" if result.by_scores else "legs",
            winner=players[won],
            legs=result.won[won],
            lost=result.won[lost],
            score=result.scores[won],
            others=result.scores[lost],
        ),
        "heading",
    )
