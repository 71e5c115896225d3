// Opening and joining tables so that the server commits to its seeds before it gets the client's salt: docs/decisions/0013.
import { ApiError, get, post } from '../api/http';
import { hex } from './verification';
import { storeDeal, storedDeal } from './storedDeals';
import type { TableInfo } from '../api/wire';
import type { DealInfo } from '../api/rest';

interface PendingDeal extends DealInfo {
  salt: string;
  user: string;
  until: number;
}

/** A deal that no table uses yet. It is sent again after a failed request: otherwise the server could fail requests until
 *  a new salt gives the cards that it wants. */
let pending: PendingDeal | null = null;

const newSalt = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));
const isMine = (table: TableInfo): boolean => table.seats.some((seat) => seat.you);
const path = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

async function pendingDeal(user: string): Promise<PendingDeal> {
  if (pending && (pending.user !== user || pending.until < Date.now())) pending = null;
  if (!pending) {
    const deal = await post<DealInfo>('/api/deals');
    pending = { ...deal, salt: newSalt(), user, until: Date.now() + deal.seconds * 1000 };
  }
  return pending;
}

/** Open a table with a deal that the server has already committed to. */
export async function openTable(user: string, address: string, request: object): Promise<TableInfo> {
  const { deal, salt, commitment, second_commitment } = await pendingDeal(user);
  let table: TableInfo;
  try {
    table = await post<TableInfo>(address, { ...request, deal, salt });
  } catch (error) {
    if (error instanceof ApiError && error.code.startsWith('deal-')) pending = null;
    throw error;
  }
  pending = null;
  // Store the original commitment, not the one of the table: the two are compared after the game.
  if (isMine(table) && table.leg === 0) storeDeal(table.id, { commitment, salt, ...(table.match === 'two-leg' ? { secondCommitment: second_commitment } : {}) });
  return table;
}

/** Take a seat at a table after loading its commitment. A retry sends the same salt. */
export async function takeSeat(table: string, address: string, request: object = {}, invitation = ''): Promise<TableInfo> {
  if (!storedDeal(table).commitment) storeCommitments(await get<TableInfo>(invitation ? `${path(table)}?${new URLSearchParams({ invitation })}` : path(table)));
  const salt = storedDeal(table).offeredSalt ?? newSalt();
  storeDeal(table, { offeredSalt: salt });
  const taken = await post<TableInfo>(address, { ...request, salt });
  storeDeal(table, { salt });
  return taken;
}

/** Open a rematch. If another player has already opened it, store its commitment and join. */
export async function openRematch(user: string, table: string): Promise<TableInfo> {
  const next = await openTable(user, `${path(table)}/rematch`, {});
  if (next.status !== 'open' || isMine(next)) return next;
  storeCommitments(next);
  return takeSeat(next.id, `${path(next.id)}/join`);
}

/** Store the commitments of a table when first seen; after the first leg of a match, also for its second leg. */
export function storeCommitments(table: TableInfo): void {
  storeDeal(table.id, { commitment: table.commitment, ...(table.second_commitment ? { secondCommitment: table.second_commitment } : {}) });
  const { secondCommitment, salt } = storedDeal(table.id);
  if (secondCommitment && table.next_table && table.status === 'over') storeDeal(table.next_table, { commitment: secondCommitment, ...(salt ? { salt } : {}) });
}
