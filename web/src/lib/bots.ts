// Display names of bots. A bot without a name of its own has its level as its name, which is translated here.
import { titled } from './components';
import { say } from './words.svelte';

/** The default level. */
export const FIRST_LEVEL = 'apprentice';

/** Return the translated name of a level. Codes that are no level (bots of old tables) are returned unchanged. */
export function levelName(level: string): string {
  const id = `bot-level-${level}`;
  const word = say(id);
  return word === id ? level : titled(word);
}

/** Return the display name of the player or bot in a seat. */
export const shownName = (seat: { kind: string; name?: string; level?: string }): string =>
  seat.kind === 'bot' && seat.name === seat.level ? levelName(seat.level ?? '') : (seat.name ?? '');
