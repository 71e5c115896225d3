"""A match of two legs at one terminal (MT-1)."""

from collections.abc import Sequence

from dragonhall.core.game import Game
from dragonhall.core.records.match import Match
from dragonhall.core.records.match_legs import LEGS, leg_of, leg_seeds, result_of, seat_of
from dragonhall.core.text.messages import Words
from dragonhall.terminal.screen import Screen
from dragonhall.terminal.session import TerminalSession


def play_legs(game: Game, seed: bytes, codes: Sequence[str], words: Words, screen: Screen) -> int:
    """Play both legs and show the result. The seed of each leg is derived from `seed`."""
    players = [words(f"{game.name}-player", number=k + 1, code=code) for k, code in enumerate(codes)]
    tables: list[TerminalSession] = []
    for leg, own_seed in enumerate(leg_seeds(seed)):
        seated = [codes[seat_of(seat, leg)] for seat in range(LEGS)]
        sides = [str(words.name("seat", game.seats[seat_of(player, leg)])) for player in range(LEGS)]
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
        table = TerminalSession(Match(game, own_seed, names=seated), seated, words, screen)
        table.run()
        if not table.match.state.over:
            return 0
        tables.append(table)
    tell_result(game, [table.match for table in tables], players, words, screen)
    return 0


def tell_result(
    game: Game, matches: Sequence[Match], players: Sequence[str], words: Words, screen: Screen
) -> None:
    outcomes = [outcome for match in matches if (outcome := match.state.outcome) is not None]
    legs = [leg_of(outcome, number) for number, outcome in enumerate(outcomes)]
    screen.say()
    for number, leg in enumerate(legs):
        side = str(words.name("seat", game.seats[seat_of(leg.winner, number)]))
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
