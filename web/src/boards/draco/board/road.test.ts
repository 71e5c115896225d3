import { describe, expect, it } from 'vitest';
import { placeDragons } from './placement';
import { Road, type Form } from './road';

const TRACKS = [
  [26, 22],
  [29, 25],
  [20, 16],
] as const;

describe.each(['wide', 'tall'] as Form[])('the %s road', (form) => {
  it.each(TRACKS)('has %i spaces that do not touch, with the summit from space %i', (count, summit) => {
    const road = new Road(form, count, summit);
    expect(road.spaces).toHaveLength(count);
    for (const [place, one] of road.spaces.entries()) {
      expect(one.x).toBeGreaterThan(road.radius * 0.8);
      expect(one.x).toBeLessThan(road.width - road.radius * 0.8);
      expect(one.y).toBeLessThan(road.height - road.radius);
      for (const other of road.spaces.slice(place + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(2 * road.radius);
      }
    }
  });

  it.each([
    [26, 22],
    [29, 25],
  ])('places a dragon on each of %i spaces without covering a value', (count, summit) => {
    const road = new Road(form, count, summit);
    for (const place of road.spaces.keys()) {
      const dragon = placeDragons(road, place, ['red'], new Set())[0]!;
      for (const [other, space] of road.spaces.entries()) {
        const apart = Math.hypot(dragon.x - space.x, dragon.y - space.y);
        expect(apart, `a dragon on ${place} over ${other}`).toBeGreaterThan(19 * dragon.scale);
      }
    }
  });

  it('has the summit above all other spaces', () => {
    const road = new Road(form, 26, 22);
    const lowest = Math.max(...road.spaces.slice(22).map((space) => space.y));
    expect(Math.min(...road.spaces.slice(0, 21).map((space) => space.y))).toBeGreaterThan(lowest);
  });

  it('interpolates between spaces', () => {
    const road = new Road(form, 29, 25);
    expect(road.along(7)).toEqual(road.spaces[7]);
    expect(road.path(3, 5).startsWith(`M${road.spaces[3]!.x.toFixed(1)} ${road.spaces[3]!.y.toFixed(1)}L`)).toBe(true);
    const half = road.along(3.5);
    expect(half.x).toBeGreaterThan(Math.min(road.spaces[3]!.x, road.spaces[4]!.x));
  });
});
