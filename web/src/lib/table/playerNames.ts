// Display names of players, bots and seats. A bot without a name of its own has its level as its name, which is translated here.
import { capitalize } from '../api/gameComponents';
import { t } from '../messages.svelte';
import type { TableInfo } from '../api/wire';

/** The default level. */
export const DEFAULT_LEVEL = 'apprentice';

/** Return the translated name of a level. Codes that are no level (bots of old tables) are returned unchanged. */
export function levelName(level: string): string {
  const id = `bot-level-${level}`;
  const word = t(id);
  return word === id ? level : capitalize(word);
}

/** Return the display name of the player or bot in a seat. */
export const playerName = (seat: { kind: string; name?: string; level?: string }): string =>
  seat.kind === 'bot' && seat.name === seat.level ? levelName(seat.level ?? '') : (seat.name ?? '');

/** Return the display name of a seat. The seat is added where several bots have the same name. */
export function seatLabel(table: TableInfo, seat: string, thingName: (kind: string, name: string) => string): string {
  const info = table.seats.find((one) => one.seat === seat);
  const name = info && !table.hot_seat ? playerName(info) : '';
  if (!name) return thingName('seat', seat);
  const shared = table.seats.some((one) => one.seat !== seat && playerName(one) === name);
  return shared ? `${name} (${thingName('seat', seat)})` : name;
}
