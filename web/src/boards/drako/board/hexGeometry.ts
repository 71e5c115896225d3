// Geometry of the hex board: pointy-top hexes with circumradius 60; the board is never rotated.
import type { DrakoComponents, Hex } from '../types';

export const RADIUS = 60;
export const VIEW = '-275 -258 550 516';
const ROOT3 = Math.sqrt(3);

export interface Point {
  x: number;
  y: number;
}

export const centre = ({ q, r }: { q: number; r: number }): Point => ({ x: RADIUS * ROOT3 * (q + r / 2), y: RADIUS * 1.5 * r });

/** Return the six corners of a hex relative to its centre, shrunk by `inset`. */
export function corners(inset = 0): Point[] {
  const radius = RADIUS - inset;
  return [-90, -30, 30, 90, 150, 210].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}

const point = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export const outline = (inset = 0): string => `M${corners(inset).map(point).join('L')}Z`;

/** Return short strokes at the six corners, which mark a selectable hex. */
export function cornerMarks(inset = 5, share = 0.3): string {
  const all = corners(inset);
  return all
    .map((corner, place) => {
      const before = all[(place + 5) % 6]!;
      const after = all[(place + 1) % 6]!;
      const towards = (other: Point): Point => ({ x: corner.x + (other.x - corner.x) * share, y: corner.y + (other.y - corner.y) * share });
      return `M${point(towards(before))}L${point(corner)}L${point(towards(after))}`;
    })
    .join('');
}

export class HexMap {
  readonly hexes: readonly Hex[];
  readonly #byName: ReadonlyMap<string, Hex>;
  readonly #byPlace: ReadonlyMap<string, Hex>;

  constructor(readonly board: DrakoComponents['board']) {
    this.hexes = board.hexes;
    this.#byName = new Map(board.hexes.map((hex) => [hex.name, hex]));
    this.#byPlace = new Map(board.hexes.map((hex) => [`${hex.q},${hex.r}`, hex]));
  }

  hex(name: string): Hex | undefined {
    return this.#byName.get(name);
  }

  spot(name: string): Point | undefined {
    const hex = this.hex(name);
    return hex && centre(hex);
  }

  distance(one: string, other: string): number {
    const [a, b] = [this.hex(one), this.hex(other)];
    if (!a || !b) return 0;
    const [dq, dr] = [a.q - b.q, a.r - b.r];
    return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
  }

  /** Return the hexes from `from` in a direction, up to the edge of the board. */
  line(from: string, direction: string): Hex[] {
    const step = this.board.directions[direction];
    let hex = this.hex(from);
    const found: Hex[] = [];
    while (step && hex) {
      hex = this.#byPlace.get(`${hex.q + step[0]},${hex.r + step[1]}`);
      if (hex) found.push(hex);
    }
    return found;
  }

  /** Return the hexes strictly between two hexes on one straight line; empty if they are not on one. */
  between(from: string, to: string): Hex[] {
    for (const direction of Object.keys(this.board.directions)) {
      const line = this.line(from, direction);
      const place = line.findIndex((hex) => hex.name === to);
      if (place >= 0) return line.slice(0, place);
    }
    return [];
  }

  /** Return the hex that an arrow key leads to: along the row, or the neighbour above or below, towards the centre first. */
  neighbour(from: string, key: string): string | null {
    const hex = this.hex(from);
    const ways = { ArrowLeft: ['w'], ArrowRight: ['e'], ArrowUp: ['nw', 'ne'], ArrowDown: ['sw', 'se'] }[key];
    if (!hex || !ways) return null;
    const inward = centre(hex).x > 0 ? ways : ways.toReversed(); // towards the centre first
    for (const way of inward) {
      const next = this.line(from, way)[0];
      if (next) return next.name;
    }
    return null;
  }
}
