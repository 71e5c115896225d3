// What a game is drawn with: core/render/components.py. `board`, `cards` and `figures` are each game's own.
import { get } from './api';
import type { TableInfo, Thing } from './wire';

export type Origin = 'exact' | 'implied' | 'partly' | 'reconstructed';
export type Names = Record<string, Record<string, string>>;

export interface Components {
  game: string;
  rules: string;
  pack: string;
  players: number;
  options: Record<string, string>;
  language: string;
  seats: { seat: string; team: string }[];
  teams: string[];
  names: Names;
  provenance: Record<string, { origin: Origin; words: string }>;
  board: unknown;
  cards: Record<string, unknown>;
  figures: Record<string, unknown>;
}

const fetched = new Map<string, Promise<Components>>();

/** The components at an address; they never change there. */
export function componentsAt(address: string): Promise<Components> {
  const known = fetched.get(address) ?? get<Components>(address);
  fetched.set(address, known);
  known.catch(() => fetched.delete(address));
  return known;
}

/** Where the components of a table are; a snapshot says it too. */
export function componentsOf(table: TableInfo, language: string): string {
  const asked = new URLSearchParams({ players: String(table.players), language, pack: table.pack });
  for (const [name, value] of Object.entries(table.options)) asked.append('option', `${name}:${value}`);
  return `/api/components/${table.game}?${asked}`;
}

/** The word for a thing; its own name if there is none. */
export const nameOf = (components: Components, kind: string, name: string): string =>
  components.names[kind]?.[name] ?? name;

export const nameOfThing = (components: Components, thing: Thing): string => nameOf(components, ...thing);

/** The same with a capital, for the beginning of a line. */
export const titled = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
