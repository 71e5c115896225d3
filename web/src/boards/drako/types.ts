// Drako's components and positions as the server sends them (games/drako/render/components.py).
import type { Components, Origin } from '$lib/components';
import type { Sight } from '$lib/wire';

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
export interface Picture {
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

export interface Counted {
  tracks: Record<string, Track>;
  attacks: { attacker: string; target: string; value: number }[];
}

export const pictureOf = (sight: Sight): Picture => sight.picture as unknown as Picture;
export const countedOf = (sight: Sight): Counted => sight.counted as unknown as Counted;

/** A declared attack that is not resolved yet, or a previewed one. */
export interface Strike {
  from: string;
  to: string;
  value: number;
}

export const OFF = 'off';
