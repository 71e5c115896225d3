// What people call the one in a seat: his name at this table, or the name of the seat.
import { shownName } from '$lib/bots';
import type { TableInfo } from '$lib/wire';

/** Several bots of one level share a name: then the seat says which. */
export function callOf(table: TableInfo, seat: string, names: (kind: string, name: string) => string): string {
  const info = table.seats.find((one) => one.seat === seat);
  const name = info && !table.hot_seat ? shownName(info) : '';
  if (!name) return names('seat', seat);
  const shared = table.seats.some((one) => one.seat !== seat && shownName(one) === name);
  return shared ? `${name} (${names('seat', seat)})` : name;
}
