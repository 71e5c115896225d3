// What this browser saw and gave before a deal, kept as long as its tab: afterwards nobody can claim otherwise.

export interface Keepsake {
  /** The commitment to the seed, as it was first shown. */
  seal?: string;
  /** First leg of two: the commitment to the seed of the second leg. */
  second?: string;
  /** The salt that we send to this table, accepted or not. */
  offered?: string;
  /** Our own contribution to the deal, once we have the seat. */
  salt?: string;
}

const place = (table: string): string => `deal ${table}`;

export function kept(table: string): Keepsake {
  try {
    return JSON.parse(sessionStorage.getItem(place(table)) ?? '{}') as Keepsake;
  } catch {
    return {}; // no storage here: then nothing is claimed about what was seen
  }
}

/** Remember more about a table; what is known already stays. */
export function keep(table: string, more: Keepsake): void {
  try {
    sessionStorage.setItem(place(table), JSON.stringify({ ...more, ...kept(table) }));
  } catch {
    // a page without storage plays as well, it only cannot compare
  }
}
