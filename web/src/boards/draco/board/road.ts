// Positions of the spaces along the road, in a wide and a tall form, for a track of any length.

export interface Point {
  x: number;
  y: number;
}

export type Form = 'wide' | 'tall';

type Bends = readonly (readonly [number, number])[];

interface RoadDrawing {
  width: number;
  height: number;
  /** Half the size of a space. */
  radius: number;
  /** Hand-drawn roads: one point per space, from bottom to top; the last four are the summit. */
  roads: readonly Bends[];
}

const SUMMIT_SPACES = 4;

const ROAD_DRAWINGS: Record<Form, RoadDrawing> = {
  wide: {
    width: 960,
    height: 546,
    radius: 28,
    roads: [
      [
        [64, 496], [190, 507], [316, 497], [442, 506], [568, 497], [694, 504], [822, 486],
        [900, 410], [782, 393], [652, 403], [522, 393], [392, 402], [258, 392],
        [160, 312], [306, 292], [436, 303], [564, 292], [692, 300],
        [800, 232], [668, 200], [532, 210], [400, 200],
        [320, 138], [430, 98], [548, 95], [660, 122],
      ],
      [
        [58, 496], [166, 507], [274, 497], [382, 506], [490, 497], [598, 505], [706, 499], [816, 484],
        [902, 410], [798, 393], [688, 402], [578, 393], [468, 401], [358, 393], [248, 388],
        [154, 312], [268, 292], [376, 302], [484, 292], [592, 301], [702, 294],
        [804, 230], [674, 200], [538, 210], [404, 200],
        [320, 138], [430, 98], [548, 95], [660, 122],
      ],
    ],
  },
  tall: {
    width: 390,
    height: 420,
    radius: 18.5,
    roads: [
      [
        [30, 385], [92, 393], [155, 385], [218, 393], [281, 385], [344, 374],
        [360, 306], [298, 297], [235, 306], [172, 297], [108, 306], [46, 294],
        [30, 226], [94, 213], [160, 223], [224, 213], [287, 222], [350, 206],
        [331, 138], [263, 133], [195, 142], [127, 132],
        [80, 80], [151, 60], [225, 56], [298, 74],
      ],
      [
        [26, 385], [80, 393], [134, 385], [188, 393], [242, 385], [296, 393], [350, 374],
        [360, 306], [306, 297], [252, 306], [198, 297], [144, 306], [90, 297], [36, 288],
        [30, 224], [84, 212], [138, 222], [192, 212], [246, 221], [300, 212], [354, 202],
        [330, 138], [264, 132], [199, 141], [134, 132],
        [80, 80], [151, 60], [225, 56], [298, 74],
      ],
    ],
  },
};

const SEGMENTS = 20; // line segments between two points

export class Road {
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly spaces: readonly Point[];
  readonly #line: Point[];
  readonly #lengths: number[];
  readonly #at: number[]; // distance of each space along the road

  /** `summit` is the first space of the summit; the spaces from it on are placed at the top of the mountain. */
  constructor(
    readonly form: Form,
    count: number,
    summit: number,
  ) {
    const drawn = ROAD_DRAWINGS[form];
    const known = drawn.roads.find((road) => road.length === count && summit === count - SUMMIT_SPACES);
    const bends = (known ?? drawn.roads[0]!).map(([x, y]) => ({ x, y }));
    this.width = drawn.width;
    this.height = drawn.height;
    this.#line = smooth(bends);
    this.#lengths = lengths(this.#line);
    this.#at = known ? bends.map((_, place) => this.#lengths[place * SEGMENTS]!) : this.#spreadOver(bends.length, count, summit);
    this.spaces = this.#at.map((length) => this.#pointAt(length));
    const gaps = this.#at.slice(1).map((length, place) => length - this.#at[place]!);
    this.radius = Math.min(drawn.radius, Math.min(...gaps) * 0.36);
  }

  /** Distribute the spaces of a track without a drawing of its own evenly along another road. */
  #spreadOver(bends: number, count: number, summit: number): number[] {
    const before = this.#lengths[(bends - SUMMIT_SPACES - 1) * SEGMENTS]!;
    const from = this.#lengths[(bends - SUMMIT_SPACES) * SEGMENTS]!;
    return [...spread(0, before, summit), ...spread(from, this.#lengths.at(-1)!, count - summit)];
  }

  /** Return the point at a fractional space: 3.5 is halfway between spaces 3 and 4. */
  along(place: number): Point {
    return this.#pointAt(this.#lengthAt(place));
  }

  /** Return the road between two spaces (default: all of it) as an SVG path. */
  path(start = 0, end = this.spaces.length - 1): string {
    const [from, to] = [this.#lengthAt(start), this.#lengthAt(end)];
    const between = this.#line.filter((_, place) => this.#lengths[place]! > from && this.#lengths[place]! < to);
    const points = [this.#pointAt(from), ...between, this.#pointAt(to)];
    return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  }

  #lengthAt(place: number): number {
    const below = Math.max(0, Math.min(this.#at.length - 1, Math.floor(place)));
    const above = Math.min(this.#at.length - 1, below + 1);
    return this.#at[below]! + (this.#at[above]! - this.#at[below]!) * (place - below);
  }

  #pointAt(length: number): Point {
    const above = this.#lengths.findIndex((far) => far >= length);
    if (above <= 0) return this.#line[above < 0 ? this.#line.length - 1 : 0]!;
    const [start, end] = [this.#line[above - 1]!, this.#line[above]!];
    const [from, to] = [this.#lengths[above - 1]!, this.#lengths[above]!];
    const share = to > from ? (length - from) / (to - from) : 0;
    return { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share };
  }
}

/** Return `count` evenly spaced values from `from` to `to`, both included. */
function spread(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, place) => from + ((to - from) * place) / Math.max(1, count - 1));
}

/** Return a Catmull-Rom spline through all points. */
function smooth(bends: readonly Point[]): Point[] {
  const line: Point[] = [];
  for (let place = 0; place < bends.length - 1; place += 1) {
    const [before, start, end, after] = [place - 1, place, place + 1, place + 2].map(
      (near) => bends[Math.max(0, Math.min(bends.length - 1, near))]!,
    ) as [Point, Point, Point, Point];
    for (let piece = 0; piece < SEGMENTS; piece += 1) {
      const t = piece / SEGMENTS;
      line.push({ x: catmullRom(t, before.x, start.x, end.x, after.x), y: catmullRom(t, before.y, start.y, end.y, after.y) });
    }
  }
  return [...line, bends.at(-1)!];
}

function catmullRom(t: number, before: number, start: number, end: number, after: number): number {
  const [t2, t3] = [t * t, t * t * t];
  return 0.5 * (2 * start + (end - before) * t + (2 * before - 5 * start + 4 * end - after) * t2 + (3 * start - before - 3 * end + after) * t3);
}

function lengths(line: readonly Point[]): number[] {
  let far = 0;
  return line.map((point, place) => {
    const last = line[place - 1];
    if (last) far += Math.hypot(point.x - last.x, point.y - last.y);
    return far;
  });
}
