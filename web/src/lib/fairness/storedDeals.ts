// The commitments this browser saw and the salts it sent before a deal, kept for the session of the tab to verify the deal later.

export interface Keepsake {
  /** The commitment to the seed, as first received. */
  seal?: string;
  /** First leg of two: the commitment to the seed of the second leg. */
  second?: string;
  /** The salt that this client sends to the table, accepted or not. */
  offered?: string;
  /** The salt of this client, once it has the seat. */
  salt?: string;
}

const place = (table: string): string => `deal ${table}`;

export function kept(table: string): Keepsake {
  try {
    return JSON.parse(sessionStorage.getItem(place(table)) ?? '{}') as Keepsake;
  } catch {
    return {}; // no storage: the stored values cannot be compared
  }
}

/** Store values for a table. Existing values are never overwritten. */
export function keep(table: string, more: Keepsake): void {
  try {
    sessionStorage.setItem(place(table), JSON.stringify({ ...more, ...kept(table) }));
  } catch {
    // without storage the game works, but the values cannot be compared later
  }
}
