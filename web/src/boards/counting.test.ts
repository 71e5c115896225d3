import { describe, expect, it } from 'vitest';
import type { Components } from '$lib/components';
import { counted } from './counting';

describe('a pile of open cards', () => {
  const components = { cards: { A1: {}, A2: {}, B1: {} } } as unknown as Components;

  it('lies in the order of the deck, equal faces together', () => {
    expect(counted(['B1', 'A1', 'B1'], components)).toEqual([
      ['A1', 1],
      ['B1', 2],
    ]);
  });

  it('shows nothing of a card that is not known', () => {
    expect(counted(['?', 'A2'], components)).toEqual([['A2', 1]]);
  });
});
