import { expect, it } from 'vitest';
import { attackTotal, declaredAttacks, tracksOf } from './model';
import type { DrakoFacts, DrakoTypes, WoundTrack } from './types';
import type { Preview, Sight } from '$lib/api/wire';

const track = (coming: number): WoundTrack => ({ wounds: 0, spaces: 4, coming, absorbs: 0, state: 'alive', parts: [] });
const counted: DrakoFacts = { tracks: { swordmaster: track(2) }, attacks: [{ attacker: 'net-dwarf', target: 'swordmaster', value: 3 }] };
const sight = { counted } as Sight<DrakoTypes>;
const preview: Preview<DrakoTypes> = { type: 'preview', id: '', action: '', events: [], lines: [], foreseen: { tracks: { swordmaster: track(1) } } };

it('reads the tracks of the position, or those of the preview', () => {
  expect(tracksOf(sight, null)['swordmaster']!.coming).toBe(2);
  expect(tracksOf(sight, preview)['swordmaster']!.coming).toBe(1);
});

it('reads declared attacks', () => {
  const attacks = declaredAttacks(sight);
  expect(attacks).toEqual([{ from: 'net-dwarf', to: 'swordmaster', value: 3 }]);
  expect(attackTotal(attacks, 'swordmaster')).toBe(3);
  expect(attackTotal(attacks, undefined)).toBe(0);
});
