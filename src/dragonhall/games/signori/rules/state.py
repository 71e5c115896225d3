"""The flow of a game of I Signori dei Draghi: set-up, turns and phases, applying actions, the end.

Rules (rules/signori.md): SP-1 to SP-3, ST-1 to ST-6, SY-2, SE-1, SE-2. The other modules of this folder hold
the rules of cards, combats and markets.
"""

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dragonhall.core.layout import ENDING, Layout, empty_cards, empty_cells
from dragonhall.core.rng import Rng
from dragonhall.core.state import State
from dragonhall.games.signori.rules import card_effects as e
from dragonhall.games.signori.rules import constants as c
from dragonhall.games.signori.rules.card_effects import SignoriFaces
from dragonhall.games.signori.rules.card_play import apply_mark, cast_card, pass_window, play, stop_pending
from dragonhall.games.signori.rules.combat import (
    continue_magic_round,
    declare_attack,
    pass_magic,
    run_combat_stage,
    take_plundered_card,
)
from dragonhall.games.signori.rules.constants import (
    ACTIVE,
    AIM,
    ATTACKED,
    ATTACKER,
    BY_PLUNDER,
    CASTER,
    DEALT,
    DEFENDER,
    DESTROYED,
    DRAW_PILE,
    ENDED,
    FINAL_PHASE,
    HAND,
    HIT,
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
    RESHUFFLES,
    SAFE,
    SEALED,
    SEALED_CARD,
    SPOILS,
    STAGE,
    STARTER,
    TURN_BEGAN,
    TURN_ENDED,
    TURNS,
    USED,
    VICTIM,
    WINNING_TEAM,
)
from dragonhall.games.signori.rules.creatures import (
    apply_hit,
    drop_chains_of,
    finish_hit,
    hit_creature,
    lose_creature,
    return_from_market,
    substitute_escort,
    turn_up,
)
from dragonhall.games.signori.rules.evaluation import evaluate_position
from dragonhall.games.signori.rules.field_state import FieldState, RuleOptions, draw_cards
from dragonhall.games.signori.rules.legal_actions import write_legal_actions
from dragonhall.games.signori.rules.legality import action_refusal, spell_with
from dragonhall.games.signori.rules.powers import use_power
from dragonhall.games.signori.rules.trade import (
    apply_portal_action,
    buy,
    discard,
    exchange,
    lay_in_market,
    return_taken_cards,
    share,
    support,
)

if TYPE_CHECKING:
    from dragonhall.core.game import Game

TEAM_BITS = vec[i64]([0x55, 0xAA])  # the seats of each team


