// The data that the Drako drawing needs, read from a position and a preview: attacks, wounds, moves, directions.
import type { Preview, Sight } from '$lib/wire';
import type { Narrowing, Pointing } from '$lib/narrowing';
import type { HexMap } from './geometry';
import { countedOf, OFF, pictureOf, type Picture, type Strike } from './types';

export const figureOn = (picture: Picture, hex: string): string | undefined =>
  Object.keys(picture.hex).find((figure) => picture.hex[figure] === hex);

/** Return declared attacks that are not resolved yet. */
export const declared = (sight: Sight): Strike[] => countedOf(sight).attacks.map(({ attacker, target, value }) => ({ from: attacker, to: target, value }));

const text = (value: string | number | null | undefined): string => String(value ?? '');

/** Return the attacks of a previewed action. */
export function foreseen(preview: Preview | null): Strike[] {
  return (preview?.events ?? [])
    .filter((event) => event.name === 'attacked')
    .map(({ values }) => ({ from: text(values['subject']), to: text(values['object']), value: Number(values['value'] ?? 0) }));
}

/** Return the total value of the attacks on a figure. */
export const threat = (strikes: readonly Strike[], figure: string | undefined): number =>
  strikes.filter((strike) => strike.to === figure).reduce((sum, strike) => sum + strike.value, 0);

/** Return the pending wounds of a figure, or those that the previewed action would add. */
export function comingTo(sight: Sight, preview: Preview | null, figure: string): number {
  const track = countedOf(sight).tracks[figure]!;
  if (!preview) return track.coming;
  return Math.max(0, Math.min(threat(foreseen(preview), figure) - track.absorbs, track.spaces - track.wounds));
}

export interface Step {
  figure: string;
  from: string;
  to: string;
}

/** Return the moves of a previewed action. A figure that returns to the board starts at `OFF`. */
export function steps(preview: Preview | null): Step[] {
  return (preview?.events ?? [])
    .filter((event) => event.name === 'moved' || event.name === 'returned' || event.name === 'placed')
    .map(({ values }) => ({ figure: text(values['subject']), from: text(values['start'] ?? OFF), to: text(values['hex']) }));
}

/** The figure that acts, by symbol, for symbols used in a direction. */
const ACTING: Record<string, string> = { 'rock-throw': 'thrower', charge: 'berserker', fire: 'dragon' };

/** Map each hex on a selectable line to the direction that selecting it means. */
export function directions(map: HexMap, sight: Sight, narrowing: Narrowing): Map<string, Pointing> {
  const picture = pictureOf(sight);
  const found = new Map<string, Pointing>();
  for (const { path } of narrowing.candidates) {
    const direction = path.find(([kind]) => kind === 'direction');
    const symbol = path.find(([kind]) => kind === 'symbol')?.[1] ?? '';
    const actor = path.find(([kind]) => kind === 'figure')?.[1] ?? ACTING[symbol] ?? '';
    const at = picture.hex[actor];
    if (!direction || !at || at === OFF) continue;
    for (const hex of map.line(at, direction[1])) found.set(hex.name, [direction]);
  }
  return found;
}
