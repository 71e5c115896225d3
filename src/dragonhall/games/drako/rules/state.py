"""The flow of a game of Drako: set-up, resolving attacks, turns and the end.

Rules (rules/drako.md): SU-1 to SU-5, TU-1, TU-4, TU-8, TU-9, AT-5, EN-1 to EN-4, and the ends of the
match-ups (TD-4, TW-7, KD-3, KW-8). What players can do is in the moves, which choices.py lists.
"""

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dragonhall.core.layout import DEPTH, empty_cards, empty_cells
from dragonhall.core.rng import Rng
from dragonhall.core.state import State
from dragonhall.games.drako.rules.card_state import CardState
from dragonhall.games.drako.rules.declaration import (
    ACTIONS,
    ACTIONS_PER_TURN,
    ANNIHILATED,
    ANSWER,
    ANSWERED,
    AREA,
    AREAS,
    ASK_ANSWER,
    ASK_MULLIGAN,
    ASK_PLACE,
    ASK_PLACE_WOUND,
    ASK_STEP,
    ASK_TURN,
    ATTACKER,
    ATTACKS,
    BOTH_OUT_OF_CARDS,
    DECK,
    DECLARED,
    ENDED,
    EVASION,
    FIGURES,
    FURY,
    HEALED,
    HEX,
    NET,
    NONE,
    OPEN,
    OPENING_HAND,
    OUT_OF_CARDS,
    PASSED,
    PER_SIDE,
    PHASE,
    RESOLVED,
    ROCKS,
    START,
    STEPPING,
    TARGET,
    TO_PLACE,
    TURN_STARTED,
    VALUE,
    WINNER,
    WOUNDING,
    WOUNDS,
)
from dragonhall.games.drako.rules.evaluation import evaluate_position
from dragonhall.games.drako.rules.hexes import OFF_BOARD
from dragonhall.games.drako.rules.matchup import MatchUp, Setup

if TYPE_CHECKING:
    from dragonhall.core.game import Game


