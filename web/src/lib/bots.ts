// Bots sit down by the names of their levels; people read the level's word in their language.
import { titled } from './components';
import { say } from './words.svelte';

/** Whom a first game is played against. */
export const FIRST_LEVEL = 'apprentice';

/** The word for a level; whatever is no level (a bot of an old table) is called as it is. */
export function levelName(level: string): string {
  const id = `bot-level-${level}`;
  const word = say(id);
  return word === id ? level : titled(word);
}

/** Who sits there, as people say it. */
export const shownName = (seat: { kind: string; name?: string; level?: string }): string =>
  seat.kind === 'bot' && seat.name === seat.level ? levelName(seat.level ?? '') : (seat.name ?? '');
