"""Combat: from the attack through the magic round to the plunder (SB-1 to SB-6, SC-3, SE-1)."""

from mypy_extensions import i64

from dragonhall.games.signori.rules import vocabulary as e
from dragonhall.games.signori.rules.card_effects import Effect
from dragonhall.games.signori.rules.combat_totals import attack_total, defence_total
from dragonhall.games.signori.rules.creatures import combat_winner, hit_extreme, turn_up
from dragonhall.games.signori.rules.declaration import (
    ARTEFACTS,
    ASK_CHOOSE_CARD,
    ASK_CHOOSE_CREATURE,
    ASK_GIVE_UP,
    ASK_MAGIC,
    ATTACK_DECLARED,
    ATTACKED,
    ATTACKER,
    CLEARING,
    COMBAT,
    COMBAT_WON,
    COMPARE,
    DEFENDER,
    DESTROYED,
    DIFFERENCE,
    DISCARD_PILE,
    DOWN,
    FETCHED,
    GEAR_PLACE,
    GIVING_UP,
    LOCK,
    LOSING,
    MAGIC,
    MAIN_2,
    MARKET,
    NEXT_EFFECT,
    NO_COMBAT,
    NONE,
    PHASE,
    PLUNDER_DRAWN,
    PLUNDER_EFFECTS,
    PLUNDER_PILE,
    PLUNDERED,
    PLUNDERING,
    SAFE,
    SIDE,
    SPOILS,
    STAGE,
    TO_WINNER,
    TOTALS,
    TRUCE_MADE,
    WINNER_BONUSES,
)
from dragonhall.games.signori.rules.field_state import FieldState, discard_random, draw_cards, steal_random


def declare_attack(state: FieldState, attacker: i64, defender: i64) -> None:
    """Turn up the defender's face-down creatures (SB-1, SC-3) and begin the magic round."""
    state.cells[ATTACKED] = 1
    state.cells[PHASE] = COMBAT
    state.cells[ATTACKER] = attacker
    state.cells[DEFENDER] = defender
    state.emit(ATTACK_DECLARED, attacker, defender)
    while state.size(state.zone_of(DOWN, defender)) > 0:
        turn_up(state, defender, 0)
    state.cells[STAGE] = MAGIC
    state.cells[SIDE] = 0
    if state.cells[LOCK] == 1:
        state.cells[STAGE] = COMPARE
    else:
        state.push_decision(ASK_MAGIC, attacker)


def pass_magic(state: FieldState) -> None:
    """Ask the next mate, then the other side; the round ends when both sides have passed (SB-3)."""
    asked = state.note() + 1
    if asked < state.team_size():
        state.pass_to(state.next_mate(state.seat_to_act()))
        state.set_note(asked)
        return
    passed = state.second_note() + 1
    if passed == 2:
        end_magic_round(state)
    else:
        ask_other_side(state, passed)


def ask_other_side(state: FieldState, passed: i64) -> None:
    """Let the other side play next, once the card that was played has taken effect or was stopped."""
    state.cells[SIDE] = 1 - state.cells[SIDE]
    state.pop_decision()
    state.push_decision(ASK_MAGIC, fighter(state), 0, passed)


def fighter(state: FieldState) -> i64:
    """Return the fighter whose side may play magic."""
    return state.cells[ATTACKER] if state.cells[SIDE] == 0 else state.cells[DEFENDER]


def end_magic_round(state: FieldState) -> None:
    state.pop_decision()
    state.cells[STAGE] = COMPARE


def run_combat_stage(state: FieldState) -> None:
    """Run one step: the end of a magic round after a Finale, or what follows the round."""
    stage = state.cells[STAGE]
    if stage == MAGIC:
        end_magic_round(state)  # after a Finale
    elif stage == COMPARE:
        compare_totals(state)
    elif stage == GIVING_UP:
        ask_to_give_up(state)
    elif stage == PLUNDERING:
        draw_plunder(state)
    elif stage == WINNER_BONUSES:
        apply_winner_bonuses(state)
    elif stage == PLUNDER_EFFECTS:
        run_next_plunder_effect(state)
    elif stage == CLEARING:
        clear_combat(state)


def compare_totals(state: FieldState) -> None:
    """Compare the totals (SB-2): a tie goes to the defender, unless a role or option says otherwise."""
    attacker = state.cells[ATTACKER]
    defender = state.cells[DEFENDER]
    attack = attack_total(state, attacker)
    defence = defence_total(state, defender, attacker)
    state.emit(TOTALS, attacker, attack, defender, defence)
    ties = state.options.tie_to_attacker or state.role_has(attacker, e.WIN_TIES)
    attacker_wins = attack > defence or (attack == defence and ties)
    state.cells[LOSING] = defender if attacker_wins else attacker
    state.cells[DIFFERENCE] = attack - defence if attack > defence else defence - attack
    state.cells[STAGE] = GIVING_UP
    state.emit(COMBAT_WON, combat_winner(state), state.cells[LOSING], state.cells[DIFFERENCE])


def ask_to_give_up(state: FieldState) -> None:
    """Let the loser destroy one of their creatures for each hammer (E6)."""
    loser = state.cells[LOSING]
    zone = state.zone_of(GEAR_PLACE, loser)
    hammers: i64 = 0
    for k in range(state.size(zone)):
        if state.faces.has_effect(state.card_in(zone, k), e.GIVE_UP):
            hammers += 1
    if state.cells[NEXT_EFFECT] < hammers and state.creature_count(loser) > 0:
        state.cells[NEXT_EFFECT] += 1
        state.push_decision(ASK_GIVE_UP, loser)
    else:
        state.cells[NEXT_EFFECT] = 0
        state.cells[STAGE] = PLUNDERING


