import { describe, expect, it } from 'vitest';
import type { Preview, Sight } from '$lib/api/wire';
import { movePreview, groupOffsets, ridersOf, dragonsBySpace, scoreRange } from './model';
import type { DracoComponents, DracoTypes } from './types';

const SPACES = [0, 2, 1, 3, 2, -1, 4].map((value, number) => ({ number, value, kind: number === 4 ? ('minor' as const) : ('plain' as const) }));

const components = {
  seats: [
    { seat: 'fire', team: 'fire' },
    { seat: 'arrow', team: 'arrow' },
  ],
  board: { spaces: SPACES, summit: 5, last: 6, dragons_to_end: 3, minor_limit: 3, hand_limit: 6, lap: 100, side: '2-3' },
  cards: { 'red-2': { colour: 'red', number: 2, copies: 2, provenance: 'exact' } },
  figures: { red: { colour: 'red' }, 'light-blue': { colour: 'light-blue' }, gray: { colour: 'gray' } },
} as Partial<DracoComponents> as DracoComponents;

const sight = {
  picture: {
    space: { red: 2, 'light-blue': 1, gray: 2 },
    score: { fire: 3, arrow: -1 },
    hand: { fire: ['red-2'], arrow: ['?', '?'] },
    aside: { fire: [], arrow: [] },
    ride: { fire: ['light-blue-3'], arrow: ['gray-1'] },
    pile: { fire: ['red-1'], arrow: [] },
    draw: [],
    discard: [],
    decision: null,
    stack: [],
    outcome: null,
    ply: 0,
  },
  counted: { value: {}, lands: {}, at_summit: 0 },
} as Partial<Sight<DracoTypes>> as Sight<DracoTypes>;

const preview: Preview<DracoTypes> = {
  type: 'preview',
  id: '',
  action: 'play red-2 top',
  lines: [],
  events: [
    { name: 'played', values: { seat: 'fire', card: 'red-2', place: 'top' } },
    { name: 'moved', values: { colour: 'red', start: 2, space: 4 } },
    { name: 'scoring', values: { scoring: 'minor' } },
    { name: 'scored', values: { seat: 'fire', points: 2, total: 5 } },
    { name: 'scored', values: { seat: 'arrow', points: 1, total: 0 } },
  ],
  foreseen: { riders: { fire: { colour: 'red', space: 4, points: 2, score: 5 } } },
};

describe('riders', () => {
  it('are on the space of their dragon', () => {
    const [fire, arrow] = ridersOf(sight, components, undefined);
    expect(fire).toMatchObject({ colour: 'light-blue', score: 3, hand: 1, pile: 2, after: null });
    expect(fire!.space.value).toBe(2);
    expect(arrow).toMatchObject({ colour: 'gray', hand: 2, pile: 1 });
  });

  it('show what a previewed card changes for each rider', () => {
    const [fire, arrow] = ridersOf(sight, components, preview.foreseen);
    expect(fire!.after).toMatchObject({ colour: 'red', points: 2, score: 5 });
    expect(fire!.after!.space.number).toBe(4);
    expect(arrow!.after).toBeNull();
  });
});

it('other actions have no movement preview', () => {
  expect(movePreview({ ...preview, events: [] }, components)).toBeNull();
  expect(movePreview(null, components)).toBeNull();
});

it('dragons are grouped by space', () => {
  expect(dragonsBySpace(sight, components)).toEqual(new Map([[2, ['red', 'gray']], [1, ['light-blue']]]));
});

it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('%i dragons on one space have different positions', (count) => {
  const places = groupOffsets(count);
  expect(places).toHaveLength(count);
  expect(new Set(places.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`)).size).toBe(count);
});

describe('the range of the score track', () => {
  it.each([
    [[28, 31, 17, 22], 10, 40],
    [[0, 0], 0, 30],
    [[-3, 12], -10, 20],
    [[-14, 44], -20, 50],
    [[40], 40, 70],
  ])('for %j is %i to %i', (scores, low, high) => {
    expect(scoreRange(scores, 100)).toMatchObject({ low, high });
  });

  it('counts laps of 100', () => {
    expect(scoreRange([104, 120], 100).lap).toBe(2);
    expect(scoreRange([94, 120], 100).lap).toBe(1);
  });
});
