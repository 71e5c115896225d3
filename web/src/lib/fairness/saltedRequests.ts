// Opening and joining tables so that the server commits to its seeds before it gets the client's salt: docs/decisions/0013.
import { ApiError, get, post } from '../api/http';
import { hex } from './verification';
import { keep, kept } from './storedDeals';
import type { TableInfo } from '../api/wire';

interface Deal {
  deal: string;
  commitment: string;
  second_commitment: string;
  seconds: number;
}

interface Offer extends Deal {
  salt: string;
  person: string;
  until: number;
}

/** A deal that no table uses yet. It is sent again after a failed request: otherwise the server could fail requests until
 *  a new salt gives the cards that it wants. */
let pending: Offer | null = null;

const newSalt = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));
const isMine = (table: TableInfo): boolean => table.seats.some((seat) => seat.you);
const path = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

async function offered(person: string): Promise<Offer> {
  if (pending && (pending.person !== person || pending.until < Date.now())) pending = null;
  if (!pending) {
    const deal = await post<Deal>('/api/deals');
    pending = { ...deal, salt: newSalt(), person, until: Date.now() + deal.seconds * 1000 };
  }
  return pending;
}

/** Open a table with a deal that the server has already committed to. */
export async function opened(person: string, address: string, wish: object): Promise<TableInfo> {
  const { deal, salt, commitment, second_commitment } = await offered(person);
  let table: TableInfo;
  try {
    table = await post<TableInfo>(address, { ...wish, deal, salt });
  } catch (error) {
    if (error instanceof ApiError && error.code.startsWith('deal-')) pending = null;
    throw error;
  }
  pending = null;
  // Store the original commitment, not the one of the table: the two are compared after the game.
  if (isMine(table) && table.leg === 0) keep(table.id, { seal: commitment, salt, ...(table.match === 'two-leg' ? { second: second_commitment } : {}) });
  return table;
}

/** Take a seat at a table after loading its commitment. A retry sends the same salt. */
export async function seated(table: string, address: string, wish: object = {}, invitation = ''): Promise<TableInfo> {
  if (!kept(table).seal) see(await get<TableInfo>(invitation ? `${path(table)}?${new URLSearchParams({ invitation })}` : path(table)));
  const salt = kept(table).offered ?? newSalt();
  keep(table, { offered: salt });
  const taken = await post<TableInfo>(address, { ...wish, salt });
  keep(table, { salt });
  return taken;
}

/** Open a rematch. If another player has already opened it, store its commitment and join. */
export async function rematched(person: string, table: string): Promise<TableInfo> {
  const next = await opened(person, `${path(table)}/rematch`, {});
  if (next.status !== 'open' || isMine(next)) return next;
  see(next);
  return seated(next.id, `${path(next.id)}/join`);
}

/** Store the commitments of a table when first seen; after the first leg of a match, also for its second leg. */
export function see(table: TableInfo): void {
  keep(table.id, { seal: table.commitment, ...(table.second_commitment ? { second: table.second_commitment } : {}) });
  const { second, salt } = kept(table.id);
  if (second && table.next_table && table.status === 'over') keep(table.next_table, { seal: second, ...(salt ? { salt } : {}) });
}
