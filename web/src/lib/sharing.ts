// Tables where one person holds several seats: the players share a screen, and between two of them it shows the
// public view only.
import type { TableInfo } from './wire';

type Seated = { seats: readonly { seat: string; you?: boolean }[] };
type Table = Seated & Pick<TableInfo, 'status'>;

/** The public view, as the `seat` of a socket and the `view` of a replay name it. */
export const PUBLIC = '';

export const isShared = (table: Seated): boolean => table.seats.filter((seat) => seat.you).length > 1;

/** The page of a table. A shared one opens with the public view: no private view is requested before a player confirms. */
export const addressOf = (table: Seated & { id: string }): string => `/table/${table.id}${isShared(table) ? `?seat=${PUBLIC}` : ''}`;

/** The seat of this person that is to choose at a shared table; null if there is none. */
export function nextPlayer(table: Table, asked: string | null): string | null {
  const own = table.seats.some((seat) => seat.you && seat.seat === asked);
  return isShared(table) && table.status === 'running' && own ? asked : null;
}

/** May the page hold the view of `seat`? At a shared table only while its player, who has confirmed, needs the screen. */
export function mayHold(table: Table, asked: string | null, seat: string | null, confirmed: string | null): boolean {
  if (seat === null || !isShared(table)) return true;
  const next = nextPlayer(table, asked);
  return table.status === 'running' && seat === confirmed && (next === null || next === seat);
}
