// Drako's components and positions as the server sends them (games/drako/render/components.py), and the data that the board
// reads from a position and a preview: attacks, wounds, moves, directions. Contains no rules.
import type { Components, Origin } from '$lib/api/gameComponents';
import type { Preview, Sight } from '$lib/api/wire';
import type { Narrowing, Meaning } from '$lib/table/narrowing';
import type { HexMap } from './board/hexGeometry';

export type Side = 'knights' | 'trolls' | 'dragon' | 'dwarves';

export interface Hex {
  name: string;
  q: number;
  r: number;
  outer: boolean;
  starts: Side[];
}

export interface CardSymbol {
  name: string;
  value: number;
  text: string;
  figures: number;
  lower?: number;
  stops?: number;
}

export interface Figure {
  seat: Side;
  wounds: number;
  ability: { name: string; spaces: number } | null;
  areas: Record<string, number>;
  provenance: Origin;
}

export interface DrakoComponents extends Components {
  board: {
    radius: number;
    hexes: Hex[];
    directions: Record<string, [number, number]>;
    rocks: number;
    hand_limit: number;
    tokens: Record<Side, string[]>;
  };
  cards: Record<string, { seat: Side; symbols: CardSymbol[]; copies: number; provenance: Origin }>;
  figures: Record<string, Figure>;
}

/** The visible part of a position. Hidden cards are "?". */
export interface Position {
  hex: Record<string, string>; // by figure; "off" if it is not on the board
  wounds: Record<string, number>;
  area: Record<string, number>;
  rocks: number;
  evasion: number;
  net: string; // the figure under it, or "none"
  fury: number;
  'laid-on': Record<string, number>;
  actions: number;
  phase: string;
  attacks: number;
  attacker: Record<string, string>;
  target: Record<string, string>;
  value: Record<string, number>;
  answer: Record<string, string>;
  deck: Record<Side, string[]>;
  hand: Record<Side, string[]>;
  discard: Record<Side, string[]>;
  removed: Record<Side, string[]>;
  laid: Record<Side, string[]>;
}

/** A part of a wound track: an ability, the armour, an area, or the rest. */
export interface TrackPart {
  part: string;
  wounds: number;
  spaces: number;
  lost: boolean;
}

/** A wound track as computed by games/drako/derived.py. */
export interface Track {
  wounds: number;
  spaces: number;
  coming: number;
  absorbs: number;
  state: 'alive' | 'dead' | 'waiting';
  parts: TrackPart[];
}

export interface Computed {
  tracks: Record<string, Track>;
  attacks: { attacker: string; target: string; value: number }[];
}

export const positionOf = (sight: Sight): Position => sight.picture as unknown as Position;
export const computedOf = (sight: Sight): Computed => sight.counted as unknown as Computed;

/** A declared attack that is not resolved yet, or a previewed one. */
export interface Attack {
  from: string;
  to: string;
  value: number;
}

export const OFF = 'off';

export const figureOn = (position: Position, hex: string): string | undefined =>
  Object.keys(position.hex).find((figure) => position.hex[figure] === hex);

/** Return declared attacks that are not resolved yet. */
export const declaredAttacks = (sight: Sight): Attack[] => computedOf(sight).attacks.map(({ attacker, target, value }) => ({ from: attacker, to: target, value }));

const text = (value: string | number | null | undefined): string => String(value ?? '');

/** Return the attacks of a previewed action. */
export function previewedAttacks(preview: Preview | null): Attack[] {
  return (preview?.events ?? [])
    .filter((event) => event.name === 'attacked')
    .map(({ values }) => ({ from: text(values['subject']), to: text(values['object']), value: Number(values['value'] ?? 0) }));
}

/** Return the total value of the attacks on a figure. */
export const attackTotal = (attacks: readonly Attack[], figure: string | undefined): number =>
  attacks.filter((attack) => attack.to === figure).reduce((sum, attack) => sum + attack.value, 0);

/** Return the pending wounds of a figure, or those that the previewed action would add. */
export function pendingWounds(sight: Sight, preview: Preview | null, figure: string): number {
  const track = computedOf(sight).tracks[figure]!;
  if (!preview) return track.coming;
  return Math.max(0, Math.min(attackTotal(previewedAttacks(preview), figure) - track.absorbs, track.spaces - track.wounds));
}

export interface PreviewedMove {
  figure: string;
  from: string;
  to: string;
}

/** Return the moves of a previewed action. A figure that returns to the board starts at `OFF`. */
export function previewedMoves(preview: Preview | null): PreviewedMove[] {
  return (preview?.events ?? [])
    .filter((event) => event.name === 'moved' || event.name === 'returned' || event.name === 'placed')
    .map(({ values }) => ({ figure: text(values['subject']), from: text(values['start'] ?? OFF), to: text(values['hex']) }));
}

/** The figure that acts, by symbol, for symbols used in a direction. */
const ACTOR_OF_SYMBOL: Record<string, string> = { 'rock-throw': 'thrower', charge: 'berserker', fire: 'dragon' };

/** Map each hex on a selectable line to the direction that selecting it means. */
export function directionsByHex(map: HexMap, sight: Sight, narrowing: Narrowing): Map<string, Meaning> {
  const position = positionOf(sight);
  const found = new Map<string, Meaning>();
  for (const { path } of narrowing.candidates) {
    const direction = path.find(([kind]) => kind === 'direction');
    const symbol = path.find(([kind]) => kind === 'symbol')?.[1] ?? '';
    const actor = path.find(([kind]) => kind === 'figure')?.[1] ?? ACTOR_OF_SYMBOL[symbol] ?? '';
    const at = position.hex[actor];
    if (!direction || !at || at === OFF) continue;
    for (const hex of map.line(at, direction[1])) found.set(hex.name, [direction]);
  }
  return found;
}
