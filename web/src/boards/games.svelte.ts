// The games of the server, from `/api/games`.
import { capitalize } from '$lib/api/gameComponents';
import { get } from '$lib/api/http';
import type { GameInfo } from '$lib/api/rest';
import { t } from '$lib/messages.svelte';
import { inOrder, TILED } from '.';

class Games {
  #infos = $state.raw<ReadonlyMap<string, GameInfo>>(new Map());

  /** All games, in the order of the front page. */
  names: readonly string[] = $derived(this.#infos.size ? inOrder(this.#infos.keys()) : TILED);

  /** What the server says about a game; undefined until it has answered. */
  info(game: string): GameInfo | undefined {
    return this.#infos.get(game);
  }

  /** Ask the server. On failure the games with a tile remain. */
  async load(): Promise<void> {
    try {
      this.set(await get<GameInfo[]>('/api/games'));
    } catch {
      return;
    }
  }

  set(infos: readonly GameInfo[]): void {
    this.#infos = new Map(infos.map((info) => [info.game, info]));
  }
}

export const games = new Games();

/** Whether a game has rules to read; assumed until the server has answered. */
export const hasRules = (game: string): boolean => games.info(game)?.has_rules ?? true;

/** Whether a game has a lesson; assumed until the server has answered. */
export const hasLesson = (game: string): boolean => games.info(game)?.has_lesson ?? true;

/** Return the name of a game in the current language; the capitalized id until the server has sent it. */
export function gameName(game: string): string {
  const id = `page-game-${game}`;
  const name = t(id);
  return name === id ? (games.info(game)?.name ?? capitalize(game)) : name;
}
