"""The actions of I Signori dei Draghi in the order of their codes, and the decisions that offer them.

Here are the attack, the changes of phase and the answers to questions; `plays`, `powers` and `trade` have
the others.
"""

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from dragonhall.core.layout import SEAT_BIT
from dragonhall.core.moves import LEGAL, NO_ACTION, Choices, DecisionKind, Move, Things
from dragonhall.games.signori.rules import declaration as d
from dragonhall.games.signori.rules import vocabulary as e
from dragonhall.games.signori.rules.card_play import may_interrupt, pass_instant, pass_window
from dragonhall.games.signori.rules.combat import declare_attack, pass_magic, take_plundered_card
from dragonhall.games.signori.rules.combat_totals import can_attack
from dragonhall.games.signori.rules.creatures import (
    apply_hit,
    finish_hit,
    hit_creature,
    lose_creature,
    return_from_market,
    substitute_escort,
    turn_up,
)
from dragonhall.games.signori.rules.move_shapes import CardMove, Names, OwnCreature, SignoriMove
from dragonhall.games.signori.rules.plays import Counter, Play, PlayOnFaceDown
from dragonhall.games.signori.rules.powers import Breathe, Cycle, Fetch, Look, Recover, Sacrifice, Strike
from dragonhall.games.signori.rules.state import SignoriState
from dragonhall.games.signori.rules.trade import (
    Buy,
    Discard,
    EndTurn,
    Exchange,
    Lay,
    PortalHome,
    Send,
    Share,
    Support,
)


@final
class Attack(SignoriMove):
    """Attack an opponent: once a turn, in the first main phase (ST-4, SB-1)."""

    def exists(self, variant: i64) -> bool:
        return variant < self.seats

    def refusal(self, state: SignoriState, seat: i64, variant: i64) -> i64:
        if not state.are_enemies(seat, variant):
            return d.NOT_AN_OPPONENT
        if state.cells[d.ATTACKED] == 1 or state.cells[d.PHASE] != d.MAIN_1:
            return d.ATTACKED_ALREADY
        if state.cells[d.TURNS] <= state.layout.seats and not state.options.attack_in_first_turn:
            return d.FIRST_TURN
        if state.cells[d.SAFE + variant] == 1:
            return d.TRUCE
        return LEGAL if can_attack(state, seat) else d.NO_ATTACKER

    def perform(self, state: SignoriState, seat: i64, variant: i64) -> None:
        declare_attack(state, seat, variant)

    def things(self, variant: int) -> Things:
        return [("verb", "attack"), ("victim", self.names.seats[variant])]


@final
class Call(SignoriMove):
    """Say that one wants to play an instant while another player decides (SY-5). A variant is the seat."""

    def __init__(self, names: Names) -> None:
        super().__init__("call", d.SEATS, names)

    def exists(self, variant: i64) -> bool:
        return variant < self.seats

    def refusal(self, state: SignoriState, seat: i64, variant: i64) -> i64:
        if seat >= self.seats:
            return NO_ACTION
        decision = state.decision_kind()
        if decision == d.ASK_SEAL:
            return d.SEAL_FIRST
        if state.cells[d.LOCK] == 1:
            return d.LOCKED
        if (state.cells[d.CALLS] | state.cells[d.CALLED_IN_VAIN]) & SEAT_BIT[seat] != 0:
            return d.CALLED_ALREADY
        return d.OWN_DECISION if seat == state.seat_to_act() and may_interrupt(state) else LEGAL

    def perform(self, state: SignoriState, seat: i64, variant: i64) -> None:
        state.cells[d.CALLS] |= SEAT_BIT[seat]
        state.emit(d.CALLED, seat)

    def things(self, variant: int) -> Things:
        return [("verb", "call"), ("caster", self.names.seats[variant])]


@final
class TurnUp(OwnCreature):
    """Turn a creature into attack position (SC-3)."""

    def perform(self, state: SignoriState, seat: i64, variant: i64) -> None:
        turn_up(state, seat, variant)


@final
class ToFinal(SignoriMove):
    """Begin the final phase."""

    def perform(self, state: SignoriState, seat: i64, variant: i64) -> None:
        state.cells[d.PHASE] = d.FINAL_PHASE
        state.pop_decision()
        state.push_decision(d.ASK_FINAL, seat)


