// Display names of seats: the name of the player or bot, else the name of the seat.
import { shownName } from '$lib/bots';
import type { TableInfo } from '$lib/wire';

/** Return the display name of a seat. The seat is added where several bots have the same name. */
export function callOf(table: TableInfo, seat: string, names: (kind: string, name: string) => string): string {
  const info = table.seats.find((one) => one.seat === seat);
  const name = info && !table.hot_seat ? shownName(info) : '';
  if (!name) return names('seat', seat);
  const shared = table.seats.some((one) => one.seat !== seat && shownName(one) === name);
  return shared ? `${name} (${names('seat', seat)})` : name;
}