def draw_plunder(state: FieldState) -> None:
    """Draw a plunder card for the winner; both pools change at the same time (SB-5, SE-1)."""
    if state.size(PLUNDER_PILE) == 0:
        state.move_all(PLUNDERED, PLUNDER_PILE)
        state.shuffle(PLUNDER_PILE)
    card = state.take_last(PLUNDER_PILE)
    state.put(PLUNDERED, card)
    winner = combat_winner(state)
    loser = state.cells[LOSING]
    state.emit(PLUNDER_DRAWN, winner, card)
    number = card - state.faces.first_plunder
    state.change_pool(winner % 2, state.faces.winner[number])
    state.change_pool(loser % 2, state.faces.loser[number])
    state.cells[SPOILS] = card
    state.cells[STAGE] = WINNER_BONUSES


def apply_winner_bonuses(state: FieldState) -> None:
    """Apply the bonuses of the winner's role (R4, R7)."""
    winner = combat_winner(state)
    loser = state.cells[LOSING]
    level = state.level(winner)
    if level > 0:
        role = state.role(winner)
        taken = state.faces.effect_sum(role, e.PLUNDER, e.WON, level)
        state.change_pool(loser % 2, -taken)
        state.change_pool(winner % 2, taken)
        if winner == state.cells[DEFENDER]:
            state.change_pool(winner % 2, state.faces.effect_sum(role, e.GAIN, e.WON_DEFENCE, level))
        steal = state.faces.effect_of(role, e.STEAL)
        if steal.op == e.STEAL and level >= steal.at:
            steal_random(state, winner, loser)
    state.cells[STAGE] = PLUNDER_EFFECTS


def run_next_plunder_effect(state: FieldState) -> None:
    """Run the next effect of the plunder card."""
    card = state.cells[SPOILS]
    k = state.faces.first_effect[card] + state.cells[NEXT_EFFECT]
    if k >= state.faces.first_effect[card + 1]:
        state.cells[STAGE] = CLEARING
        return
    state.cells[NEXT_EFFECT] += 1
    run_plunder_effect(state, state.faces.effects[k])


def run_plunder_effect(state: FieldState, effect: Effect) -> None:
    winner = combat_winner(state)
    loser = state.cells[LOSING]
    who = loser if effect.who == e.LOSER else winner
    if effect.op == e.DRAW:
        plunder_draw(state, effect, who)
    elif effect.op == e.DISCARD:
        discard_random(state, who, effect.value(1))
    elif effect.op == e.LOSE:
        state.change_pool(who % 2, -plunder_amount(state, effect, who))
    elif effect.op == e.TRUCE:
        state.cells[SAFE + who] = 1
        state.emit(TRUCE_MADE, who)
    elif effect.op == e.DESTROY and effect.which == e.CHOSEN:
        if state.creature_count(loser) > 0:
            state.push_decision(ASK_CHOOSE_CREATURE, winner)
    elif effect.op == e.DESTROY:
        hit_extreme(state, who, effect.which == e.STRONGEST, DESTROYED)
    elif effect.op == e.DESERT:
        hit_extreme(state, loser, effect.which == e.STRONGEST, TO_WINNER)  # or destroyed, see finish_hit
    elif effect.op == e.FETCH:
        if state.size(state.zone_of(MARKET, loser)) > 0:
            state.push_decision(ASK_CHOOSE_CARD, winner)
    elif effect.op == e.BREAK:
        if state.size(state.zone_of(ARTEFACTS, loser)) > 0:
            state.push_decision(ASK_CHOOSE_CARD, winner, 1)
        else:
            state.change_pool(loser % 2, -effect.otherwise)


def plunder_draw(state: FieldState, effect: Effect, who: i64) -> None:
    draw_cards(state, who, effect.value(1))
    if effect.who == e.WINNERS:
        for step in range(2, state.layout.seats, 2):
            draw_cards(state, state.seat_after(who, step), effect.value(1))


def plunder_amount(state: FieldState, effect: Effect, who: i64) -> i64:
    amount = effect.value(1)
    if effect.per == e.PER_DIFFERENCE:
        amount += effect.each * state.cells[DIFFERENCE]
    elif effect.per == e.PER_CREATURE:
        amount += effect.each * state.creature_count(who)
    return effect.most if effect.most > 0 and amount > effect.most else amount


def take_plundered_card(state: FieldState, seat: i64, face: i64, from_market: bool) -> None:
    """Take a card from the loser's market (P9), or discard an artefact of the loser (P15)."""
    loser = state.cells[LOSING]
    if from_market:
        state.remove(state.zone_of(MARKET, loser), face)
        state.add_to_hand(seat, face)
        state.emit(FETCHED, seat, face, loser)
    else:
        state.remove(state.zone_of(ARTEFACTS, loser), face)
        state.discard(loser, face)


def clear_combat(state: FieldState) -> None:
    """Discard all equipment and begin main phase 2 (SB-4)."""
    for seat in range(state.layout.seats):
        state.move_all(state.zone_of(GEAR_PLACE, seat), DISCARD_PILE)
    state.cells[ATTACKER] = NONE
    state.cells[DEFENDER] = NONE
    state.cells[LOSING] = NONE
    state.cells[SPOILS] = NONE
    state.cells[DIFFERENCE] = 0
    state.cells[NEXT_EFFECT] = 0
    state.cells[SIDE] = 0
    state.cells[STAGE] = NO_COMBAT
    state.cells[PHASE] = MAIN_2
