import { expect, it } from 'vitest';
import { factsOf, previewedMoves } from './model';
import type { DrakoFacts, DrakoTypes } from './types';
import type { Preview, Sight } from '$lib/api/wire';

const counted: DrakoFacts = { tracks: {}, attacks: [], threat: 0 };
const sight = { counted } as Sight<DrakoTypes>;
const preview: Preview<DrakoTypes> = {
  type: 'preview',
  id: '',
  action: '',
  events: [
    { name: 'moved', values: { subject: 'net-dwarf', start: 'a1', hex: 'a2' } },
    { name: 'placed', values: { subject: 'leader', hex: 'b1' } },
  ],
  lines: [],
  foreseen: { tracks: {}, attacks: [{ attacker: 'net-dwarf', target: 'swordmaster', value: 3 }], threat: 3 },
};

it('reads the facts of the position, or those of the preview', () => {
  expect(factsOf(sight, null)).toBe(counted);
  expect(factsOf(sight, preview)).toBe(preview.foreseen);
});

it('reads the moves of a preview', () => {
  expect(previewedMoves(null)).toEqual([]);
  expect(previewedMoves(preview)).toEqual([
    { figure: 'net-dwarf', from: 'a1', to: 'a2' },
    { figure: 'leader', from: 'off', to: 'b1' },
  ]);
});
