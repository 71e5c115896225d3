// The analysis of a finished game, as the server sends it, and its curves as SVG paths.
import type { Analysis, Mistake } from '$lib/api/rest';
export interface Frame {
  width: number;
  height: number;
}

export const plyToX = (ply: number, plies: number, { width }: Frame): number => (plies ? (ply / plies) * width : 0);
export const chanceToY = (chance: number, { height }: Frame): number => (1 - Math.min(1, Math.max(0, chance))) * height;

/** Return the curve of one seat, as far as it is computed. */
export function curve({ points, plies, seats }: Analysis, seat: string, which: 'known' | 'true', frame: Frame): string {
  const place = seats.indexOf(seat);
  const round = (value: number): string => String(Math.round(value * 10) / 10);
  return points
    .filter((point) => point[which][place] !== undefined)
    .map((point, number) => `${number ? 'L' : 'M'}${round(plyToX(point.ply, plies, frame))} ${round(chanceToY(point[which][place]!, frame))}`)
    .join('');
}

/** Return the chances of a seat at a position; undefined if not computed yet. */
export function chancesAt({ points, seats }: Analysis, seat: string, ply: number): { known: number; true: number } | undefined {
  const place = seats.indexOf(seat);
  const point = points.find((one) => one.ply === ply);
  return point && point.known[place] !== undefined ? { known: point.known[place], true: point.true[place]! } : undefined;
}

/** Return the mistakes of a seat, largest first. */
export const mistakesOf = ({ mistakes }: Analysis, seat: string): Mistake[] =>
  mistakes.filter((mistake) => mistake.seat === seat).toSorted((one, other) => other.loss - one.loss);

/** Return the action at a fraction of the chart width. */
export const plyAt = (share: number, plies: number): number => Math.round(Math.min(1, Math.max(0, share)) * plies);
