// What the others did last, for whoever comes to a game that runs: asked for once, beside the snapshot.
import { get } from './api';
import type { Replayed } from './hall';
import { settings } from './settings.svelte';
import type { Seen, Sight, Snapshot } from './wire';

interface LastAction {
  before: Sight;
  events: readonly Seen[];
  action: string;
}

/** Did somebody else do something here? On one screen everybody has seen it. */
export function worthSeeing({ table, sight, seat, log }: Snapshot): boolean {
  const running = table.status === 'running' && !table.hot_seat;
  return running && settings.moving && sight !== null && sight.ply > 0 && (log.at(-1)?.seat ?? seat) !== seat;
}

/** The last action with the position before it, as this seat may know them; null if the hall does not say. */
export async function lastAction(table: string, { sight, seat, log }: Snapshot): Promise<LastAction | null> {
  const at = (ply: number): Promise<Replayed> => {
    const asked = new URLSearchParams({ ply: String(ply), view: seat ?? '', language: settings.language });
    return get<Replayed>(`/api/tables/${encodeURIComponent(table)}/replay?${asked}`);
  };
  try {
    const [before, after] = await Promise.all([at(sight!.ply - 1), at(sight!.ply)]);
    const actor = log.at(-1)?.seat ?? '';
    const question = sight!.question && { ...sight!.question, seat: actor, sentence: '' };
    return { before: { ...before.sight, question }, events: after.events, action: after.action };
  } catch {
    return null; // then the position is shown as it is
  }
}