@final
class DrakoState(CardState):
    """A position of Drako with its rules."""

    def with_arrays(self, cells: vec[i64], cards: vec[u8], rng: Rng) -> State:
        return DrakoState(self.game, self.matchup, self.setup, cells, cards, rng)

    # ---- set-up --------------------------------------------------------------------------------

    def deal(self) -> None:
        """Deal the hands, place figures on fixed hexes, and push the set-up decisions (SU-1 to SU-5)."""
        cells = self.cells
        self.put_faces(self.zone_of(DECK, 0), 0, self.matchup.first_deck_faces)
        self.put_faces(self.zone_of(DECK, 1), self.matchup.first_deck_faces, self.layout.faces)
        for seat in range(i64(2)):
            self.shuffle(self.zone_of(DECK, seat))
            self.draw_cards(seat, OPENING_HAND)
        for figure in range(i64(FIGURES)):
            cells[HEX + figure] = self.setup.fixed[figure]
            cells[START + figure] = self.setup.fixed[figure]
        cells[NET] = NONE
        cells[ROCKS] = self.matchup.rocks
        cells[EVASION] = 1 if self.matchup.knights_seat >= 0 else 0
        cells[FURY] = 1 if self.matchup.dwarves_seat >= 0 else 0
        # The first turn is at the bottom of the stack; decisions that come before it are above.
        first = self.setup.first
        self.push_decision(ASK_TURN, first)
        if self.setup.use_preset:
            self.place_preset()
        elif len(self.setup.order) > 0:
            self.push_decision(ASK_PLACE, self.setup.order[0])
        if self.setup.mulligan:
            self.push_decision(ASK_MULLIGAN, 1 - first)
            self.push_decision(ASK_MULLIGAN, first)
        cells[ACTIONS] = 1  # TU-1: one action in the first turn
        self.emit(TURN_STARTED, first, 1)

    def place_preset(self) -> None:
        for figure in range(i64(FIGURES)):
            if self.setup.preset[figure] != OFF_BOARD:
                self.place(figure, self.setup.preset[figure])

    # ---- automatic steps -----------------------------------------------------------------------

    def settle(self) -> None:
        """Continue until a player has a decision: responses, wounds, step, end of the game, next turn."""
        while self.cells[DEPTH] > 0 and self.asks(ASK_TURN):
            phase = self.cells[PHASE]
            if phase == DECLARED:
                self.cells[PHASE] = ANSWERED
                if self.has_open_attack():
                    self.push_decision(ASK_ANSWER, 1 - self.seat_to_act())
            elif phase == ANSWERED:
                self.apply_attacks()
                self.cells[PHASE] = WOUNDING
            elif phase == WOUNDING:
                self.place_wounds()
            elif phase == STEPPING:
                self.clear_attacks()
            elif self.end_if_eliminated() or self.end_if_out_of_cards() or self.next_action_or_turn():
                return

    def has_open_attack(self) -> bool:
        """Return whether an attack can still be answered; attacks of value 0 cannot (AT-7)."""
        for attack in range(self.cells[ATTACKS]):
            if self.cells[VALUE + attack] > 0 and self.cells[ANSWER + attack] == OPEN:
                return True
        return False

    def end_answer_if_all_stopped(self) -> None:
        if self.asks(ASK_ANSWER) and not self.has_open_attack():
            self.pop_decision()

    def apply_attacks(self) -> None:
        """Apply every attack that is not stopped to its target (AT-5)."""
        for attack in range(self.cells[ATTACKS]):
            if self.cells[ANSWER + attack] == OPEN:
                self.wound(self.cells[TARGET + attack], self.cells[VALUE + attack])

    def place_wounds(self) -> None:
        """Let the attacker place the dragon's wounds one by one (DR-6, DR-7).

        Afterwards offer the step of an evasion, in the edition in which it comes after the wounds (KN-11).
        """
        if self.cells[TO_PLACE] > 0:
            if self.open_areas() > 1:
                self.push_decision(ASK_PLACE_WOUND, self.seat_to_act())
                return
            area: i64 = 0
            while not self.area_works(area):
                area += 1
            self.place_wound(area)
            return
        self.cells[PHASE] = STEPPING
        if not self.matchup.edition.evasion_step_before_wounds and not self.is_side_eliminated():
            self.offer_evasion_step()

    def offer_evasion_step(self) -> None:
        """Ask for the step after an evasion, if there is a free hex for it (KN-10)."""
        if self.evasion_steps() != 0:
            self.push_decision(ASK_STEP, self.matchup.knights_seat)

    def clear_attacks(self) -> None:
        for attack in range(self.cells[ATTACKS]):
            self.cells[ATTACKER + attack] = 0
            self.cells[TARGET + attack] = 0
            self.cells[VALUE + attack] = 0
            self.cells[ANSWER + attack] = OPEN
        self.cells[ATTACKS] = 0
        self.cells[PHASE] = RESOLVED

    def next_action_or_turn(self) -> bool:
        """Start the next action or turn (TU-1, TU-4, TU-8, KD-5); return whether its player can act."""
        seat = self.seat_to_act()
        if self.cells[ACTIONS] > 0 and self.can_act(seat):
            return True
        if self.cells[ACTIONS] > 0:
            self.emit(PASSED, seat)
        self.pass_to(1 - seat)
        self.cells[ACTIONS] = ACTIONS_PER_TURN
        self.emit(TURN_STARTED, 1 - seat, ACTIONS_PER_TURN)
        return self.can_act(1 - seat)

    # ---- end of the game -----------------------------------------------------------------------

    def is_side_eliminated(self) -> bool:
        return self.figures_left(0) == 0 or self.figures_left(1) == 0

    def end_if_eliminated(self) -> bool:
        """End the game if a side has no figures (EN-1, KN-12, TR-15, TD-4)."""
        if not self.is_side_eliminated():
            return False
        self.end(1 if self.figures_left(0) == 0 else i64(0), ANNIHILATED)
        return True

    def end_if_out_of_cards(self) -> bool:
        """End the game if a deck that limits it has run out (TU-9, EN-2, EN-4, TW-7, KD-3, KW-8)."""
        matchup = self.matchup
        if matchup.dragon_seat >= 0 and matchup.trolls_seat >= 0:
            return False  # TD-4
        if matchup.trolls_seat >= 0 and matchup.dwarves_seat >= 0:
            return self.end_if_both_out_of_cards()
        if matchup.knights_seat >= 0 and matchup.dwarves_seat >= 0:
            dwarves_out = self.out_of_cards(matchup.dwarves_seat)
            knights_out = matchup.edition.last_card_of_either_side_ends and self.out_of_cards(
                matchup.knights_seat
            )
            if dwarves_out or knights_out:
                self.end(matchup.dwarves_seat, OUT_OF_CARDS)
            return dwarves_out or knights_out
        clock = matchup.trolls_seat  # KT
        if matchup.dragon_seat >= 0:
            clock = matchup.knights_seat if matchup.knights_seat >= 0 else matchup.dwarves_seat  # KD, DD
        if not self.out_of_cards(clock):
            return False
        self.end(1 - clock, OUT_OF_CARDS)
        return True

    def end_if_both_out_of_cards(self) -> bool:
        """End the game if both sides are out of cards: more figures win, the dwarves on a tie (TW-7)."""
        if not self.out_of_cards(0) or not self.out_of_cards(1):
            return False
        trolls_have_more = self.figures_left(self.matchup.trolls_seat) > self.figures_left(
            self.matchup.dwarves_seat
        )
        self.end(
            self.matchup.trolls_seat if trolls_have_more else self.matchup.dwarves_seat, BOTH_OUT_OF_CARDS
        )
        return True

    def end(self, winner: i64, ending: i64) -> None:
        self.cells[WINNER] = winner + 1
        self.finish(ending)
        self.emit(ENDED, winner, ending)

    def winner_bits(self) -> i64:
        return self.cells[WINNER]  # for two seats, seat + 1 is the bit of the seat

    def score_of(self, seat: i64) -> i64:
        """Return the wounds dealt, including those healed since: the tie-break of a match (MT-1)."""
        enemy = 1 - seat
        total: i64 = 0
        for figure in range(enemy * PER_SIDE, (enemy + 1) * PER_SIDE):
            total += self.cells[WOUNDS + figure]
        if enemy == self.matchup.knights_seat:
            total += self.cells[HEALED]
        if enemy == self.matchup.dwarves_seat and self.cells[FURY] == 0:
            total -= 1  # DW-10: the fury dwarf inflicts that wound
        if enemy == self.matchup.dragon_seat:
            for area in range(i64(AREAS)):
                total += self.cells[AREA + area]
        return total

    def scale(self) -> float:
        return 40.0

    def evaluate(self, seat: i64) -> float:
        if self.cells[WINNER] > 0:
            return 1000.0 if self.cells[WINNER] - 1 == seat else -1000.0
        return evaluate_position(self, seat)


def deal_drako(game: "Game", matchup: MatchUp, setup: Setup, rng: Rng, listen: bool) -> DrakoState:
    """Return a newly dealt game with its first decision."""
    layout = matchup.layout
    state = DrakoState(game, matchup, setup, empty_cells(layout), empty_cards(layout), rng)
    if listen:
        state.listen()
    state.deal()
    return state
