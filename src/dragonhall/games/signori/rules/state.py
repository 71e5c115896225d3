"""The flow of a game of I Signori dei Draghi: set-up, turns, automatic steps, the end.

Rules (rules/signori.md): SP-1 to SP-3, ST-1 to ST-6, SY-2, SE-1, SE-2. The other modules of this folder hold
the rules of cards, combats and markets.
"""

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dragonhall.core.layout import ENDING, SEAT_BIT, Layout, empty_cards, empty_cells
from dragonhall.core.rng import Rng
from dragonhall.core.state import State
from dragonhall.games.signori.rules import vocabulary as e
from dragonhall.games.signori.rules.card_effects import SignoriFaces
from dragonhall.games.signori.rules.card_play import answer_calls, apply_mark
from dragonhall.games.signori.rules.combat import run_combat_stage
from dragonhall.games.signori.rules.creatures import drop_chains_of
from dragonhall.games.signori.rules.declaration import (
    ACTIVE,
    AIM,
    ASK_INSTANT,
    ASK_MAGIC,
    ASK_MAIN,
    ASK_SEAL,
    AT_TURN_START,
    ATTACKED,
    ATTACKER,
    BOTH_BROKE,
    BROKE,
    CALLED_IN_VAIN,
    CALLS,
    CARDS_RAN_OUT,
    CASTER,
    DEALT,
    DEFENDER,
    DRAW_PILE,
    ENDED,
    LOCK,
    LOSING,
    MAIN_1,
    MARKET,
    MARKET_OPENED,
    MARKET_PLACES,
    NO_COMBAT,
    NONE,
    PHASE,
    PLUNDER_PILE,
    POOL,
    POWERS,
    RESHUFFLES,
    SAFE,
    SEALED,
    SEALED_CARD,
    SPOILS,
    STAGE,
    STARTER,
    TAKEN,
    TURN_BEGAN,
    TURN_ENDED,
    TURNS,
    USED,
    VICTIM,
    WINNING_TEAM,
)
from dragonhall.games.signori.rules.evaluation import evaluate_position
from dragonhall.games.signori.rules.field_state import FieldState, RuleOptions, draw_cards

if TYPE_CHECKING:
    from dragonhall.core.game import Game