@final
class SignoriState(FieldState):
    """A position of I Signori dei Draghi."""

    def with_arrays(self, cells: vec[i64], cards: vec[u8], rng: Rng) -> State:
        return SignoriState(self.game, self.layout, self.faces, self.options, cells, cards, rng)

    def fill_legal(self, buffer: vec[i64]) -> i64:
        return write_legal_actions(self, buffer)

    def refusal(self, action: i64) -> i64:
        return action_refusal(self, action)

    # ---- set-up --------------------------------------------------------------------------------

    def deal(self) -> None:
        """Deal nine cards each; then all players choose four for the market, face down (SP-1 to SP-3)."""
        cells = self.cells
        face: i64 = 0
        while face < self.layout.faces:
            pile = DRAW_PILE if face < self.faces.first_plunder else i64(PLUNDER_PILE)
            copies = self.layout.copies[face]
            while copies > 0:
                self.put(pile, face)
                copies -= 1
            face += 1
        self.shuffle(DRAW_PILE)
        self.shuffle(PLUNDER_PILE)
        seat: i64 = 0
        while seat < self.layout.seats:
            draw_cards(self, seat, DEALT)
            seat += 1
        cells[POOL] = self.options.pool
        cells[POOL + 1] = self.options.pool
        cells[STARTER] = self.rng.below(self.layout.seats)
        cells[ACTIVE] = cells[STARTER]
        for cell in (CASTER, VICTIM, AIM, ATTACKER, DEFENDER, LOSING, SPOILS):
            cells[cell] = NONE
        self.push_decision(c.ASK_SEAL, cells[STARTER], 0, 0)

    def seal_card(self, seat: i64, face: i64) -> None:
        """Choose a card for the market; choices are simultaneous, so it is hidden until the last (SP-2)."""
        self.remove(self.zone_of(HAND, seat), face)
        self.put(self.zone_of(SEALED, seat), face)
        self.emit(SEALED_CARD, seat, face, 0, 0)
        if self.size(self.zone_of(SEALED, seat)) < MARKET_PLACES:
            return
        following = self.next_seat(seat)
        if following != self.cells[STARTER]:
            self.cells[self.frame() + 1] = following
            return
        self.pop_decision()
        seat = 0
        while seat < self.layout.seats:
            self.move_all(self.zone_of(SEALED, seat), self.zone_of(MARKET, seat))
            seat += 1
        self.emit(MARKET_OPENED, 0, 0, 0, 0)
        self.begin_turn(self.cells[STARTER])

    # ---- turns ---------------------------------------------------------------------------------

    def begin_turn(self, seat: i64) -> None:
        """Begin a turn: start effects, cards (ST-2), then a window for Istantanea cards of others (SY-2)."""
        cells = self.cells
        cells[ACTIVE] = seat
        cells[PHASE] = MAIN_1
        cells[ATTACKED] = 0
        cells[LOCK] = 0
        cells[SAFE + seat] = 0
        k: i64 = 0
        while k < 4:
            cells[USED + k] = 0
            k += 1
        first = cells[TURNS] == 0
        cells[TURNS] += 1
        self.emit(TURN_BEGAN, seat, 0, 0, 0)
        drop_chains_of(self, seat)
        apply_mark(self, seat)
        if self.end_if_over():
            return
        self.change_pool(seat % 2, self.income(seat, e.GAIN))
        draws = self.options.first_draw if first else self.options.draw_per_turn
        draw_cards(self, seat, draws + self.income(seat, e.DRAW))
        self.push_decision(c.ASK_MAIN, seat, 0, 0)
        self.push_decision(c.ASK_INSTANT, self.next_seat(seat), self.layout.seats - 2, 0)

    def end_turn(self, seat: i64) -> None:
        return_taken_cards(self, seat)
        self.pop_decision()
        self.emit(TURN_ENDED, seat, 0, 0, 0)
        self.begin_turn(self.next_seat(seat))

    # ---- applying actions ----------------------------------------------------------------------

    def advance(self, action: i64) -> None:
        top = self.frame()
        kind = self.cells[top]
        seat = self.cells[top + 1]
        if kind == c.ASK_MAIN:
            self.apply_main_action(seat, action)
        elif kind == c.ASK_FINAL:
            self.apply_final_action(seat, action)
        elif kind == c.ASK_SEAL:
            self.seal_card(seat, action - c.LAY)
        elif kind == c.ASK_MAGIC:
            self.apply_magic_action(seat, action)
        elif kind == c.ASK_INSTANT:
            self.apply_instant_action(seat, action)
        elif kind == c.ASK_ANTIMAGIC:
            if action == c.PASS:
                pass_window(self)
            else:
                stop_pending(self, seat, action - c.COUNTER)
        elif kind == c.ASK_PORTAL:
            apply_portal_action(self, seat, action)
        else:
            self.apply_follow_up(kind, seat, action)
        self.advance_until_decision()

    def apply_main_action(self, seat: i64, action: i64) -> None:
        """Apply an action of a main phase (ST-3, ST-4)."""
        if action < c.PLAY_DOWN:
            play(self, seat, action // c.VARIANTS, action % c.VARIANTS)
        elif action < c.SHARE:
            face = spell_with(self.faces, e.CHAIN)
            self.remove(self.zone_of(HAND, seat), face)
            cast_card(self, seat, face, action)
        elif action < c.BUY:
            share(self, seat, (action - c.SHARE) // c.SEATS, (action - c.SHARE) % c.SEATS)
        elif action < c.SUPPORT:
            buy(self, seat, (action - c.BUY) // c.FACES, (action - c.BUY) % c.FACES)
        elif action < c.TURN_UP:
            support(self, seat, (action - c.SUPPORT) // c.SEATS, (action - c.SUPPORT) % c.SEATS)
        elif action < c.BANISH:
            turn_up(self, seat, action - c.TURN_UP)
        elif action < c.ATTACK:
            use_power(self, seat, action)
        elif action < c.EXCHANGE:
            declare_attack(self, seat, action - c.ATTACK)
        else:
            self.cells[PHASE] = FINAL_PHASE
            self.pop_decision()
            self.push_decision(c.ASK_FINAL, seat, 0, 0)

    def apply_final_action(self, seat: i64, action: i64) -> None:
        """Apply an action of the final phase (ST-5, ST-6)."""
        if action == c.END_TURN:
            self.end_turn(seat)
        elif action < c.BUY:
            share(self, seat, (action - c.SHARE) // c.SEATS, (action - c.SHARE) % c.SEATS)
        elif action < c.LAY:
            exchange(self, seat, (action - c.EXCHANGE) // c.FACES, (action - c.EXCHANGE) % c.FACES)
        elif action < c.DISCARD_CARD:
            self.cells[self.frame() + 2] = 1
            lay_in_market(self, seat, action - c.LAY)
        else:
            self.cells[self.frame() + 2] = 1
            discard(self, seat, action - c.DISCARD_CARD)

    def apply_magic_action(self, seat: i64, action: i64) -> None:
        """Apply an action of the magic round (SB-3)."""
        if action == c.PASS:
            pass_magic(self)
            return
        play(self, seat, action // c.VARIANTS, action % c.VARIANTS)
        if self.faces.category[action // c.VARIANTS] == e.BLESSING:
            continue_magic_round(self)

    def apply_instant_action(self, seat: i64, action: i64) -> None:
        """Apply an action of an Istantanea window (SY-2).

        At the start of a turn all others are asked, clockwise; before a curse, the target's side.
        """
        if action != c.PASS:
            play(self, seat, action // c.VARIANTS, action % c.VARIANTS)
        top = self.frame()
        before_curse = self.cells[top + 3] == 1
        if before_curse:
            pass_window(self)
        elif self.cells[top + 2] > 0:
            self.cells[top + 1] = self.next_seat(seat)
            self.cells[top + 2] -= 1
        else:
            self.pop_decision()

    def apply_follow_up(self, kind: i64, seat: i64, action: i64) -> None:
        """Apply a choice that completes a card or a combat."""
        from_market = self.cells[self.frame() + 2] == 0
        self.pop_decision()
        if kind == c.ASK_ESCORT:
            if action == c.ESCORT:
                substitute_escort(self)
            apply_hit(self)
        elif kind == c.ASK_RETURN:
            return_from_market(self, self.cells[HIT], action - c.RETURN_CARD)
            finish_hit(self)
        elif kind == c.ASK_CHOOSE_CARD:
            take_plundered_card(self, seat, action - c.CHOOSE_CARD, from_market)
        else:
            position = 0 if action < c.CHOOSE_DOWN else i64(1)
            index = action - (c.CHOOSE if position == 0 else c.CHOOSE_DOWN)
            if kind == c.ASK_GIVE_UP:
                lose_creature(self, seat, position, index)
            else:
                hit_creature(self, self.cells[LOSING], position, index, DESTROYED, BY_PLUNDER)

    # ---- automatic steps -----------------------------------------------------------------------

    def advance_until_decision(self) -> None:
        """Continue until a player has a decision."""
        while (
            not self.end_if_over()
            and self.cells[self.frame()] == c.ASK_MAIN
            and self.cells[STAGE] != NO_COMBAT
        ):
            run_combat_stage(self)

    def end_if_over(self) -> bool:
        """End the game if a pool is empty (SE-1) or cards have run out (SE-2); return whether it is over."""
        if self.cells[ENDING] != 0:
            return True
        ours = self.cells[POOL]
        theirs = self.cells[POOL + 1]
        ran_out = self.cells[RESHUFFLES] > self.options.reshuffle_limit
        if ours > 0 and theirs > 0 and not ran_out:
            return False
        ending = c.CARDS_RAN_OUT
        if ours <= 0 or theirs <= 0:
            ending = c.BOTH_BROKE if ours <= 0 and theirs <= 0 else c.BROKE
        winner: i64 = 3
        if ours != theirs:
            winner = 1 if ours > theirs else i64(2)
        self.cells[WINNING_TEAM] = winner
        self.finish(ending)
        self.emit(ENDED, winner, ending, 0, 0)
        return True

    def winner_bits(self) -> i64:
        """Return one bit per seat of the winning team; a draw has no winners."""
        team = self.cells[WINNING_TEAM]
        if team == 3 or team == 0:
            return 0
        return TEAM_BITS[team - 1]

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
