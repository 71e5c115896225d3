import { expect, it } from 'vitest';
import { chancesAt, curve, mistakesOf, plyAt } from './analysis';
import type { Analysis } from '$lib/api/rest';

const mistake = (ply: number, seat: string, loss: number) => ({ ply, seat, loss, true_loss: 0, played: '', better: '', sentence: '' });
const analysis: Analysis = {
  table: 't',
  iterations: 100,
  seats: ['knights', 'trolls'],
  plies: 4,
  done: 2,
  complete: false,
  points: [
    { ply: 0, known: [0.5, 0.5], true: [0.4, 0.6] },
    { ply: 2, known: [0.75, 0.25], true: [1, 0] },
  ],
  mistakes: [mistake(1, 'trolls', 0.1), mistake(2, 'knights', 0.3), mistake(3, 'trolls', 0.2)],
};
const frame = { width: 100, height: 40 };

it('draws the computed part of a curve', () => {
  expect(curve(analysis, 'knights', 'known', frame)).toBe('M0 20L50 10');
  expect(curve(analysis, 'trolls', 'true', frame)).toBe('M0 16L50 40');
});

it('draws nothing without a seat', () => {
  expect(curve(analysis, '', 'known', frame)).toBe('');
});

it('returns the chances of computed positions', () => {
  expect(chancesAt(analysis, 'trolls', 2)).toEqual({ known: 0.25, true: 0 });
  expect(chancesAt(analysis, 'trolls', 3)).toBeUndefined();
});

it('sorts the mistakes of a seat by loss', () => {
  expect(mistakesOf(analysis, 'trolls').map((one) => one.ply)).toEqual([3, 1]);
});

it('maps a click to the nearest action', () => {
  expect([plyAt(-1, 4), plyAt(0.4, 4), plyAt(2, 4)]).toEqual([0, 2, 4]);
});
