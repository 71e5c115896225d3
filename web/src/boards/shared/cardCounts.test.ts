import { describe, expect, it } from 'vitest';
import { countCards } from './cardCounts';
import type { Components } from '$lib/api/wire';

describe('counted cards of a pile', () => {
  const components = { cards: { A1: {}, A2: {}, B1: {} } } as unknown as Components;

  it('are grouped and in deck order', () => {
    expect(countCards(['B1', 'A1', 'B1'], components)).toEqual([
      ['A1', 1],
      ['B1', 2],
    ]);
  });

  it('omit unknown cards', () => {
    expect(countCards(['?', 'A2'], components)).toEqual([['A2', 1]]);
  });
});
