// Types and requests of the HTTP API that the page uses: server/lobby, server/tables/http/requests.py, server/accounts.
import { get, post } from './http';
import { openRematch, openTable, takeSeat } from '../fairness/saltedRequests';
import { session } from './session.svelte';
import type { Line, Seen, Sight, TableInfo } from './wire';

export interface User {
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

const GUEST_NAMES = ['Ember', 'Ash', 'Flint', 'Wyrm', 'Talon', 'Cinder', 'Scale', 'Horn', 'Soot', 'Fang'];

/** Return the current user. Visitors without a session become guests, so that one click starts a game. */
export async function ensureUser(): Promise<User> {
  const me = await get<User>('/api/me');
  session.user = me;
  if (me.id) return me;
  const [choice, number] = crypto.getRandomValues(new Uint16Array(2));
  session.user = await post<User>('/api/guest', { name: `${GUEST_NAMES[choice! % GUEST_NAMES.length]} ${(number! % 9000) + 1000}` });
  return session.user;
}

type PlayNowRequest = { players?: number; options?: Record<string, string>; level?: string; seat?: string };

/** Open a table with a salt from this client, so that the server cannot choose the deal alone. */
async function openSalted(address: string, request: object): Promise<TableInfo> {
  return openTable((await ensureUser()).id, address, request);
}

async function joinSalted(table: string, address: string, request: object = {}, invitation = ''): Promise<TableInfo> {
  await ensureUser();
  return takeSeat(table, address, request, invitation);
}

export const playNow = (game: string, request: PlayNowRequest = {}): Promise<TableInfo> => openSalted('/api/play-now', { game, ...request });
export const newTable = (request: NewTable): Promise<TableInfo> => openSalted('/api/tables', request);
export const challenge = (request: NewChallenge): Promise<TableInfo> => openSalted('/api/challenges', request);
export const rematch = async (table: string): Promise<TableInfo> => openRematch((await ensureUser()).id, table);
export const join = (table: string, seat: string, invitation: string): Promise<TableInfo> => joinSalted(table, `/api/tables/${table}/join`, { seat, invitation }, invitation);
export const accept = (table: string): Promise<TableInfo> => joinSalted(table, `/api/challenges/${table}/accept`);
