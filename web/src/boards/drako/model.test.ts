import { expect, it } from 'vitest';
import { pendingWounds, declaredAttacks, attackTotal, type Track } from './model';
import type { Preview, Sight } from '$lib/api/wire';

const track = (change: Partial<Track> = {}): Track => ({ wounds: 0, spaces: 4, coming: 0, absorbs: 0, state: 'alive', parts: [], ...change });
const sight = (swordmaster: Track): Sight =>
  ({ counted: { tracks: { swordmaster }, attacks: [{ attacker: 'net-dwarf', target: 'swordmaster', value: 3 }] } }) as unknown as Sight;
const attack = (value: number): Preview =>
  ({ events: [{ name: 'attacked', values: { subject: 'net-dwarf', object: 'swordmaster', value } }] }) as unknown as Preview;

it('reads pending wounds and declared attacks', () => {
  expect(pendingWounds(sight(track({ coming: 2 })), null, 'swordmaster')).toBe(2);
  const attacks = declaredAttacks(sight(track()));
  expect(attacks).toEqual([{ from: 'net-dwarf', to: 'swordmaster', value: 3 }]);
  expect(attackTotal(attacks, 'swordmaster')).toBe(3);
  expect(attackTotal(attacks, undefined)).toBe(0);
});

it.each([
  ['free spaces', track({ wounds: 3 }), 2, 1],
  ['a track extended by a reinforcement', track({ wounds: 5, spaces: 5 }), 1, 0],
  ['a reinforcement that absorbs', track({ absorbs: 1 }), 3, 2],
  ['more absorption than damage', track({ absorbs: 2 }), 1, 0],
])('computes the wounds of a previewed attack with %s', (_, of, value, coming) => {
  expect(pendingWounds(sight(of), attack(value), 'swordmaster')).toBe(coming);
});
