// What the others did last, for whoever comes to a game that runs: asked for once, beside the snapshot.
import { get } from './api';
import type { Replayed } from './hall';
import { settings } from './settings.svelte';
import { isShared } from './sharing';
import type { Seen, Sight, Snapshot } from './wire';

interface LastAction {
  before: Sight;
  events: readonly Seen[];
  action: string;
}

/** Whose action the position comes from: the first seat that the lines about it name. */
const actorOf = ({ sight, log }: Snapshot): string | undefined => log.find((line) => line.ply === sight?.ply && line.seat !== null)?.seat ?? undefined;

/** Is there an action that this viewer has not seen? On a shared screen the public view shows it, for both players. */
export function worthSeeing(snapshot: Snapshot): boolean {
  const { table, sight, seat } = snapshot;
  const shared = isShared(table);
  const shown = shared ? seat === null && table.status !== 'open' : table.status === 'running';
  const actor = actorOf(snapshot);
  return shown && settings.moving && sight !== null && sight.ply > 0 && actor !== undefined && actor !== seat;
}

/** The last action with the position before it, as this seat may know them; null if the hall does not say. */
export async function lastAction(table: string, snapshot: Snapshot): Promise<LastAction | null> {
  const { sight, seat } = snapshot;
  const at = (ply: number): Promise<Replayed> => {
    const asked = new URLSearchParams({ ply: String(ply), view: seat ?? '', language: settings.language });
    return get<Replayed>(`/api/tables/${encodeURIComponent(table)}/replay?${asked}`);
  };
  try {
    const [before, after] = await Promise.all([at(sight!.ply - 1), at(sight!.ply)]);
    const question = sight!.question && { ...sight!.question, seat: actorOf(snapshot) ?? '', sentence: '' };
    return { before: { ...before.sight, question }, events: after.events, action: after.action };
  } catch {
    return null; // then the position is shown as it is
  }
}
