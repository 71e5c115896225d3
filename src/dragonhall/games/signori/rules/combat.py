"""Combat: from the attack through the magic round to the plunder (SB-1 to SB-6)."""

from typing import Final

from mypy_extensions import i64

from dragonhall.games.signori.rules import cards as e
from dragonhall.games.signori.rules.action_codes import (
    ASK_CHOOSE_CARD,
    ASK_CHOOSE_CREATURE,
    ASK_GIVE_UP,
    ASK_MAGIC,
)
from dragonhall.games.signori.rules.combat_totals import attack_total, defence_total
from dragonhall.games.signori.rules.effects import discard_random, draw_cards, steal_random, turn_up
from dragonhall.games.signori.rules.field import (
    ARTEFACTS,
    ATTACK_DECLARED,
    ATTACKED,
    ATTACKER,
    COMBAT,
    COMBAT_WON,
    DEFENDER,
    DESTROYED,
    DIFFERENCE,
    DISCARD_PILE,
    DOWN,
    GEAR_PLACE,
    LOCK,
    LOSING,
    MAIN_2,
    MARKET,
    NEXT_EFFECT,
    PHASE,
    PLUNDER_DRAWN,
    PLUNDER_PILE,
    PLUNDERED,
    SAFE,
    SIDE,
    SPOILS,
    STAGE,
    TO_WINNER,
    TOTALS,
    TRUCE_MADE,
    Field,
)
from dragonhall.games.signori.rules.hits import hit_extreme, winner_of

# Stages.
NO_COMBAT: Final = 0
MAGIC: Final = 1
COMPARE: Final = 2
GIVING_UP: Final = 3
PLUNDERING: Final = 4
SPOILING: Final = 5
CLEARING: Final = 6
SHARING: Final = 7


def declare_attack(f: Field, attacker: i64, defender: i64) -> None:
    """Turn up the defender's face-down creatures (SB-1, SC-3) and begin the magic round."""
    f.cells[ATTACKED] = 1
    f.cells[PHASE] = COMBAT
    f.cells[ATTACKER] = attacker
    f.cells[DEFENDER] = defender
    f.tell(ATTACK_DECLARED, attacker, defender, 0, 0)
    while f.size(f.of(DOWN, defender)) > 0:
        turn_up(f, defender, 0)
    f.cells[STAGE] = MAGIC
    f.cells[SIDE] = 0
    if f.cells[LOCK] == 1:
        f.cells[STAGE] = COMPARE
    else:
        f.push_decision(ASK_MAGIC, attacker, 0, 0)


def magic_passed(f: Field) -> None:
    """Ask the next mate, then the other side; the round ends when both sides have passed (SB-3)."""
    top = f.frame()
    asked = f.cells[top + 2] + 1
    if asked < f.team_size():
        f.cells[top + 1] = f.next_mate(f.cells[top + 1])
        f.cells[top + 2] = asked
        return
    passed = f.cells[top + 3] + 1
    if passed == 2:
        end_magic(f)
    else:
        next_side(f, passed)


def magic_played(f: Field) -> None:
    """Let the other side respond to a card; a Finale ends the round."""
    if f.cells[LOCK] == 1:
        end_magic(f)
    else:
        next_side(f, 0)


def next_side(f: Field, passed: i64) -> None:
    top = f.frame()
    f.cells[SIDE] = 1 - f.cells[SIDE]
    f.cells[top + 1] = f.cells[ATTACKER] if f.cells[SIDE] == 0 else f.cells[DEFENDER]
    f.cells[top + 2] = 0
    f.cells[top + 3] = passed


def end_magic(f: Field) -> None:
    f.pop_decision()
    f.cells[STAGE] = COMPARE


def next_stage(f: Field) -> None:
    """Run one step after the magic round. Called while no decision is open."""
    stage = f.cells[STAGE]
    if stage == COMPARE:
        compare(f)
    elif stage == GIVING_UP:
        give_up(f)
    elif stage == PLUNDERING:
        draw_plunder(f)
    elif stage == SHARING:
        share_out(f)
    elif stage == SPOILING:
        next_spoil(f)
    elif stage == CLEARING:
        clear_combat(f)


def compare(f: Field) -> None:
    """Compare the totals (SB-2): a tie goes to the defender, unless a role or option says otherwise."""
    attacker = f.cells[ATTACKER]
    defender = f.cells[DEFENDER]
    attack = attack_total(f, attacker)
    defence = defence_total(f, defender, attacker)
    f.tell(TOTALS, attacker, attack, defender, defence)
    ties = f.options.tie_to_attacker or f.role_does(attacker, e.WIN_TIES)
    attacker_wins = attack > defence or (attack == defence and ties)
    f.cells[LOSING] = defender if attacker_wins else attacker
    f.cells[DIFFERENCE] = attack - defence if attack > defence else defence - attack
    f.cells[STAGE] = GIVING_UP
    f.tell(COMBAT_WON, winner_of(f), f.cells[LOSING], f.cells[DIFFERENCE], 0)


