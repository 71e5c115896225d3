// The last action of the other players, replayed when a viewer opens a running game.
import { get } from '../api/http';
import { settings } from '../settings.svelte';
import { isSharedScreen } from './sharedScreen';
import type { Seen, Sight, Snapshot } from '../api/wire';
import type { Replayed } from '../api/rest';

interface LastAction {
  before: Sight;
  events: readonly Seen[];
  action: string;
}

/** The seat that made the last action: the first seat named by its log lines. */
const actorOf = ({ sight, log }: Snapshot): string | undefined => log.find((line) => line.ply === sight?.ply && line.seat !== null)?.seat ?? undefined;

/** Whether there is a last action to replay for this viewer. A shared screen replays it in the public view, for both players. */
export function shouldReplay(snapshot: Snapshot): boolean {
  const { table, sight, seat } = snapshot;
  const shared = isSharedScreen(table);
  const shown = shared ? seat === null && table.status !== 'open' : table.status === 'running';
  const actor = actorOf(snapshot);
  return shown && settings.animated && sight !== null && sight.ply > 0 && actor !== undefined && actor !== seat;
}

/** Load the last action and the position before it, as visible to this seat; null if the request fails. */
export async function loadLastAction(table: string, snapshot: Snapshot): Promise<LastAction | null> {
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
    return null; // the current position is shown without a replay
  }
}
