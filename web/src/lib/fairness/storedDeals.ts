// The commitments this browser saw and the salts it sent before a deal, kept for the session of the tab to verify the deal later.

export interface StoredDeal {
  /** The commitment to the seed, as first received. */
  commitment?: string;
  /** First leg of two: the commitment to the seed of the second leg. */
  secondCommitment?: string;
  /** The salt that this client sends to the table, accepted or not. */
  offeredSalt?: string;
  /** The salt of this client, once it has the seat. */
  salt?: string;
}

const storageKey = (table: string): string => `deal ${table}`;

export function storedDeal(table: string): StoredDeal {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(table)) ?? '{}') as StoredDeal;
  } catch {
    return {}; // no storage: the stored values cannot be compared
  }
}

/** Store values for a table. Existing values are never overwritten. */
export function storeDeal(table: string, more: StoredDeal): void {
  try {
    sessionStorage.setItem(storageKey(table), JSON.stringify({ ...more, ...storedDeal(table) }));
  } catch {
    // without storage the game works, but the values cannot be compared later
  }
}
