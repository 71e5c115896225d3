"""The rules of I Signori dei Draghi: set-up, turns and phases. Ids refer to rules/signori.md."""

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dragonhall.core.layout import ENDING, EVERYBODY, Layout, empty_cards, empty_cells
from dragonhall.core.rng import Rng
from dragonhall.core.state import State
from dragonhall.games.signori.rules import action_codes as c
from dragonhall.games.signori.rules import cards as e
from dragonhall.games.signori.rules.card_play import cast, counter, play, window_passed
from dragonhall.games.signori.rules.cards import Cards
from dragonhall.games.signori.rules.combat import (
    NO_COMBAT,
    declare_attack,
    magic_passed,
    magic_played,
    next_stage,
)
from dragonhall.games.signori.rules.effects import draw_cards, drop_chains_of, take_creature, turn_up
from dragonhall.games.signori.rules.evaluation import worth
from dragonhall.games.signori.rules.field import (
    ACTIVE,
    AIM,
    ARTEFACTS,
    ATTACKED,
    ATTACKER,
    BY_PLUNDER,
    CASTER,
    DEALT,
    DEFENDER,
    DISCARD_PILE,
    DISCARDED,
    DOWN,
    DRAW_PILE,
    ENDED,
    FETCHED,
    FINAL_PHASE,
    FRONT,
    HAND,
    HIT,
    LOCK,
    LOSING,
    MAIN_1,
    MARK_LEFT,
    MARKET,
    MARKET_OPENED,
    MARKET_PLACES,
    PHASE,
    PLUNDER_PILE,
    POOL,
    RESHUFFLES,
    RETURNED,
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
    Field,
    Options,
)
from dragonhall.games.signori.rules.hits import (
    carry_out_hit,
    finish_hit,
    hit_destroy,
    lose,
    return_from_market,
    step_in,
)
from dragonhall.games.signori.rules.legal_actions import fill_choices
from dragonhall.games.signori.rules.legality import face_with, refused_choice
from dragonhall.games.signori.rules.powers import (
    banish,
    breathe,
    cycle,
    fetch,
    look,
    recover,
    sacrifice,
    smash,
)
from dragonhall.games.signori.rules.trade import (
    buy,
    discard,
    exchange,
    lay,
    pass_creature,
    share,
    support,
    take_back,
)

if TYPE_CHECKING:
    from dragonhall.core.game import Game

TEAM_BITS = vec[i64]([0x55, 0xAA])  # the seats of each team


