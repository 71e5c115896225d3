"""Who wins I Signori dei Draghi: starting team, roles and cards over many games of greedy bots.

    python -m dragonhall.lab.signori_balance --games 2000

prints the tables of docs/signori-balance.md. The same numbers come out every time: game k is dealt from the
seed k, and the bot in seat s has the seed s.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from dragonhall.bots import make_bot
from dragonhall.core.packs import Pack, read_pack
from dragonhall.core.view import View
from dragonhall.games import configure
from dragonhall.games.signori import field as f
from dragonhall.games.signori.game import SignoriGame
from dragonhall.games.signori.rules import SignoriState

SIZES = (2, 4, 6, 8)
PLAYED = (f.ROLE_TAKEN, f.SUMMONED, f.SUMMONED_DOWN, f.ARTEFACT_LAID, f.CAST, f.STOPPED, f.BLESSED)


@dataclass
class Study:
    """What was counted over the games of one team size."""

    players: int
    games: int = 0
    starters_won: int = 0
    draws: int = 0
    turns: int = 0
    actions: int = 0
    attacks: int = 0
    attacks_won: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    roles: dict[str, list[int]] = field(default_factory=dict)  # by role at the end: seats, of these winners
    cards: dict[str, list[int]] = field(
        default_factory=dict
    )  # by card: teams that played it, of these winners


def study(players: int, games: int, pack: Pack | None = None) -> Study:
    game = configure("signori", players, pack=pack)
    assert isinstance(game, SignoriGame)
    bots = [make_bot(f"greedy:worlds=1,seed={seat}") for seat in range(players)]
    found = Study(players)
    for seed in range(games):
        state = game.begin(seed)
        assert isinstance(state, SignoriState)
        events = state.listen()
        while (decision := state.decision) is not None:
            state.apply(int(bots[decision.seat].choose(View(state, decision.seat))))
        count(found, game, state, {(kind, a % 2, b) for kind, a, b, _, _ in events if kind in PLAYED})
        attacker = -1
        for kind, seat, _, _, _ in events:
            if kind == f.ATTACK_DECLARED:
                attacker = seat
                found.attacks += 1
            elif kind == f.COMBAT_WON:
                found.attacks_won += seat == attacker
    return found


def count(found: Study, game: SignoriGame, state: SignoriState, played: set[tuple[int, int, int]]) -> None:
    outcome = state.outcome
    assert outcome is not None
    winner = outcome.winners[0] % 2 if outcome.winners else -1
    found.games += 1
    found.draws += winner < 0
    found.starters_won += winner == int(state.cells[f.STARTER]) % 2
    found.turns += int(state.cells[f.TURNS])
    found.actions += state.ply
    found.endings[outcome.reason] += 1
    for seat in range(game.players):
        role = int(state.role(seat))
        add(found.roles, game.face(role) if role >= 0 else "none", seat % 2 == winner)
        if role >= 0:
            add(found.roles, f"{game.face(role)} level {int(state.level(seat))}", seat % 2 == winner)
    for team, card in {(team, card) for _, team, card in played}:
        add(found.cards, game.face(card), team == winner)


def add(table: dict[str, list[int]], name: str, won: bool) -> None:
    row = table.setdefault(name, [0, 0])
    row[0] += 1
    row[1] += won


# ---- telling -------------------------------------------------------------------------------------


def share(won: int, total: int) -> str:
    return f"{100 * won / total:.1f} %" if total else "-"


def lines(found: list[Study]) -> Iterator[str]:
    """The tables, in Markdown."""
    yield "| players | games | starting team wins | draws | turns | actions | attacks | won by the attacker |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- |"
    for one in found:
        means = [f"{total / one.games:.1f}" for total in (one.turns, one.actions, one.attacks)]
        parts = [str(one.players), str(one.games), share(one.starters_won, one.games), str(one.draws), *means]
        yield f"| {' | '.join([*parts, share(one.attacks_won, one.attacks)])} |"
    yield ""
    for one in found:
        endings = ", ".join(f"{name} {share(n, one.games)}" for name, n in sorted(one.endings.items()))
        yield f"- {one.players} players: {endings}"
    yield from table("role at the end", [one.roles for one in found], found)
    yield from table("card", [one.cards for one in found], found)


def table(title: str, counts: list[dict[str, list[int]]], found: list[Study]) -> Iterator[str]:
    """A row for each name: share of wins (and how often it was seen) by team size."""
    yield ""
    yield f"| {title} | {' | '.join(f'{one.players} players' for one in found)} |"
    yield f"| --- |{' --- |' * len(found)}"
    for name in sorted({name for rows in counts for name in rows}, key=order):
        cells = [f"{share(*rows[name][::-1])} ({rows[name][0]})" if name in rows else "-" for rows in counts]
        yield f"| {name} | {' | '.join(cells)} |"


def order(name: str) -> tuple[str, int, str]:
    """C2 before C10."""
    head = name.split()[0]
    return head[:1], int(head[1:]) if head[1:].isdigit() else 0, name


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=2000, help="of each team size")
    parser.add_argument("--players", type=int, choices=SIZES, nargs="*", default=SIZES)
    parser.add_argument("--pack", type=Path, help="other cards, to see what a change does")
    args = parser.parse_args()
    pack = read_pack(args.pack) if args.pack else None
    found = [study(players, args.games, pack) for players in args.players]
    sys.stdout.writelines(f"{line}\n" for line in lines(found))


if __name__ == "__main__":
    main()