@final
class SignoriState(FieldState):
    """A position of I Signori dei Draghi."""

    def with_arrays(self, cells: vec[i64], cards: vec[u8], rng: Rng) -> State:
        return SignoriState(self.game, self.layout, self.faces, self.options, cells, cards, rng)

    # ---- set-up --------------------------------------------------------------------------------

    def deal(self) -> None:
        """Deal nine cards each; then all players choose four for the market, face down (SP-1 to SP-3)."""
        cells = self.cells
        self.put_faces(DRAW_PILE, 0, self.faces.first_plunder)
        self.put_faces(PLUNDER_PILE, self.faces.first_plunder, self.layout.faces)
        self.shuffle(DRAW_PILE)
        self.shuffle(PLUNDER_PILE)
        for seat in range(self.layout.seats):
            draw_cards(self, seat, DEALT)
        cells[POOL] = self.options.pool
        cells[POOL + 1] = self.options.pool
        cells[STARTER] = self.rng.below(self.layout.seats)
        cells[ACTIVE] = cells[STARTER]
        for cell in (CASTER, VICTIM, AIM, ATTACKER, DEFENDER, LOSING, SPOILS):
            cells[cell] = NONE
        self.push_decision(ASK_SEAL, cells[STARTER])

    def seal_card(self, seat: i64, face: i64) -> None:
        """Choose a card for the market; choices are simultaneous, so it is hidden until the last (SP-2)."""
        self.put(self.zone_of(SEALED, seat), face)
        self.emit(SEALED_CARD, seat, face)
        if self.size(self.zone_of(SEALED, seat)) < MARKET_PLACES:
            return
        following = self.next_seat(seat)
        if following != self.cells[STARTER]:
            self.pass_to(following)
            return
        self.pop_decision()
        for owner in range(self.layout.seats):
            self.move_all(self.zone_of(SEALED, owner), self.zone_of(MARKET, owner))
        self.emit(MARKET_OPENED)
        self.begin_turn(self.cells[STARTER])

    # ---- turns ---------------------------------------------------------------------------------

    def begin_turn(self, seat: i64) -> None:
        """Begin a turn: start effects, cards (ST-2), then a window for Istantanea cards of others (SY-2)."""
        cells = self.cells
        cells[ACTIVE] = seat
        cells[PHASE] = MAIN_1
        cells[ATTACKED] = 0
        cells[LOCK] = 0
        cells[CALLED_IN_VAIN] = 0
        cells[SAFE + seat] = 0
        for power in range(len(POWERS)):
            cells[USED + power] = 0
        first = cells[TURNS] == 0
        cells[TURNS] += 1
        self.emit(TURN_BEGAN, seat)
        drop_chains_of(self, seat)
        apply_mark(self, seat)
        if self.end_if_over():
            return
        self.change_pool(seat % 2, self.income(seat, e.GAIN))
        draws = self.options.first_draw if first else self.options.draw_per_turn
        draw_cards(self, seat, draws + self.income(seat, e.DRAW))
        self.push_decision(ASK_MAIN, seat)
        self.push_decision(ASK_INSTANT, self.next_seat(seat), self.layout.seats - 2, AT_TURN_START)

    def end_turn(self, seat: i64) -> None:
        """End a turn; cards taken from the market go to the hand, known to all (ST-5)."""
        while self.size(self.zone_of(TAKEN, seat)) > 0:
            self.add_to_hand(seat, self.take_last(self.zone_of(TAKEN, seat)))
        self.pop_decision()
        self.emit(TURN_ENDED, seat)
        self.begin_turn(self.next_seat(seat))

    # ---- automatic steps -----------------------------------------------------------------------

    def settle(self) -> None:
        """Continue a combat until a player has a decision; then let a player who has called play (SY-5)."""
        while not self.end_if_over():
            stage = self.cells[STAGE]
            kind = self.decision_kind()
            if stage != NO_COMBAT and (kind == ASK_MAIN or (kind == ASK_MAGIC and self.cells[LOCK] == 1)):
                run_combat_stage(self)
                continue
            if self.cells[CALLS] != 0:
                answer_calls(self)
            return

    def end_if_over(self) -> bool:
        """End the game if a pool is empty (SE-1) or cards have run out (SE-2); return whether it is over."""
        if self.cells[ENDING] != 0:
            return True
        ours = self.cells[POOL]
        theirs = self.cells[POOL + 1]
        ran_out = self.cells[RESHUFFLES] > self.options.reshuffle_limit
        if ours > 0 and theirs > 0 and not ran_out:
            return False
        ending = CARDS_RAN_OUT
        if ours <= 0 or theirs <= 0:
            ending = BOTH_BROKE if ours <= 0 and theirs <= 0 else BROKE
        winner: i64 = 3
        if ours != theirs:
            winner = 1 if ours > theirs else i64(2)
        self.cells[WINNING_TEAM] = winner
        self.finish(ending)
        self.emit(ENDED, winner, ending)
        return True

    def winner_bits(self) -> i64:
        """Return one bit per seat of the winning team; a draw has no winners."""
        bits: i64 = 0
        for seat in range(self.layout.seats):
            if self.cells[WINNING_TEAM] == seat % 2 + 1:
                bits |= SEAT_BIT[seat]
        return bits

    def score_of(self, seat: i64) -> i64:
        return self.cells[POOL + seat % 2]

    def rivals(self, seat: i64, other: i64) -> bool:
        return self.are_enemies(seat, other)

    def turns(self) -> i64:
        return self.cells[TURNS]

    def scale(self) -> float:
        return 200.0

    def evaluate(self, seat: i64) -> float:
        """Return the estimated lead of the seat's team, in hundreds of Iros."""
        team = seat % 2
        if self.cells[WINNING_TEAM] > 0:
            if self.cells[WINNING_TEAM] == 3:
                return 0.0
            return 10000.0 if self.cells[WINNING_TEAM] - 1 == team else -10000.0
        return float(evaluate_position(self, seat)) / 100.0


def deal_signori(
    game: "Game", layout: Layout, faces: SignoriFaces, options: RuleOptions, rng: Rng, listen: bool
) -> SignoriState:
    """Return a newly dealt game with its first decision."""
    state = SignoriState(game, layout, faces, options, empty_cells(layout), empty_cards(layout), rng)
    if listen:
        state.listen()
    state.deal()
    return state
