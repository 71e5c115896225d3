import { expect, it } from 'vitest';
import { gameUi } from '.';
import { components, sight } from './fixture';
import { contentOf, groupEqual, handZone, seatRows, splitName, tablesOf, valuesOf } from './model';
import { suitOf } from './suits';

it('finds the open and hidden cards of common zones and of seats', () => {
  const [draw, fire, , hand] = components.board.zones;
  expect(contentOf(sight, draw!)).toEqual({ faces: [], hidden: 3 });
  expect(contentOf(sight, fire!).faces).toEqual(['flame-3', 'flame-3', 'well', 'flame-3']);
  expect(contentOf(sight, hand!, 'b')).toEqual({ faces: [], hidden: 2 });
});

it('groups equal neighbours only', () => {
  expect(groupEqual(['b', 'b', 'a', 'b'])).toEqual([{ card: 'b', count: 2 }, { card: 'a', count: 1 }, { card: 'b', count: 1 }]);
});

it('finds numbers with and without an index', () => {
  const [score, round] = components.board.cells;
  expect(valuesOf(sight, score!)).toEqual({ a: 1, b: -2 });
  expect(valuesOf(sight, round!)).toEqual({ '': 4 });
  expect(tablesOf(components).map(({ each }) => each)).toEqual(['good', 'stall']);
});

it('takes the zone that only its owner sees as the hand, whatever its name', () => {
  expect(handZone(components)?.name).toBe('hand');
  const zones = [{ name: 'won', each: 'seat', sight: 'all' as const }, { name: 'kept', each: 'seat', sight: 'owner' as const }];
  expect(handZone({ ...components, board: { zones, cells: [] } })?.name).toBe('kept');
});

it('holds the cards of the viewer, not those of others', () => {
  expect(gameUi.hand({ sight, seat: 'a', components }).map(({ card, name }) => [card, name])).toEqual([['flame-2', 'Flame 2'], ['flame-3', 'Flame 3']]);
  expect(gameUi.hand({ sight, seat: null, components })).toEqual([]);
});

it('shows the open cards in front of the seats, without the hand of the viewer', () => {
  expect(seatRows(sight, 'a', components).map(({ seat, zone }) => [seat, zone.name])).toEqual([['b', 'won']]);
  expect(seatRows(sight, null, components).map(({ seat, zone }) => [seat, zone.name])).toEqual([['a', 'hand'], ['b', 'won']]);
});

it('separates the number of a card from its name, and gives cards of one name one suit', () => {
  expect(splitName('flame 5')).toEqual({ words: 'flame', number: '5' });
  expect(splitName('well')).toEqual({ words: 'well', number: '' });
  expect(splitName('attack 1, move 2')).toEqual({ words: 'attack 1, move 2', number: '' });
  expect(suitOf('flame-2', components)).toBe(suitOf('flame-9', components));
  expect(suitOf('well', components)).not.toBe(suitOf('flame-2', components));
});
