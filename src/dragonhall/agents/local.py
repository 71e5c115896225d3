"""Local games of a bot program against built-in bots, for bot authors."""

from collections.abc import Sequence

from dragonhall.agents.program import ProgramPlayer
from dragonhall.agents.protocol import PROTOCOL, Narration, Result, Start
from dragonhall.bots import make_bot
from dragonhall.core.records.match import Match
from dragonhall.core.state import Event
from dragonhall.core.text.messages import CachedWords
from dragonhall.core.view import View
from dragonhall.server import wire
from dragonhall.server.tables.live.presenter import Narrated as Seen
from dragonhall.server.tables.live.presenter import shown_action, sight_at
from dragonhall.server.tables.live.table_info import ending_of


def start_of(match: Match, seat: int, limit: float) -> Start:
    game = match.game
    return Start(
        protocol=PROTOCOL,
        game=game.name,
        players=game.players,
        options=dict(game.options),
        seats=list(game.seats),
        seat=game.seats[seat],
        limit=limit,
    )


def play_local_game(
    match: Match, player: ProgramPlayer, seat: int, rivals: Sequence[str], words: CachedWords
) -> Result:
    """Play one game to its end. The bots `rivals` take the other seats, in order."""
    bots = iter([make_bot(code) for code in rivals])
    others = {k: next(bots) for k in range(match.game.players) if k != seat}
    send_narration(match, [event for _, event in match.events], player, seat, words)
    while (decision := match.state.decision) is not None:
        if decision.seat != seat:
            events = match.play(others[decision.seat].choose(View(match.state, decision.seat)))
        else:
            action = player.choose(sight_at(match.game, match.state, seat, words, None, True))
            if action is None:
                player.end("lost", None)
                return "lost"
            events = match.play(action)
        send_narration(match, events, player, seat, words)
    return finish_game(match, player, seat, words)


def send_narration(
    match: Match, events: Sequence[Event], player: ProgramPlayer, seat: int, words: CachedWords
) -> None:
    narrated = Seen(match.state, match.state.ply, events, seat, words)
    action = ""
    if match.moves:
        own = match.moves[-1].seat == match.game.seats[seat]
        action = shown_action(match.game, match.moves[-1].action, narrated, own)
    player.send(Narration(narrated.events, narrated.lines, action))


def finish_game(match: Match, player: ProgramPlayer, seat: int, words: CachedWords) -> Result:
    outcome = match.state.outcome
    assert outcome is not None
    ending: wire.Ending = ending_of(match.game, outcome, words)
    result = result_of(match, seat, outcome.winners)
    player.end(result, ending)
    return result


def result_of(match: Match, seat: int, winners: Sequence[int]) -> Result:
    team = match.game.team_of(match.game.seats[seat])
    teams = {match.game.team_of(match.game.seats[k]) for k in winners}
    if team not in teams:
        return "lost"
    return "won" if len(teams) == 1 else "shared"
