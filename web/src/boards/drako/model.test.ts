import { expect, it } from 'vitest';
import { comingTo, declared, threat, type Track } from './model';
import type { Preview, Sight } from '$lib/api/wire';

const track = (change: Partial<Track> = {}): Track => ({ wounds: 0, spaces: 4, coming: 0, absorbs: 0, state: 'alive', parts: [], ...change });
const sight = (swordmaster: Track): Sight =>
  ({ counted: { tracks: { swordmaster }, attacks: [{ attacker: 'net-dwarf', target: 'swordmaster', value: 3 }] } }) as unknown as Sight;
const attack = (value: number): Preview =>
  ({ events: [{ name: 'attacked', values: { subject: 'net-dwarf', object: 'swordmaster', value } }] }) as unknown as Preview;

it('reads pending wounds and declared attacks', () => {
  expect(comingTo(sight(track({ coming: 2 })), null, 'swordmaster')).toBe(2);
  const strikes = declared(sight(track()));
  expect(strikes).toEqual([{ from: 'net-dwarf', to: 'swordmaster', value: 3 }]);
  expect(threat(strikes, 'swordmaster')).toBe(3);
  expect(threat(strikes, undefined)).toBe(0);
});

it.each([
  ['free spaces', track({ wounds: 3 }), 2, 1],
  ['a track extended by a reinforcement', track({ wounds: 5, spaces: 5 }), 1, 0],
  ['a reinforcement that absorbs', track({ absorbs: 1 }), 3, 2],
  ['more absorption than damage', track({ absorbs: 2 }), 1, 0],
])('computes the wounds of a previewed attack with %s', (_, of, value, coming) => {
  expect(comingTo(sight(of), attack(value), 'swordmaster')).toBe(coming);
});