def give_up(f: Field) -> None:
    """Let the loser destroy one of their creatures for each hammer (E6)."""
    loser = f.cells[LOSING]
    zone = f.of(GEAR_PLACE, loser)
    hammers: i64 = 0
    k: i64 = 0
    while k < f.size(zone):
        if f.known.has(f.card_in(zone, k), e.GIVE_UP):
            hammers += 1
        k += 1
    if f.cells[NEXT_EFFECT] < hammers and f.creatures(loser) > 0:
        f.cells[NEXT_EFFECT] += 1
        f.push_decision(ASK_GIVE_UP, loser, 0, 0)
    else:
        f.cells[NEXT_EFFECT] = 0
        f.cells[STAGE] = PLUNDERING


def draw_plunder(f: Field) -> None:
    """Draw a plunder card for the winner; both pools change at the same time (SB-5, SE-1)."""
    if f.size(PLUNDER_PILE) == 0:
        f.pour(PLUNDERED, PLUNDER_PILE)
        f.shuffle(PLUNDER_PILE)
    card = f.take_last(PLUNDER_PILE)
    f.put(PLUNDERED, card)
    winner = winner_of(f)
    loser = f.cells[LOSING]
    f.tell(PLUNDER_DRAWN, winner, card, 0, 0)
    number = card - f.known.playing
    f.change_pool(winner % 2, f.known.winner[number])
    f.change_pool(loser % 2, f.known.loser[number])
    f.cells[SPOILS] = card
    f.cells[STAGE] = SHARING


def share_out(f: Field) -> None:
    """Apply the bonuses of the winner's role (R4, R7)."""
    winner = winner_of(f)
    loser = f.cells[LOSING]
    level = f.level(winner)
    if level > 0:
        role = f.role(winner)
        taken = f.known.sum_of(role, e.PLUNDER, e.WON, level)
        f.change_pool(loser % 2, -taken)
        f.change_pool(winner % 2, taken)
        if winner == f.cells[DEFENDER]:
            f.change_pool(winner % 2, f.known.sum_of(role, e.GAIN, e.WON_DEFENCE, level))
        steal = f.known.find(role, e.STEAL)
        if steal.op == e.STEAL and level >= steal.at:
            steal_random(f, winner, loser)
    f.cells[STAGE] = SPOILING


def next_spoil(f: Field) -> None:
    """Run the next effect of the plunder card."""
    card = f.cells[SPOILS]
    k = f.known.first_effect[card] + f.cells[NEXT_EFFECT]
    if k >= f.known.first_effect[card + 1]:
        f.cells[STAGE] = CLEARING
        return
    f.cells[NEXT_EFFECT] += 1
    run_spoil(f, f.known.effects[k])


def run_spoil(f: Field, effect: e.Effect) -> None:
    winner = winner_of(f)
    loser = f.cells[LOSING]
    who = loser if effect.who == e.LOSER else winner
    if effect.op == e.DRAW:
        spoil_draw(f, effect, who)
    elif effect.op == e.DISCARD:
        discard_random(f, who, effect.value(1))
    elif effect.op == e.LOSE:
        f.change_pool(who % 2, -spoil_amount(f, effect, who))
    elif effect.op == e.TRUCE:
        f.cells[SAFE + who] = 1
        f.tell(TRUCE_MADE, who, 0, 0, 0)
    elif effect.op == e.DESTROY and effect.which == e.CHOSEN:
        if f.creatures(loser) > 0:
            f.push_decision(ASK_CHOOSE_CREATURE, winner, 0, 0)
    elif effect.op == e.DESTROY:
        hit_extreme(f, who, effect.which == e.STRONGEST, DESTROYED)
    elif effect.op == e.DESERT:
        hit_extreme(f, loser, effect.which == e.STRONGEST, TO_WINNER)  # or destroyed, see finish_hit
    elif effect.op == e.FETCH:
        if f.size(f.of(MARKET, loser)) > 0:
            f.push_decision(ASK_CHOOSE_CARD, winner, 0, 0)
    elif effect.op == e.BREAK:
        if f.size(f.of(ARTEFACTS, loser)) > 0:
            f.push_decision(ASK_CHOOSE_CARD, winner, 1, 0)
        else:
            f.change_pool(loser % 2, -effect.otherwise)


def spoil_draw(f: Field, effect: e.Effect, who: i64) -> None:
    draw_cards(f, who, effect.value(1))
    if effect.who == e.WINNERS:
        mate = f.next_mate(who)
        while mate != who:
            draw_cards(f, mate, effect.value(1))
            mate = f.next_mate(mate)


def spoil_amount(f: Field, effect: e.Effect, who: i64) -> i64:
    amount = effect.value(1)
    if effect.per == e.PER_DIFFERENCE:
        amount += effect.each * f.cells[DIFFERENCE]
    elif effect.per == e.PER_CREATURE:
        amount += effect.each * f.creatures(who)
    return effect.most if effect.most > 0 and amount > effect.most else amount


def clear_combat(f: Field) -> None:
    """Discard all equipment and begin main phase 2 (SB-4)."""
    seat: i64 = 0
    while seat < f.layout.seats:
        f.pour(f.of(GEAR_PLACE, seat), DISCARD_PILE)
        seat += 1
    f.cells[ATTACKER] = e.NONE
    f.cells[DEFENDER] = e.NONE
    f.cells[LOSING] = e.NONE
    f.cells[SPOILS] = e.NONE
    f.cells[DIFFERENCE] = 0
    f.cells[NEXT_EFFECT] = 0
    f.cells[SIDE] = 0
    f.cells[STAGE] = NO_COMBAT
    f.cells[PHASE] = MAIN_2
