// Types and requests of the HTTP API that the page uses: server/lobby, server/tables/http/requests.py, server/accounts.
import { get, post } from './http';
import { openRematch, openTable, takeSeat } from '../fairness/saltedRequests';
import { session } from './session.svelte';
import type { TableInfo } from './wire';
import type { Me, NewChallenge, NewTable } from './rest';

const GUEST_NAMES = ['Ember', 'Ash', 'Flint', 'Wyrm', 'Talon', 'Cinder', 'Scale', 'Horn', 'Soot', 'Fang'];

/** Return the current user. Visitors without a session become guests, so that one click starts a game. */
export async function ensureUser(): Promise<Me> {
  const me = await get<Me>('/api/me');
  session.user = me;
  if (me.id) return me;
  const [choice, number] = crypto.getRandomValues(new Uint16Array(2));
  session.user = await post<Me>('/api/guest', { name: `${GUEST_NAMES[choice! % GUEST_NAMES.length]} ${(number! % 9000) + 1000}` });
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