@final
class SignoriState(Field):
    """A position of I Signori dei Draghi."""

    def twin(self, cells: vec[i64], cards: vec[u8], rng: Rng) -> State:
        return SignoriState(self.game, self.layout, self.known, self.options, cells, cards, rng)

    def fill(self, buffer: vec[i64]) -> i64:
        return fill_choices(self, buffer)

    def refusal(self, action: i64) -> i64:
        return refused_choice(self, action)

    # ---- set-up --------------------------------------------------------------------------------

    def deal(self) -> None:
        """Deal nine cards each; then all players choose four for the market, face down (SP-1 to SP-3)."""
        cells = self.cells
        face: i64 = 0
        while face < self.layout.faces:
            pile = DRAW_PILE if face < self.known.playing else i64(PLUNDER_PILE)
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
            cells[cell] = e.NONE
        self.push_decision(c.ASK_SEAL, cells[STARTER], 0, 0)

    def seal(self, seat: i64, face: i64) -> None:
        """Choose a card for the market; choices are simultaneous, so it is hidden until the last (SP-2)."""
        self.remove(self.of(HAND, seat), face)
        self.put(self.of(SEALED, seat), face)
        self.tell(SEALED_CARD, seat, face, 0, 0)
        if self.size(self.of(SEALED, seat)) < MARKET_PLACES:
            return
        following = self.next_seat(seat)
        if following != self.cells[STARTER]:
            self.cells[self.frame() + 1] = following
            return
        self.pop_decision()
        seat = 0
        while seat < self.layout.seats:
            self.pour(self.of(SEALED, seat), self.of(MARKET, seat))
            seat += 1
        self.tell(MARKET_OPENED, 0, 0, 0, 0)
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
        self.tell(TURN_BEGAN, seat, 0, 0, 0)
        drop_chains_of(self, seat)
        self.suffer_mark(seat)
        if self.ended():
            return
        self.change_pool(seat % 2, self.income(seat, e.GAIN))
        draws = self.options.first_draw if first else self.options.draw_per_turn
        draw_cards(self, seat, draws + self.income(seat, e.DRAW))
        self.push_decision(c.ASK_MAIN, seat, 0, 0)
        self.push_decision(c.ASK_INSTANT, self.next_seat(seat), self.layout.seats - 2, 0)

    def suffer_mark(self, seat: i64) -> None:
        """Subtract the loss of a mark at the start of a turn; discard the mark after its last turn (M2)."""
        if self.cells[MARK_LEFT + seat] == 0:
            return
        mark = self.card_in(self.of(FRONT, seat), 0)
        self.change_pool(seat % 2, -self.known.find(mark, e.MARK).value(1))
        self.cells[MARK_LEFT + seat] -= 1
        if self.cells[MARK_LEFT + seat] == 0:
            self.pour(self.of(FRONT, seat), DISCARD_PILE)

    def income(self, seat: i64, op: i64) -> i64:
        """Return the Iros or cards that role and artefacts give in the initial phase."""
        total: i64 = 0
        if self.level(seat) > 0:
            total += self.known.sum_of(self.role(seat), op, e.INITIAL, self.level(seat))
        zone = self.of(ARTEFACTS, seat)
        k: i64 = 0
        while k < self.size(zone):
            total += self.known.sum_of(self.card_in(zone, k), op, e.INITIAL, 1)
            k += 1
        return total

    def end_turn(self, seat: i64) -> None:
        take_back(self, seat)
        self.pop_decision()
        self.tell(TURN_ENDED, seat, 0, 0, 0)
        self.begin_turn(self.next_seat(seat))

    # ---- applying actions ----------------------------------------------------------------------

    def advance(self, action: i64) -> None:
        top = self.frame()
        kind = self.cells[top]
        seat = self.cells[top + 1]
        if kind == c.ASK_MAIN:
            self.act(seat, action)
        elif kind == c.ASK_FINAL:
            self.act_in_final(seat, action)
        elif kind == c.ASK_SEAL:
            self.seal(seat, action - c.LAY)
        elif kind == c.ASK_MAGIC:
            self.act_in_magic(seat, action)
        elif kind == c.ASK_INSTANT:
            self.act_at_once(seat, action)
        elif kind == c.ASK_ANTIMAGIC:
            if action == c.PASS:
                window_passed(self)
            else:
                counter(self, seat, action - c.COUNTER)
        elif kind == c.ASK_PORTAL:
            self.act_in_portal(seat, action)
        else:
            self.settle(kind, seat, action)
        self.carry_on()

    def act(self, seat: i64, action: i64) -> None:
        """Apply an action of a main phase (ST-3, ST-4)."""
        if action < c.PLAY_DOWN:
            play(self, seat, action // c.SUBS, action % c.SUBS)
        elif action < c.SHARE:
            face = face_with(self.known, e.CHAIN)
            self.remove(self.of(HAND, seat), face)
            cast(self, seat, face, action)
        elif action < c.BUY:
            share(self, seat, (action - c.SHARE) // c.SEATS, (action - c.SHARE) % c.SEATS)
        elif action < c.SUPPORT:
            buy(self, seat, (action - c.BUY) // c.FACES, (action - c.BUY) % c.FACES)
        elif action < c.TURN_UP:
            support(self, seat, (action - c.SUPPORT) // c.SEATS, (action - c.SUPPORT) % c.SEATS)
        elif action < c.BANISH:
            turn_up(self, seat, action - c.TURN_UP)
        elif action < c.ATTACK:
            self.use_power(seat, action)
        elif action < c.EXCHANGE:
            declare_attack(self, seat, action - c.ATTACK)
        else:
            self.cells[PHASE] = FINAL_PHASE
            self.pop_decision()
            self.push_decision(c.ASK_FINAL, seat, 0, 0)

    def use_power(self, seat: i64, action: i64) -> None:
        if action < c.BANISH_DOWN:
            banish(self, (action - c.BANISH) // c.KINDS, 0, (action - c.BANISH) % c.KINDS)
        elif action < c.SMASH:
            banish(self, (action - c.BANISH_DOWN) // c.SLOTS, 1, (action - c.BANISH_DOWN) % c.SLOTS)
        elif action < c.CYCLE:
            smash(self, (action - c.SMASH) // c.KINDS, (action - c.SMASH) % c.KINDS)
        elif action < c.FETCH:
            cycle(self, seat, action - c.CYCLE)
        elif action < c.RECOVER:
            fetch(self, seat, action - c.FETCH)
        elif action < c.LOOK:
            recover(self, seat, action - c.RECOVER)
        elif action < c.BREATHE:
            look(self, seat, (action - c.LOOK) // c.SLOTS, (action - c.LOOK) % c.SLOTS)
        elif action < c.SACRIFICE:
            breathe(self, seat, (action - c.BREATHE) // c.KINDS, (action - c.BREATHE) % c.KINDS)
        elif action < c.SACRIFICE_DOWN:
            sacrifice(self, seat, 0, action - c.SACRIFICE)
        else:
            sacrifice(self, seat, 1, action - c.SACRIFICE_DOWN)

    def act_in_final(self, seat: i64, action: i64) -> None:
        """Apply an action of the final phase (ST-5, ST-6)."""
        if action == c.END_TURN:
            self.end_turn(seat)
        elif action < c.BUY:
            share(self, seat, (action - c.SHARE) // c.SEATS, (action - c.SHARE) % c.SEATS)
        elif action < c.LAY:
            exchange(self, seat, (action - c.EXCHANGE) // c.FACES, (action - c.EXCHANGE) % c.FACES)
        elif action < c.DISCARD_CARD:
            self.cells[self.frame() + 2] = 1
            lay(self, seat, action - c.LAY)
        else:
            self.cells[self.frame() + 2] = 1
            discard(self, seat, action - c.DISCARD_CARD)

    def act_in_magic(self, seat: i64, action: i64) -> None:
        """Apply an action of the magic round (SB-3)."""
        if action == c.PASS:
            magic_passed(self)
            return
        play(self, seat, action // c.SUBS, action % c.SUBS)
        if self.known.category[action // c.SUBS] == e.BLESSING:
            magic_played(self)

    def act_at_once(self, seat: i64, action: i64) -> None:
        """Apply an action of an Istantanea window (SY-2).

        At the start of a turn all others are asked, clockwise; before a curse, the target's side.
        """
        if action != c.PASS:
            play(self, seat, action // c.SUBS, action % c.SUBS)
        top = self.frame()
        before_curse = self.cells[top + 3] == 1
        if before_curse:
            window_passed(self)
        elif self.cells[top + 2] > 0:
            self.cells[top + 1] = self.next_seat(seat)
            self.cells[top + 2] -= 1
        else:
            self.pop_decision()

    def act_in_portal(self, seat: i64, action: i64) -> None:
        """Move one creature through the portal, or close it (I12)."""
        if action == c.DONE:
            self.pop_decision()
        elif action < c.PORTAL_HOME:
            pass_creature(self, seat, (action - c.PORTAL_TO) // c.SEATS, (action - c.PORTAL_TO) % c.SEATS)
        else:
            place = 0 if action < c.PORTAL_HOME_DOWN else i64(1)
            what = action - (c.PORTAL_HOME if place == 0 else c.PORTAL_HOME_DOWN)
            mark = EVERYBODY if place == 0 else self.mark_in(self.of(DOWN, seat), what)
            face = take_creature(self, seat, place, what)
            self.put_marked(self.of(HAND, seat), face, mark)
            self.tell(RETURNED, seat, face if place == 0 else e.NONE, 0, 0)
            self.cells[self.frame() + 2] -= 1

    def settle(self, kind: i64, seat: i64, action: i64) -> None:
        """Apply a choice that completes a card or a combat."""
        from_market = self.cells[self.frame() + 2] == 0
        self.pop_decision()
        if kind == c.ASK_ESCORT:
            if action == c.ESCORT:
                step_in(self)
            carry_out_hit(self)
        elif kind == c.ASK_RETURN:
            return_from_market(self, self.cells[HIT], action - c.RETURN_CARD)
            finish_hit(self)
        elif kind == c.ASK_CHOOSE_CARD:
            self.take_spoil(seat, action - c.CHOOSE_CARD, from_market)
        else:
            place = 0 if action < c.CHOOSE_DOWN else i64(1)
            what = action - (c.CHOOSE if place == 0 else c.CHOOSE_DOWN)
            if kind == c.ASK_GIVE_UP:
                lose(self, seat, place, what)
            else:
                hit_destroy(self, self.cells[LOSING], place, what, BY_PLUNDER)

    def take_spoil(self, seat: i64, face: i64, from_market: bool) -> None:
        """Take a card from the loser's market (P9), or discard an artefact of the loser (P15)."""
        loser = self.cells[LOSING]
        if from_market:
            self.remove(self.of(MARKET, loser), face)
            self.put_marked(self.of(HAND, seat), face, EVERYBODY)
            self.tell(FETCHED, seat, face, loser, 0)
        else:
            self.remove(self.of(ARTEFACTS, loser), face)
            self.put(DISCARD_PILE, face)
            self.tell(DISCARDED, loser, face, 0, 0)

    # ---- automatic steps -----------------------------------------------------------------------

    def carry_on(self) -> None:
        """Continue until a player has a decision."""
        while not self.ended() and self.cells[self.frame()] == c.ASK_MAIN and self.cells[STAGE] != NO_COMBAT:
            next_stage(self)

    def ended(self) -> bool:
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
        self.tell(ENDED, winner, ending, 0, 0)
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
        return self.enemies(seat, other)

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
        return float(worth(self, seat)) / 100.0


def deal_signori(
    game: "Game", layout: Layout, known: Cards, options: Options, rng: Rng, listen: bool
) -> SignoriState:
    """Return a newly dealt game with its first decision."""
    state = SignoriState(game, layout, known, options, empty_cells(layout), empty_cards(layout), rng)
    if listen:
        state.listen()
    state.deal()
    return state
