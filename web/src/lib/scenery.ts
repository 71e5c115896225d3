// Procedural mountains and pines; the same seed gives the same drawing.

/** Return a seeded random number generator (0 to 1); for drawings only. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Point = [number, number];

const path = (points: readonly Point[], closed = true): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${closed ? 'Z' : ''}`;

/** The paths of a mountain: lit side, shaded side, snow and ridge line. */
export interface Peak {
  lit: string;
  shade: string;
  snow: string;
  ridge: string;
}

export function peak(x: number, foot: number, width: number, height: number, random: () => number): Peak {
  const steps = 5;
  const top: Point = [x + (random() - 0.5) * width * 0.16, foot - height];
  const slope = (side: number): Point[] =>
    Array.from({ length: steps }, (_, step) => {
      const down = (step + 1) / steps;
      const rough = step === steps - 1 ? 0 : (random() - 0.5) * width * 0.05;
      return [top[0] + (x + (side * width) / 2 - top[0]) * down + rough, top[1] + height * down];
    });
  const left = slope(-1);
  const right = slope(1);
  const spine: Point[] = [0.12, 0.3, 0.5, 0.72, 1].map((down, step) => [
    top[0] + width * (step % 2 ? 0.03 : -0.035) + down * width * 0.04,
    top[1] + height * down,
  ]);
  const snowline: Point[] = [
    left[1]!,
    [left[1]![0] + width * 0.09, left[1]![1] - height * 0.06],
    [top[0] - width * 0.01, left[1]![1] + height * 0.08],
    [top[0] + width * 0.06, left[1]![1] - height * 0.04],
    right[1]!,
  ];
  return {
    lit: path([...left.toReversed(), top, ...right]),
    shade: path([top, ...right, ...spine.toReversed()]),
    snow: path([top, left[0]!, ...snowline, right[0]!]),
    ridge: path([...left.slice(0, 4).toReversed(), top, ...right.slice(0, 4)], false),
  };
}

/** Return the path of a pine with its base at (x, foot). */
export function pine(x: number, foot: number, size: number): string {
  const [w, h] = [size * 0.36, size];
  return path([
    [x, foot - h],
    [x + w * 0.62, foot - h * 0.52],
    [x + w * 0.3, foot - h * 0.52],
    [x + w, foot],
    [x - w, foot],
    [x - w * 0.3, foot - h * 0.52],
    [x - w * 0.62, foot - h * 0.52],
  ]);
}
