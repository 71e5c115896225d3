// Positions of dragons and pennants on the board. Dragons never cover a value, and groups stay inside the frame.
import { groupOffsets } from '../model';
import type { Point, Road } from './road';

export interface PlacedDragon extends Point {
  colour: string;
  scale: number;
  /** Whether this is the start of a previewed move, drawn pale. */
  ghost: boolean;
  /** Whether to draw the tail: only for the front dragon of a group. */
  tail: boolean;
  crowd: number;
  /** Position in the group: negative left of the centre, positive right, 0 at the centre. */
  side: number;
}

const WIDTH = 62; // width of a dragon with wings, at scale 1

/** Place the dragons of one space, or a moving dragon between two. */
export function placeDragons(road: Road, place: number, colours: readonly string[], ghosts: ReadonlySet<string>): PlacedDragon[] {
  const size = road.radius / 24.5;
  const { x, y } = Number.isInteger(place) ? road.spaces[place]! : road.along(place);
  const offsets = groupOffsets(colours.length);
  const half = Math.max(...offsets.map((offset) => Math.abs(offset.x) * WIDTH * size + (WIDTH / 2) * size * offset.scale));
  const middle = Math.max(half + 2, Math.min(road.width - half - 2, x + aside(road, place, colours.length)));
  return colours.map((colour, k) => {
    const offset = offsets[k]!;
    const scale = size * offset.scale;
    return {
      colour,
      x: middle + offset.x * WIDTH * size,
      y: y - road.radius * 0.9 - 15 * scale + offset.y * 50 * size,
      scale,
      ghost: ghosts.has(colour),
      tail: k === colours.length - 1,
      crowd: colours.length,
      side: Math.sign(offset.x),
    };
  });
}

/** Return the horizontal shift of a group on a bend, so that it does not cover the value of the space above. */
function aside(road: Road, place: number, count: number): number {
  const [here, above] = [road.spaces[place], road.spaces[place + 1]];
  if (!here || !above || count === 1) return 0;
  const climbs = here.y - above.y > road.radius && Math.abs(above.x - here.x) < 4 * road.radius;
  return climbs ? -Math.sign(above.x - here.x) * road.radius * 0.6 : 0;
}

export interface PlacedPennant extends Point {
  seat: string;
  colour: string;
  left: boolean;
  /** Whether to draw the mark of the dragon: pennants of large groups stand beside the group. */
  marked: boolean;
  scale: number;
}

const CROWD = 4;

/** Place the riders' pennants: above their dragon, or in a column beside a large group. */
export function placePennants(road: Road, dragons: readonly PlacedDragon[], riders: readonly { seat: string; colour: string }[], width: number): PlacedPennant[] {
  const size = road.radius / 24.5;
  const columns = new Map<string, number>();
  return riders.flatMap(({ seat, colour }): PlacedPennant[] => {
    const dragon = dragons.find((one) => one.colour === colour && !one.ghost);
    if (!dragon) return [];
    if (dragon.crowd < CROWD) {
      // Adjacent pennants point away from each other; the middle one of three is higher.
      const left = dragon.side < 0 ? dragon.x - width > 4 : dragon.x + width > road.width - 4;
      const above = (dragon.crowd === 3 && dragon.side === 0) || (dragon.side < 0 && !left) ? 34 : 16;
      return [{ seat, colour, x: dragon.x, y: dragon.y - above * dragon.scale, left, marked: false, scale: size }];
    }
    const crowd = dragons.filter((one) => Math.abs(one.y - dragon.y) < 60 * size && one.crowd === dragon.crowd && !one.ghost);
    const right = Math.max(...crowd.map((one) => one.x)) + 26 * size;
    const low = Math.max(...crowd.map((one) => one.y));
    const left = right + width + 26 > road.width;
    const x = left ? Math.min(...crowd.map((one) => one.x)) - 26 * size : right;
    const key = `${Math.round(x)}:${Math.round(low)}`;
    const place = columns.get(key) ?? 0;
    columns.set(key, place + 1);
    // Two columns, because a single column of five would reach the road above.
    const beside = (place % 2) * (width + 22) * (left ? -1 : 1);
    return [{ seat, colour, x: x + 12 * size + beside, y: low + (4 - Math.floor(place / 2) * 26) * size, left, marked: true, scale: size }];
  });
}
