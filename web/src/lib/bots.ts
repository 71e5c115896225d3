// Bots are known to the hall by their codes; people know them by how well they play.
import { say } from './words.svelte';

/** The name of a bot of the hall, from its code such as `ismcts:iterations=200`. */
export function botName(code: string): string {
  const iterations = Number(/iterations=(\d+)/.exec(code)?.[1] ?? 0);
  const level = code.startsWith('random') ? 'beginner' : code.startsWith('greedy') ? 'casual' : code.startsWith('ismcts') ? (iterations && iterations < 500 ? 'strong' : 'master') : '';
  return level ? say('page-bot-name', { level }) : code;
}

/** Who sits there, as people say it. */
export const shownName = (seat: { kind: string; name?: string; level?: string }): string =>
  seat.kind === 'bot' && seat.name === seat.level ? botName(seat.level ?? '') : (seat.name ?? '');
