// Made by tools/generate_types.py from games/drako: declaration, derived.py, render/components.py: change it there.

import type { DecisionPicture, FramePicture, OutcomePicture, Provenance, SeatPart } from '$lib/api/wire';

export interface DrakoPicture {
  hex: Record<string, string>;
  wounds: Record<string, number>;
  start: Record<string, string>;
  area: Record<string, number>;
  rocks: number;
  evasion: number;
  net: string;
  fury: number;
  'laid-on': Record<string, number>;
  actions: number;
  rebuilt: number;
  phase: string;
  attacks: number;
  attacker: Record<string, string>;
  target: Record<string, string>;
  value: Record<string, number>;
  answer: Record<string, string>;
  'to-place': number;
  winner: number;
  healed: number;
  deck: Record<string, string[]>;
  hand: Record<string, string[]>;
  discard: Record<string, string[]>;
  removed: Record<string, string[]>;
  laid: Record<string, string[]>;
  decision: DecisionPicture | null;
  stack: FramePicture[];
  outcome: OutcomePicture | null;
  ply: number;
}

/** A declared attack that will wound its target unless it is stopped. */
export interface OpenAttack {
  attacker: string;
  target: string;
  value: number;
}

/** A group of wound spaces: those of an ability, the dragon's armour, one of its areas, or the rest. */
export interface WoundGroup {
  part: string;
  wounds: number;
  spaces: number;
  coming: number;
  lost: boolean;
}

/** The wound track of a figure with all modifiers: 0 <= wounds <= wounds + coming <= spaces. */
export interface WoundTrack {
  wounds: number;
  spaces: number;
  coming: number;
  threat: number;
  absorbs: number;
  state: 'alive' | 'dead' | 'waiting';
  parts: WoundGroup[];
}

/** Wounds and attacks. In a preview, wounds that the action causes are coming, and the attacks are those that can be answered after it. */
export interface DrakoFacts {
  tracks: Record<string, WoundTrack>;
  attacks: OpenAttack[];
  threat: number;
}

/** A hex with its name and axial coordinates (pointy top, q to the east, r to the south-east). */
export interface Hex {
  name: string;
  q: number;
  r: number;
  outer: boolean;
  starts: ('dragon' | 'dwarves' | 'knights' | 'trolls')[];
}

/** The start of a side: figures on fixed hexes, or hexes to choose from. */
export interface SideStart {
  fixed: Record<string, string>;
  choice: string[];
  away_from_enemies: boolean;
  preset: Record<string, string>;
}

export interface HexBoard {
  radius: number;
  hexes: Hex[];
  directions: Record<string, [number, number]>;
  start: Record<string, SideStart>;
  first: string;
  hand_limit: number;
  actions: number;
  rocks: number;
  tokens: Record<string, string[]>;
}

/** A symbol on a card; `text` is its translated name with the value. */
export interface CardSymbol {
  name: string;
  value: number;
  text: string;
  figures: number;
  actor?: string;
  lower?: number;
  stops?: number;
}

export interface DrakoCard {
  copies: number;
  provenance: 'exact' | 'implied' | 'partly' | 'reconstructed';
  seat: 'dragon' | 'dwarves' | 'knights' | 'trolls';
  symbols: CardSymbol[];
}

export interface Ability {
  name: string;
  spaces: number;
}

/** A figure with its wound track: `wounds` counts all spaces, including those of an ability. */
export interface Figure {
  seat: 'dragon' | 'dwarves' | 'knights' | 'trolls';
  wounds: number;
  ability: Ability | null;
  areas: Record<string, number>;
  provenance: 'exact' | 'implied' | 'partly' | 'reconstructed';
}

export interface DrakoComponents {
  game: string;
  rules: string;
  pack: string;
  players: number;
  options: Record<string, string>;
  language: string;
  seats: SeatPart[];
  teams: string[];
  names: Record<string, Record<string, string>>;
  listed_last: string[];
  text_kinds: string[];
  provenance: Record<string, Provenance>;
  board: HexBoard;
  cards: Record<string, DrakoCard>;
  figures: Record<string, Figure>;
}

/** The types of drako, for `GameTypes`. */
export interface DrakoTypes {
  picture: DrakoPicture;
  counted: DrakoFacts;
  foreseen: DrakoFacts;
  components: DrakoComponents;
}