@final
class Pass(SignoriMove):
    """Play nothing, in a combat (SB-3) or in a window for responses (SG-2, SY-2)."""

    def perform(self, state: SignoriState, seat: i64, variant: i64) -> None:
        decision = state.decision_kind()
        if decision == d.ASK_MAGIC:
            pass_magic(state)
        elif decision == d.ASK_INSTANT:
            pass_instant(state, seat)
        else:
            pass_window(state)


@final
class Escort(SignoriMove):
    """Choose whether the escort is hit in place of another creature (SCORTA)."""

    def __init__(self, name: str, names: Names, substitutes: bool) -> None:
        super().__init__(name, 1, names)
        self.substitutes = substitutes

    def perform(self, state: SignoriState, seat: i64, variant: i64) -> None:
        state.pop_decision()
        if self.substitutes:
            substitute_escort(state)
        apply_hit(state)


@final
class ReturnCard(CardMove):
    """Return a card from a full market, to which a creature is banished (SR-5)."""

    def zone(self, state: SignoriState, seat: i64) -> i64:
        return state.zone_of(d.MARKET, state.cells[d.HIT])

    def perform(self, state: SignoriState, seat: i64, variant: i64) -> None:
        state.pop_decision()
        return_from_market(state, state.cells[d.HIT], variant)
        finish_hit(state)


@final
class Choose(OwnCreature):
    """Choose a creature to destroy: of the loser after a combat, or to give one up (E6)."""

    def owner(self, state: SignoriState, seat: i64) -> i64:
        return seat if state.decision_kind() == d.ASK_GIVE_UP else state.cells[d.LOSING]

    def perform(self, state: SignoriState, seat: i64, variant: i64) -> None:
        giving_up = state.decision_kind() == d.ASK_GIVE_UP
        state.pop_decision()
        if giving_up:
            lose_creature(state, seat, self.position, variant)
        else:
            hit_creature(state, state.cells[d.LOSING], self.position, variant, d.DESTROYED, d.BY_PLUNDER)


@final
class ChooseCard(CardMove):
    """Choose a card of the loser: from the market (P9), or an artefact (P15)."""

    def zone(self, state: SignoriState, seat: i64) -> i64:
        return state.zone_of(d.MARKET if state.note() == 0 else d.ARTEFACTS, state.cells[d.LOSING])

    def perform(self, state: SignoriState, seat: i64, variant: i64) -> None:
        from_market = state.note() == 0
        state.pop_decision()
        take_plundered_card(state, seat, variant, from_market)


@final
class ClosePortal(SignoriMove):
    def perform(self, state: SignoriState, seat: i64, variant: i64) -> None:
        state.pop_decision()


@final
class ByPlayer(Move[SignoriState]):
    """Lists what concerns one player together: their market, an attack on them, support for them."""

    def __init__(self, buy: Buy, attack: Attack, support: Support) -> None:
        super().__init__("", 0)
        self.buy = buy
        self.attack = attack
        self.support = support

    def append_legal(self, state: SignoriState, seat: i64, buffer: vec[i64], total: i64) -> i64:
        for other in range(state.layout.seats):
            total = self.buy.append_from(state, seat, other, buffer, total)
            if self.attack.refusal(state, seat, other) == LEGAL:
                buffer[total] = self.attack.first + other
                total += 1
            if state.are_mates(seat, other):
                total = self.support.append_to(state, seat, other, buffer, total)
        return total


@final
class PhaseDecision(DecisionKind):
    """A decision at which one move that is not possible has a refusal of its own."""

    def __init__(
        self,
        kind: int,
        otherwise: int,
        moves: "list[Move[Any]]",
        listed: "list[Move[Any]]",
        excluded: "Move[Any]",
        refusal: int,
    ) -> None:
        super().__init__(kind, otherwise, moves, listed)
        self.excluded = excluded
        self.refusal: i64 = refusal

    def refusal_of_other(self, move: "Move[Any]") -> i64:
        return self.refusal if move is self.excluded else self.otherwise


