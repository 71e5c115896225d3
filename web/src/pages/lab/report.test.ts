import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fairShare, rowsOf } from './report';
import type { Balance } from '$lib/api/rest';
import type { Components } from '$lib/api/wire';

const read = (name: string): Balance => JSON.parse(readFileSync(`../docs/balance/${name}.json`, 'utf-8')) as Balance;
const components = { names: { seat: { a1: 'A1', a2: 'A2', knights: 'knights' }, card: { K1: 'K1 attack 2' } } } as unknown as Components;

it('names a side by all of its seats', () => {
  expect(rowsOf(read('signori-4'), 'side', components)[0]?.name).toBe('A1 + A2');
});

it('computes the fair share', () => {
  expect(fairShare(rowsOf(read('draco-3'), 'side', components))).toBeCloseTo(1 / 3, 3);
  expect(fairShare(rowsOf(read('signori-4'), 'turn', components))).toBeCloseTo(1 / 2, 3);
});

it('has every value within its interval', () => {
  for (const question of ['side', 'turn', 'held'])
    for (const row of rowsOf(read('drako-knights-trolls'), question, components)) {
      expect(row.low).toBeLessThanOrEqual(row.value);
      expect(row.high).toBeGreaterThanOrEqual(row.value);
    }
});

it('marks significant cards, only in the held measure', () => {
  const report = { ...read('drako-knights-trolls'), standing_out: ['K1'] };
  expect(rowsOf(report, 'held', components).filter((row) => row.marked).map((row) => row.name)).toEqual(['K1 attack 2']);
  expect(rowsOf(report, 'played', components).some((row) => row.marked)).toBe(false);
});
