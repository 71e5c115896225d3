// Types and requests of the HTTP API that the page uses: server/lobby, server/tables/http/requests.py, server/accounts.
import { get, post } from './http';
import { opened, rematched, seated } from '../fairness/saltedRequests';
import { person } from './session.svelte';
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

export interface ReplayPosition {
  table: TableInfo;
  ply: number;
  plies: number;
  view: string;
  sight: Sight;
  events: Seen[];
  lines: Line[];
  action: string;
}

export interface SeatRequest {
  kind: 'me' | 'open' | 'bot';
  level?: string;
}

/** An available pack. Tables refer to it by `hash`; `added` is 0 for the packs of the project. */
export interface PackInfo {
  hash: string;
  game: string;
  name: string;
  standard: boolean;
  added: number;
}

/** A challenge received, or sent if `mine`; its id is the id of the table. */
export interface Challenge {
  id: string;
  table: TableInfo;
  seat: string;
  mine: boolean;
}

export interface NewChallenge {
  to: string[];
  game: string;
  clock: string;
  rated: boolean;
  level: string;
}

export interface NewTable {
  game: string;
  pack?: string;
  players?: number;
  options?: Record<string, string>;
  seats?: SeatRequest[];
  visibility?: 'public' | 'link' | 'private';
  rated?: boolean;
  clock?: string;
  hot_seat?: boolean;
  match?: 'single' | 'two-leg';
}

const NAMES = ['Ember', 'Ash', 'Flint', 'Wyrm', 'Talon', 'Cinder', 'Scale', 'Horn', 'Soot', 'Fang'];

/** Return the current user. Visitors without a session become guests, so that one click starts a game. */
export async function known(): Promise<Me> {
  const me = await get<Me>('/api/me');
  person.me = me;
  if (me.id) return me;
  const [pick, number] = crypto.getRandomValues(new Uint16Array(2));
  person.me = await post<Me>('/api/guest', { name: `${NAMES[pick! % NAMES.length]} ${(number! % 9000) + 1000}` });
  return person.me;
}

type PlayNowRequest = { players?: number; options?: Record<string, string>; level?: string; seat?: string };

/** Open a table with a salt from this client, so that the server cannot choose the deal alone. */
async function open(address: string, wish: object): Promise<TableInfo> {
  return opened((await known()).id, address, wish);
}

async function sit(table: string, address: string, wish: object = {}, invitation = ''): Promise<TableInfo> {
  await known();
  return seated(table, address, wish, invitation);
}

export const playNow = (game: string, wish: PlayNowRequest = {}): Promise<TableInfo> => open('/api/play-now', { game, ...wish });
export const newTable = (wish: NewTable): Promise<TableInfo> => open('/api/tables', wish);
export const challenge = (wish: NewChallenge): Promise<TableInfo> => open('/api/challenges', wish);
export const rematch = async (table: string): Promise<TableInfo> => rematched((await known()).id, table);
export const join = (table: string, seat: string, invitation: string): Promise<TableInfo> => sit(table, `/api/tables/${table}/join`, { seat, invitation }, invitation);
export const accept = (table: string): Promise<TableInfo> => sit(table, `/api/challenges/${table}/accept`);