def signori_choices(names: Names) -> Choices:
    """Return the actions of the game, in the order of their codes, and the decisions that offer them."""
    play = Play(names)
    play_down = PlayOnFaceDown(names, play)
    share, buy = Share(names), Buy(names)
    support = Support("support", names, "card")
    turn_up = TurnUp("turn-up", names, d.FACE_DOWN)
    banish = Strike("banish", names, d.FACE_UP, e.BANISH, d.TO_MARKET)
    banish_down = Strike("banish", names, d.FACE_DOWN, e.BANISH, d.TO_MARKET)
    smash = Strike("smash", names, d.FACE_UP, e.DESTROY, d.DESTROYED)
    smash_down = Strike("smash", names, d.FACE_DOWN, e.DESTROY, d.DESTROYED)
    cycle, fetch, recover = Cycle(names), Fetch(names), Recover(names)
    look = Look("look", names, d.FACE_DOWN)
    breathe = Breathe("breathe", names, d.FACE_UP)
    sacrifice = Sacrifice("sacrifice", names, d.FACE_UP)
    sacrifice_down = Sacrifice("sacrifice", names, d.FACE_DOWN)
    attack = Attack("attack", d.SEATS, names)
    exchange = Exchange(names)
    lay = Lay("lay", names, d.NOT_IN_HAND)
    discard = Discard("discard", names, d.NOT_IN_HAND)
    counter = Counter("counter", names, d.NOT_IN_HAND)
    return_card = ReturnCard("return", names, d.NOT_IN_MARKET)
    choose, choose_down = Choose("choose", names, d.FACE_UP), Choose("choose", names, d.FACE_DOWN)
    choose_card = ChooseCard("take", names, d.NO_SUCH_TARGET)
    send = Send("send", names, "creature")
    home, home_down = PortalHome("home", names, d.FACE_UP), PortalHome("home", names, d.FACE_DOWN)
    pass_, to_final = Pass("pass", 1, names), ToFinal("final", 1, names)
    end_turn = EndTurn("end", 1, names)
    escort, suffer = Escort("escort", names, True), Escort("suffer", names, False)
    done = ClosePortal("done", 1, names)
    powers: list[Move[Any]] = [banish, banish_down, smash, cycle, fetch, recover, look, breathe]
    powers += [sacrifice, sacrifice_down]
    moves: list[Move[Any]] = [play, play_down, share, buy, support, turn_up, *powers, attack, exchange, lay]
    moves += [discard, counter, return_card, choose, choose_down, choose_card, send, home, home_down]
    moves += [pass_, to_final, end_turn, escort, suffer, done, smash_down]
    call = Call(names)
    own_turn: list[Move[Any]] = [share, banish, banish_down, smash, smash_down, cycle, recover, look]
    own_turn += [sacrifice, sacrifice_down]
    in_combat = [pass_, play, play_down, *own_turn]
    decisions: list[DecisionKind] = [
        DecisionKind(d.ASK_SEAL, d.SEAL_FIRST, [lay]),
        PhaseDecision(  # actions come in any order and number (ST-3, ST-4); the exchange comes later
            d.ASK_MAIN,
            d.NOT_NOW,
            [to_final, play, play_down, share, buy, attack, support, turn_up, *powers, smash_down],
            [to_final, play, play_down, share, ByPlayer(buy, attack, support), turn_up, *powers],
            exchange,
            d.EXCHANGE_LATER,
        ),
        DecisionKind(d.ASK_INSTANT, d.ANSWER_FIRST, [pass_, play, play_down]),
        PhaseDecision(d.ASK_MAGIC, d.ANSWER_FIRST, in_combat, in_combat, support, d.NO_SUPPORT_IN_COMBAT),
        DecisionKind(d.ASK_ANTIMAGIC, d.ANSWER_FIRST, [pass_, counter, play, play_down]),
        DecisionKind(d.ASK_ESCORT, d.ANSWER_FIRST, [escort, suffer]),
        DecisionKind(d.ASK_RETURN, d.ANSWER_FIRST, [return_card]),
        DecisionKind(d.ASK_GIVE_UP, d.ANSWER_FIRST, [choose, choose_down]),
        DecisionKind(d.ASK_CHOOSE_CREATURE, d.ANSWER_FIRST, [choose, choose_down]),
        DecisionKind(d.ASK_CHOOSE_CARD, d.ANSWER_FIRST, [choose_card]),
        DecisionKind(d.ASK_PORTAL, d.ANSWER_FIRST, [done, send, home, home_down]),
        DecisionKind(d.ASK_FINAL, d.NOT_NOW, [end_turn, *own_turn, play, play_down, exchange, lay, discard]),
    ]
    return Choices([*moves, call], decisions, call)
