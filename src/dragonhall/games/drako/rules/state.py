"""The flow of a game of Drako: set-up, applying actions, resolving attacks, turns and the end.

Rules (rules/drako.md): SU-1 to SU-5, TU-1 to TU-9, PL-1, PL-2, AT-5, EN-1 to EN-4, and the ends of the
match-ups (TD-4, TW-7, KD-3, KW-8). The other modules of this folder hold the rules of figures and symbols.
"""

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dragonhall.core.layout import DEPTH, empty_cards, empty_cells
from dragonhall.core.rng import Rng
from dragonhall.core.state import State
from dragonhall.games.drako.rules import constants as c
from dragonhall.games.drako.rules.board_state import MatchUp
from dragonhall.games.drako.rules.card_state import CardState, DrakoFaces, Setup
from dragonhall.games.drako.rules.constants import (
    ACTIONS,
    ACTIONS_PER_TURN,
    ANSWER,
    ANSWERED,
    AREA,
    AREAS,
    ATTACKER,
    ATTACKS,
    DECK,
    DECLARED,
    ENDED,
    EVASION,
    FIGURE_BITS,
    FIGURES,
    FURY,
    HEALED,
    HEX,
    KEPT,
    NET,
    NONE,
    OPEN,
    OPENING_HAND,
    PASSED,
    PER_SIDE,
    PHASE,
    PLACED,
    PLAYED,
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
from dragonhall.games.drako.rules.dragon import open_areas, place_wound
from dragonhall.games.drako.rules.dwarves import avoid_net, remove_net, use_fury
from dragonhall.games.drako.rules.evaluation import evaluate_position
from dragonhall.games.drako.rules.hexes import BIT, HEXES, OFF_BOARD
from dragonhall.games.drako.rules.knights import evade, evasion_steps, record_start_hex
from dragonhall.games.drako.rules.legality import action_refusal, write_legal_actions
from dragonhall.games.drako.rules.responses import block, block_with_second_card
from dragonhall.games.drako.rules.symbols import another_may_strike

if TYPE_CHECKING:
    from dragonhall.core.game import Game


@final
class DrakoState(CardState):
    """A position of Drako with its rules."""

    def with_arrays(self, cells: vec[i64], cards: vec[u8], rng: Rng) -> State:
        return DrakoState(self.game, self.matchup, self.faces, self.setup, cells, cards, rng)

    # ---- set-up --------------------------------------------------------------------------------

    def deal(self) -> None:
        """Deal the hands, place figures on fixed hexes, and push the set-up decisions (SU-1 to SU-5)."""
        cells = self.cells
        face: i64 = 0
        while face < self.faces.count:
            seat = 0 if face < self.faces.first_deck_faces else i64(1)
            copies = self.layout.copies[face]
            while copies > 0:
                self.put(self.zone_of(DECK, seat), face)
                copies -= 1
            face += 1
        seat = 0
        while seat < 2:
            self.shuffle(self.zone_of(DECK, seat))
            self.draw_cards(seat, OPENING_HAND)
            seat += 1
        figure: i64 = 0
        while figure < FIGURES:
            cells[HEX + figure] = self.setup.fixed[figure]
            cells[START + figure] = self.setup.fixed[figure]
            figure += 1
        cells[NET] = NONE
        cells[ROCKS] = self.matchup.rocks
        cells[EVASION] = 1 if self.matchup.knights_seat >= 0 else 0
        cells[FURY] = 1 if self.matchup.dwarves_seat >= 0 else 0
        # The first turn is at the bottom of the stack; decisions that come before it are above.
        first = self.setup.first
        self.push_decision(c.ASK_TURN, first, 0, 0)
        if self.setup.use_preset:
            self.place_preset()
        elif len(self.setup.order) > 0:
            self.push_decision(c.ASK_PLACE, self.setup.order[0], 0, 0)
        if self.setup.mulligan:
            self.push_decision(c.ASK_MULLIGAN, 1 - first, 0, 0)
            self.push_decision(c.ASK_MULLIGAN, first, 0, 0)
        cells[ACTIONS] = 1  # TU-1: one action in the first turn
        self.emit(TURN_STARTED, first, 1, 0, 0)

    def place_preset(self) -> None:
        figure: i64 = 0
        while figure < FIGURES:
            if self.setup.preset[figure] != OFF_BOARD:
                self.place(figure, self.setup.preset[figure])
            figure += 1

    def place(self, figure: i64, at: i64) -> None:
        self.cells[HEX + figure] = at
        record_start_hex(self, figure)
        self.emit(PLACED, figure, at, 0, 0)

    def fill_legal(self, buffer: vec[i64]) -> i64:
        return write_legal_actions(self, buffer)

    def refusal(self, action: i64) -> i64:
        return action_refusal(self, action)

    # ---- applying actions ----------------------------------------------------------------------

    def advance(self, action: i64) -> None:
        top = self.frame()
        seat = self.cells[top + 1]
        if action < c.DISCARD_CARD:
            self.play_card(seat, action)
        elif action < c.ALSO_MOVE:
            self.discard_surplus(seat, action - c.DISCARD_CARD)
        elif action < c.ALSO_ATTACK:
            self.move_figure((action - c.ALSO_MOVE) // HEXES, (action - c.ALSO_MOVE) % HEXES)
            self.pop_decision()
        elif action < c.BLOCK:
            self.also_attack(top, (action - c.ALSO_ATTACK) // FIGURES, (action - c.ALSO_ATTACK) % FIGURES)
        elif action < c.EVADE:
            self.block_with_card(
                seat, (action - c.BLOCK) // c.COMBINATIONS, (action - c.BLOCK) % c.COMBINATIONS
            )
        elif action < c.STEP:
            evade(self, action - c.EVADE)
            self.end_responses_if_all_stopped()
        elif action < c.PLACE_WOUND:
            self.move_figure(self.matchup.swordmaster, action - c.STEP)
            self.pop_decision()
        elif action < c.PLACE:
            self.pop_decision()
            place_wound(self, action - c.PLACE_WOUND)
        elif action < c.DRAW:
            self.place((action - c.PLACE) // HEXES, (action - c.PLACE) % HEXES)
            self.ask_next_placement()
        elif action == c.DRAW:
            self.draw_action(seat)
        elif action == c.REMOVE_NET:
            remove_net(self)
        elif action == c.USE_FURY:
            use_fury(self)
        else:
            self.apply_plain_answer(seat, action)
        self.advance_until_decision()

    def apply_plain_answer(self, seat: i64, action: i64) -> None:
        """Apply an answer that has no card, figure or hex."""
        self.pop_decision()
        if action == c.MULLIGAN:
            self.take_mulligan(seat)
        elif action == c.KEEP:
            self.emit(KEPT, seat, 0, 0, 0)
        elif action == c.PRESET:
            self.place_preset()
        elif action == c.AVOID_NET:
            avoid_net(self)

    def play_card(self, seat: i64, action: i64) -> None:
        """Use one symbol of a card (PL-1), or none (PL-2), and discard the card."""
        for_nothing = action >= c.PLAY_FOR_NOTHING
        face = action - c.PLAY_FOR_NOTHING if for_nothing else action // (2 * c.VARIANTS)
        self.cells[ACTIONS] -= 1
        self.discard(seat, face)
        which = i64(2) if for_nothing else action // c.VARIANTS % 2
        self.emit(PLAYED, seat, face, which, 0)
        if not for_nothing:
            symbol = self.faces.symbol(action)
            if symbol is not None:
                symbol.perform(self, seat, action % c.VARIANTS)
        if self.cells[ATTACKS] > 0:
            self.cells[PHASE] = DECLARED

    def also_attack(self, top: i64, figure: i64, target: i64) -> None:
        seat = self.cells[top + 1]
        value = self.cells[top + 2]
        used = self.cells[top + 3] - FIGURE_BITS + BIT[figure]  # one more used, one fewer may follow
        self.pop_decision()
        self.declare_attack(figure, target, value)
        if used >= FIGURE_BITS and another_may_strike(self, seat, used):
            self.push_decision(c.ASK_ALSO_ATTACK, seat, value, used)

    def block_with_card(self, seat: i64, face: i64, combination: i64) -> None:
        if self.cells[self.frame()] == c.ASK_SECOND_CARD:
            self.pop_decision()
            block_with_second_card(self, seat, face, combination)
        else:
            block(self, self.faces, seat, face, combination)
        self.end_responses_if_all_stopped()

    def end_responses_if_all_stopped(self) -> None:
        if self.cells[self.frame()] == c.ASK_ANSWER and not self.has_open_attack():
            self.pop_decision()

    def ask_next_placement(self) -> None:
        """Push the decision to place the next figure, in the order of the match-up."""
        placed = self.cells[self.frame() + 2] + 1
        self.pop_decision()
        if placed < len(self.setup.order):
            self.push_decision(c.ASK_PLACE, self.setup.order[placed], placed, 0)

    # ---- automatic steps -----------------------------------------------------------------------

    def advance_until_decision(self) -> None:
        """Continue until a player has a decision: responses, wounds, step, end of the game, next turn."""
        while self.cells[DEPTH] > 0 and self.cells[self.frame()] == c.ASK_TURN:
            phase = self.cells[PHASE]
            if phase == DECLARED:
                self.cells[PHASE] = ANSWERED
                if self.has_open_attack():
                    self.push_decision(c.ASK_ANSWER, 1 - self.cells[self.frame() + 1], 0, 0)
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
        k: i64 = 0
        while k < self.cells[ATTACKS]:
            if self.cells[VALUE + k] > 0 and self.cells[ANSWER + k] == OPEN:
                return True
            k += 1
        return False

    def apply_attacks(self) -> None:
        """Apply every attack that is not stopped to its target (AT-5)."""
        k: i64 = 0
        while k < self.cells[ATTACKS]:
            if self.cells[ANSWER + k] == OPEN:
                self.wound(self.cells[TARGET + k], self.cells[VALUE + k])
            k += 1

    def place_wounds(self) -> None:
        """Let the attacker place the dragon's wounds one by one (DR-6, DR-7), then offer the step (KN-10)."""
        if self.cells[TO_PLACE] > 0:
            if open_areas(self) > 1:
                self.push_decision(c.ASK_PLACE_WOUND, self.cells[self.frame() + 1], 0, 0)
                return
            area: i64 = 0
            while not self.area_works(area):
                area += 1
            place_wound(self, area)
            return
        self.cells[PHASE] = STEPPING
        if evasion_steps(self) != 0 and not self.is_side_eliminated():
            self.push_decision(c.ASK_STEP, self.matchup.knights_seat, 0, 0)

    def clear_attacks(self) -> None:
        k: i64 = 0
        while k < self.cells[ATTACKS]:
            self.cells[ATTACKER + k] = 0
            self.cells[TARGET + k] = 0
            self.cells[VALUE + k] = 0
            self.cells[ANSWER + k] = OPEN
            k += 1
        self.cells[ATTACKS] = 0
        self.cells[PHASE] = RESOLVED

    def next_action_or_turn(self) -> bool:
        """Start the next action or turn (TU-1, TU-4, TU-8, KD-5); return whether its player can act."""
        seat = self.cells[self.frame() + 1]
        if self.cells[ACTIONS] > 0 and self.can_act(seat):
            return True
        if self.cells[ACTIONS] > 0:
            self.emit(PASSED, seat, 0, 0, 0)
        self.cells[self.frame() + 1] = 1 - seat
        self.cells[ACTIONS] = ACTIONS_PER_TURN
        self.emit(TURN_STARTED, 1 - seat, ACTIONS_PER_TURN, 0, 0)
        return self.can_act(1 - seat)

    # ---- end of the game -----------------------------------------------------------------------

    def is_side_eliminated(self) -> bool:
        return self.figures_left(0) == 0 or self.figures_left(1) == 0

    def end_if_eliminated(self) -> bool:
        """End the game if a side has no figures (EN-1, KN-12, TR-15, TD-4)."""
        if not self.is_side_eliminated():
            return False
        self.end(1 if self.figures_left(0) == 0 else i64(0), c.ANNIHILATED)
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
                self.end(matchup.dwarves_seat, c.OUT_OF_CARDS)
            return dwarves_out or knights_out
        clock = matchup.trolls_seat  # KT
        if matchup.dragon_seat >= 0:
            clock = matchup.knights_seat if matchup.knights_seat >= 0 else matchup.dwarves_seat  # KD, DD
        if not self.out_of_cards(clock):
            return False
        self.end(1 - clock, c.OUT_OF_CARDS)
        return True

    def end_if_both_out_of_cards(self) -> bool:
        """End the game if both sides are out of cards: more figures win, the dwarves on a tie (TW-7)."""
        if not self.out_of_cards(0) or not self.out_of_cards(1):
            return False
        trolls_have_more = self.figures_left(self.matchup.trolls_seat) > self.figures_left(
            self.matchup.dwarves_seat
        )
        self.end(
            self.matchup.trolls_seat if trolls_have_more else self.matchup.dwarves_seat, c.BOTH_OUT_OF_CARDS
        )
        return True

    def end(self, winner: i64, ending: i64) -> None:
        self.cells[WINNER] = winner + 1
        self.finish(ending)
        self.emit(ENDED, winner, ending, 0, 0)

    def winner_bits(self) -> i64:
        return self.cells[WINNER]  # for two seats, seat + 1 is the bit of the seat

    def score_of(self, seat: i64) -> i64:
        """Return the wounds dealt, including those healed since: the tie-break of a match (MT-1)."""
        enemy = 1 - seat
        total: i64 = 0
        figure = enemy * PER_SIDE
        end = figure + PER_SIDE
        while figure < end:
            total += self.cells[WOUNDS + figure]
            figure += 1
        if enemy == self.matchup.knights_seat:
            total += self.cells[HEALED]
        if enemy == self.matchup.dwarves_seat and self.cells[FURY] == 0:
            total -= 1  # DW-10: the fury dwarf inflicts that wound
        if enemy == self.matchup.dragon_seat:
            area: i64 = 0
            while area < AREAS:
                total += self.cells[AREA + area]
                area += 1
        return total

    def scale(self) -> float:
        return 40.0

    def evaluate(self, seat: i64) -> float:
        if self.cells[WINNER] > 0:
            return 1000.0 if self.cells[WINNER] - 1 == seat else -1000.0
        return evaluate_position(self, seat)


def deal_drako(
    game: "Game", matchup: MatchUp, faces: DrakoFaces, setup: Setup, rng: Rng, listen: bool
) -> DrakoState:
    """Return a newly dealt game with its first decision."""
    layout = matchup.layout
    state = DrakoState(game, matchup, faces, setup, empty_cells(layout), empty_cards(layout), rng)
    if listen:
        state.listen()
    state.deal()
    return state
