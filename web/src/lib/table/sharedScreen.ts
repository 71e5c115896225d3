// Shared screens: tables where one user has several seats. Between the turns of two players the screen shows only the
// public view.
import type { TableInfo } from '../api/wire';

type Seated = { seats: readonly { seat: string; you?: boolean }[] };
type Table = Seated & Pick<TableInfo, 'status'>;

/** The value for the public view in the `seat` parameter of a socket and the `view` parameter of a replay. */
export const PUBLIC_VIEW = '';

export const isSharedScreen = (table: Seated): boolean => table.seats.filter((seat) => seat.you).length > 1;

/** Return the URL of a table page. A shared table opens with the public view; a private one is requested after confirmation. */
export const tableUrl = (table: Seated & { id: string }): string => `/table/${table.id}${isSharedScreen(table) ? `?seat=${PUBLIC_VIEW}` : ''}`;

/** Return the seat of this user that must choose at a shared table; null if there is none. */
export function nextPlayer(table: Table, asked: string | null): string | null {
  const own = table.seats.some((seat) => seat.you && seat.seat === asked);
  return isSharedScreen(table) && table.status === 'running' && own ? asked : null;
}

/** Whether the page may hold the view of `seat`: at a shared table, only if its player confirmed and no other player must choose. */
export function mayShowView(table: Table, asked: string | null, seat: string | null, confirmed: string | null): boolean {
  if (seat === null || !isSharedScreen(table)) return true;
  const next = nextPlayer(table, asked);
  return table.status === 'running' && seat === confirmed && (next === null || next === seat);
}
