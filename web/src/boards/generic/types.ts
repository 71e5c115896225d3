// Made by tools/generate_types.py from core/render/components.py: change it there.

import type { CardInfo, CommonPicture, Provenance, SeatPart } from '$lib/api/wire';

/** A number, or with the index `each` a run of numbers. */
export interface GenericCells {
  name: string;
  each: string;
}

/** A zone. `each` is "seat" for a zone of every seat, else empty; `sight` says who sees its cards. */
export interface GenericZone {
  name: string;
  each: string;
  sight: 'all' | 'nobody' | 'owner';
}

/** What the generic drawing shows: the zones as rows of cards, the cells as a table. */
export interface GenericBoard {
  zones: GenericZone[];
  cells: GenericCells[];
}

/** The components of a game without a drawing of its own. */
export interface GenericComponents {
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
  board: GenericBoard;
  cards: Record<string, CardInfo>;
}

/** A picture whose zones and cells are known only from the components. */
export interface GenericPicture extends CommonPicture {
  [name: string]: unknown;
}

/** The types of a game without a board, for `GameTypes`. */
export interface GenericTypes {
  picture: GenericPicture;
  counted: object;
  foreseen: object;
  components: GenericComponents;
}
