import { describe, expect, it } from 'vitest';
import { Narrowing } from '$lib/table/narrowing';
import type { LegalAction, Preview, Sight, Thing } from '$lib/api/wire';
import { creatureMeanings, creaturesOf, cardId, combatView, fromDiscards, expandedSeats, membersOf, offersAny, seatMeanings, sidesOf, marketMeanings } from './model';
import type { SignoriComponents, SignoriForeseen, SignoriTypes } from './types';

const components = {
  players: 4,
  seats: ['a1', 'b1', 'a2', 'b2'].map((seat) => ({ seat, team: seat[0]! })),
  teams: ['a', 'b'],
  board: { phases: [], hand_limit: 5, market_places: 4, artefact_places: 2, top_level: 3, pool: 50000 },
  cards: {
    C1: { title: 'Goblin Predone', category: 'creature', attack: 2, defence: 1, level: 0 },
    E9: { title: 'Lama del Destino', category: 'equipment', attacking: 4, defending: 4 },
  },
} as unknown as SignoriComponents;

const side = (seat: string, total: number) => ({ seat, total, lines: [] });
const sight = {
  picture: { down: { a1: ['C1@a1', '?'] }, losing: 'b1', attacker: 'a1', defender: 'b1', active: 'a1' },
  counted: { creatures: { a1: { C1: [2, 3, 1, 0] } }, combat: { attacker: side('a1', 30), defender: side('b1', 31), behind: 'a1', needs: 2 } },
  question: { seat: 'a1', kind: 'magic', sentence: '' },
} as unknown as Sight<SignoriTypes>;

const preview = (foreseen: SignoriForeseen): Preview<SignoriTypes> => ({ type: 'preview', id: '', action: '', events: [], lines: [], foreseen });
const narrowingOf = (legal: readonly LegalAction[]): Narrowing => new Narrowing(legal, [], ['verb', 'owner']);
const act = (...path: Thing[]): LegalAction => ({ text: path.map(([, name]) => name).join(' '), path, remark: '' });

describe('sides', () => {
  it('have the viewer on the left, for spectators the first seat', () => {
    expect(sidesOf(components, 'b2')).toEqual({ left: 'b', right: 'a' });
    expect(sidesOf(components, null)).toEqual({ left: 'a', right: 'b' });
    expect(membersOf(components, 'b', 'b2')).toEqual(['b2', 'b1']);
  });

  it('show the viewer and the fighting seats first if space is limited', () => {
    expect(expandedSeats(['a1', 'a2'], sight, 'a2', 1)).toEqual(new Set(['a2']));
    expect(expandedSeats(['b2', 'b1'], sight, 'a2', 1)).toEqual(new Set(['b1']));
    expect(expandedSeats(['b2', 'b1'], sight, 'a2', 2)).toEqual(new Set(['b1', 'b2']));
  });
});

describe('creatures', () => {
  it('are grouped face up, and listed by slot face down', () => {
    const creatures = creaturesOf(sight, components, 'a1');
    expect(creatures.map(({ card, up, count, slot }) => [card, up, count, slot])).toEqual([
      ['C1', true, 2, 0],
      ['C1', false, 1, 1],
      ['?', false, 1, 2],
    ]);
    expect(creatures[2]).toMatchObject({ attack: 0, defence: 0 });
    expect(cardId('C1*')).toBe('C1');
  });

  it('can be selected as victims or for actions of their owner', () => {
    const [up, down] = creaturesOf(sight, components, 'a1');
    const legal = [
      act(['verb', 'turn-up'], ['slot', 'down-1']),
      act(['verb', 'support'], ['card', 'C1'], ['mate', 'a2']),
      act(['verb', 'banish'], ['victim', 'b1'], ['creature', 'C1']),
    ];
    const narrowing = narrowingOf(legal);
    expect(narrowing.select(...creatureMeanings(down!, 'a1', sight, 'a1'))!.action!.text).toBe('turn-up down-1');
    expect(narrowing.select(...creatureMeanings(up!, 'a1', sight, 'a1'))!.action!.text).toBe('support C1 a2');
    expect(narrowing.select(...creatureMeanings(up!, 'b1', sight, 'a1'))!.action!.text).toBe('banish b1 C1');
  });

  it('can be chosen only from the loser', () => {
    const [up] = creaturesOf(sight, components, 'a1');
    const asked = { ...sight, question: { seat: 'a1', kind: 'choose-creature', sentence: '' } } as Sight<SignoriTypes>;
    const narrowing = narrowingOf([act(['verb', 'choose'], ['creature', 'C1']), act(['verb', 'choose'], ['creature', 'C2'])]);
    expect(offersAny(narrowing, creatureMeanings(up!, 'b1', asked, 'a1'))).toBe(true);
    expect(offersAny(narrowing, creatureMeanings(up!, 'b2', asked, 'a1'))).toBe(false);
  });
});

it('equal cards in different markets are different choices', () => {
  const narrowing = narrowingOf([
    act(['verb', 'buy'], ['owner', 'b1'], ['card', 'C1']),
    act(['verb', 'buy'], ['owner', 'b2'], ['card', 'C1']),
    act(['verb', 'exchange'], ['card', 'E9'], ['taken', 'C1']),
  ]);
  expect(narrowing.select(...marketMeanings('C1', 'b2', 'a1'))!.action!.text).toBe('buy b2 C1');
  expect(narrowing.select(...marketMeanings('C1', 'a1', 'a1'))!.action!.text).toBe('exchange E9 C1');
});

it('a player can be selected as victim or as target', () => {
  const narrowing = narrowingOf([act(['verb', 'attack'], ['victim', 'b1']), act(['verb', 'play'], ['card', 'B1'], ['target', 'a2'])]);
  expect(narrowing.select(...seatMeanings('b1'))!.action!.text).toBe('attack b1');
  expect(narrowing.select(...seatMeanings('a2'))!.action!.text).toBe('play B1 a2');
});

it('offers cards to choose from the discards', () => {
  const recall = [act(['verb', 'play'], ['card', 'I5'], ['creature', 'C1']), act(['verb', 'play'], ['card', 'I5'], ['creature', 'C2'])];
  expect(fromDiscards(narrowingOf(recall))).toEqual([]);
  const chosen = narrowingOf(recall).select([['card', 'I5']])!;
  expect(fromDiscards(chosen).map(({ card }) => card)).toEqual(['C1', 'C2']);
  expect(chosen.select(...fromDiscards(chosen)[1]!.meanings)!.action!.text).toBe('play I5 C2');
});

describe('a combat', () => {
  it('has the side of the viewer on the left', () => {
    expect(combatView(sight, components, { left: 'a', right: 'b' }, null)).toMatchObject({ attacks: true, left: { total: 30 }, then: null });
    expect(combatView(sight, components, { left: 'b', right: 'a' }, null)).toMatchObject({ attacks: false, left: { total: 31 } });
  });

  it('previews the total after the chosen action', () => {
    const then = (attack: number): number | null => combatView(sight, components, { left: 'a', right: 'b' }, preview({ totals: { attack, defence: 31 } }))!.then;
    expect(then(34)).toBe(34);
    expect(then(30)).toBeNull();
    expect(combatView(sight, components, { left: 'a', right: 'b' }, preview({}))!.then).toBeNull();
  });
});
