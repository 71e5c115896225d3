// What the hall answers over HTTP, as far as the page asks: hall/lobby, hall/tables/requests.py, hall/people.
import { get, post } from './api';
import type { Line, Seen, Sight, TableInfo } from './wire';

export interface Me {
  id: string;
  name: string;
  kind: 'guest' | 'account' | 'bot' | 'nobody';
  language: string;
}

export interface GameInfo {
  game: string;
  name: string;
  players: number[];
  seats: Record<string, string[]>;
  options: { name: string; default: string; choices: { value: string; words: string }[] }[];
  packs: { hash: string; origin: string; standard: boolean }[];
  levels: { level: string; words: string }[];
  two_leg: boolean;
}

export interface ListedSeat {
  seat: string;
  team: string;
  kind: 'open' | 'person' | 'bot';
  name?: string;
  level?: string;
  you?: boolean;
  won?: boolean;
  score?: number;
}

export interface ListedTable {
  id: string;
  game: string;
  title: string;
  players: number;
  matchup: string;
  words: string;
  status: 'open' | 'running' | 'over' | 'aborted';
  rated: boolean;
  clock: string;
  created: number;
  changed: number;
  ply: number;
  reason: string;
  your_turn: boolean;
  seats: ListedSeat[];
}

export interface TableList {
  tables: ListedTable[];
  after: string;
}

export interface Replayed {
  table: TableInfo;
  ply: number;
  plies: number;
  view: string;
  sight: Sight;
  events: Seen[];
  lines: Line[];
  action: string;
}

export interface SeatWish {
  kind: 'me' | 'open' | 'bot';
  level?: string;
}

export interface NewTable {
  game: string;
  players?: number;
  options?: Record<string, string>;
  seats?: SeatWish[];
  visibility?: 'public' | 'link' | 'private';
  rated?: boolean;
  clock?: string;
  hot_seat?: boolean;
  match?: 'single' | 'two-leg';
}

/** Our part of the deal: with it, not even the hall alone decides the cards. */
function salt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const NAMES = ['Ember', 'Ash', 'Flint', 'Wyrm', 'Talon', 'Cinder', 'Scale', 'Horn', 'Soot', 'Fang'];

/** Who we are; whoever is nobody yet becomes a guest, so that one click is enough to play. */
export async function known(): Promise<Me> {
  const me = await get<Me>('/api/me');
  if (me.id) return me;
  const [pick, number] = crypto.getRandomValues(new Uint16Array(2));
  return post<Me>('/api/guest', { name: `${NAMES[pick! % NAMES.length]} ${(number! % 9000) + 1000}` });
}

export async function playNow(game: string, wish: { players?: number; options?: Record<string, string>; level?: string; seat?: string } = {}): Promise<TableInfo> {
  await known();
  return post<TableInfo>('/api/play-now', { game, salt: salt(), ...wish });
}

export async function newTable(wish: NewTable): Promise<TableInfo> {
  await known();
  return post<TableInfo>('/api/tables', { ...wish, salt: salt() });
}

export async function join(table: string, seat: string, invitation: string): Promise<TableInfo> {
  await known();
  return post<TableInfo>(`/api/tables/${table}/join`, { seat, invitation, salt: salt() });
}
