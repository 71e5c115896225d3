// What people call the one in a seat: his name at this table, or the name of the seat.
import { shownName } from '$lib/bots';
import type { TableInfo } from '$lib/wire';

export function callOf(table: TableInfo, seat: string, names: (kind: string, name: string) => string): string {
  const info = table.seats.find((one) => one.seat === seat);
  return (info && !table.hot_seat && shownName(info)) || names('seat', seat);
}
