// Made by tools/generate_types.py from games/signori: declaration, derived.py, render/components.py: change it there.

import type { DecisionPicture, FramePicture, OutcomePicture, Provenance, SeatPart } from '$lib/api/wire';

export interface SignoriPicture {
  pool: Record<string, number>;
  active: string;
  phase: string;
  turns: number;
  starter: string;
  reshuffles: number;
  attacked: number;
  lock: number;
  used: Record<string, number>;
  'mark-left': Record<string, number>;
  safe: Record<string, number>;
  chained: Record<string, string>;
  caster: string;
  victim: string;
  aim: number;
  attacker: string;
  defender: string;
  stage: number;
  side: number;
  difference: number;
  losing: string;
  spoils: string;
  'next-effect': number;
  hit: Record<string, number>;
  'winning-team': number;
  waiting: Record<string, number>;
  calls: number;
  'called-in-vain': number;
  draw: string[];
  discard: string[];
  plunder: string[];
  plundered: string[];
  pending: string[];
  hand: Record<string, string[]>;
  taken: Record<string, string[]>;
  sealed: Record<string, string[]>;
  market: Record<string, string[]>;
  up: Record<string, string[]>;
  down: Record<string, string[]>;
  role: Record<string, string[]>;
  behind: Record<string, string[]>;
  front: Record<string, string[]>;
  artefacts: Record<string, string[]>;
  gear: Record<string, string[]>;
  decision: DecisionPicture | null;
  stack: FramePicture[];
  outcome: OutcomePicture | null;
  ply: number;
}

/** One source of a total; `note` is why it adds less or nothing: overflown, chained, shadowed. */
export interface CombatLine {
  card: string;
  seat: string;
  count: number;
  value: number;
  note: '' | 'chained' | 'overflown' | 'shadowed';
}

/** One side of a combat: its total, and the parts of the total. */
export interface CombatSide {
  seat: string;
  total: number;
  creatures: number;
  others: number;
  equipment: number;
  lines: CombatLine[];
}

/** A combat; the side of the seat `behind` needs this many more points to win. */
export interface Combat {
  attacker: CombatSide;
  defender: CombatSide;
  behind: string;
  needs: number;
}

/** By seat, except the combat. Prices are those for the viewer, by market and card. */
export interface SignoriFacts {
  level: Record<string, number>;
  force: Record<string, [number, number]>;
  creatures: Record<string, Record<string, [number, number, number, number]>>;
  price: Record<string, Record<string, number>>;
  combat?: Combat;
}

export interface CombatTotals {
  attack: number;
  defence: number;
}

export interface SignoriForeseen {
  totals?: CombatTotals;
}

/** The limits of a table: how many cards each place holds, and the starting pool of a team. */
export interface TableLimits {
  phases: string[];
  hand_limit: number;
  market_places: number;
  artefact_places: number;
  top_level: number;
  pool: number;
}

/** A card; `title` is its Italian name, `meaning` the translation of the name. */
export interface SignoriCard {
  copies: number;
  provenance: 'exact' | 'implied' | 'partly' | 'reconstructed';
  title: string;
  meaning: string;
  category: 'antimagic' | 'artefact' | 'blessing' | 'creature' | 'curse' | 'equipment' | 'plunder' | 'role' | 'spell';
  symbols: ('finale' | 'instant' | 'shared' | 'support')[];
  text: string;
  price?: number;
  support?: number;
  level?: number;
  attack?: number;
  defence?: number;
  attacking?: number;
  defending?: number;
  winner?: number;
  loser?: number;
}

export interface SignoriComponents {
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
  board: TableLimits;
  cards: Record<string, SignoriCard>;
  figures: Record<string, Record<string, string>>;
}

/** The types of signori, for `GameTypes`. */
export interface SignoriTypes {
  picture: SignoriPicture;
  counted: SignoriFacts;
  foreseen: SignoriForeseen;
  components: SignoriComponents;
}
