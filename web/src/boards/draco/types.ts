// Made by tools/generate_types.py from games/draco: declaration, derived.py, render/components.py: change it there.

import type { DecisionPicture, FramePicture, OutcomePicture, Provenance, SeatPart } from '$lib/api/wire';

export interface DracoPicture {
  decision: DecisionPicture | null;
  stack: FramePicture[];
  outcome: OutcomePicture | null;
  ply: number;
  space: Record<string, number>;
  score: Record<string, number>;
  draw: string[];
  discard: string[];
  hand: Record<string, string[]>;
  aside: Record<string, string[]>;
  ride: Record<string, string[]>;
  pile: Record<string, string[]>;
}

/** Where a card moves its dragon, and the scoring that it causes there. */
export interface Landing {
  space: number;
  scoring: '' | 'major' | 'minor';
}

export interface DracoFacts {
  value: Record<string, number>;
  lands: Record<string, Landing>;
  at_summit: number;
}

/** What an action changes for a rider: the ridden dragon, its space, or the score. */
export interface RiderChange {
  colour: string;
  space: number;
  points: number;
  score: number;
}

export interface DracoForeseen {
  riders: Record<string, RiderChange>;
}

/** A space of the track: its value, and the scoring that a dragon landing there causes. */
export interface Space {
  number: number;
  value: number;
  kind: 'major' | 'minor' | 'plain' | 'summit';
}

/** The track; `side` is the side of the board for this number of players. */
export interface RaceTrack {
  side: string;
  spaces: Space[];
  summit: number;
  last: number;
  dragons_to_end: number;
  minor_limit: number;
  hand_limit: number;
  lap: number;
}

export interface DracoCard {
  copies: number;
  provenance: 'exact' | 'implied' | 'partly' | 'reconstructed';
  colour: string;
  number: number;
}

export interface Dragon {
  colour: string;
}

export interface DracoComponents {
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
  board: RaceTrack;
  cards: Record<string, DracoCard>;
  figures: Record<string, Dragon>;
}

/** The types of draco, for `GameTypes`. */
export interface DracoTypes {
  picture: DracoPicture;
  counted: DracoFacts;
  foreseen: DracoForeseen;
  components: DracoComponents;
}
