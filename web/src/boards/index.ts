// The registry of games. Every folder `boards/<game>/` is a game of the page: its `tile.ts` is loaded at once, for the
// front page and the lists of games, its `index.ts` with the first table.
import { capitalize } from '$lib/api/gameComponents';
import { t } from '$lib/messages.svelte';
import type { GameTileInfo, GameUi } from './gameUi';

const TILES = import.meta.glob<GameTileInfo>('./*/tile.ts', { eager: true, import: 'tile' });
const UIS = import.meta.glob<GameUi>('./*/index.ts', { import: 'gameUi' });

const gameOf = (path: string): string => path.split('/')[1]!;
const tiles = new Map(Object.entries(TILES).map(([path, tile]) => [gameOf(path), tile]));

/** All games, in the order of the front page. */
export const GAMES: readonly string[] = [...tiles].toSorted(([, one], [, other]) => one.order - other.order).map(([game]) => game);

export const tileOf = (game: string): GameTileInfo => tiles.get(game)!;

/** Whether the page can show tables of a game. */
export const hasBoard = (game: string): boolean => `./${game}/index.ts` in UIS;

/** Load the components and functions that draw a game. Fails if the page has no board for it. */
export async function loadGameUi(game: string): Promise<GameUi> {
  const load = UIS[`./${game}/index.ts`];
  if (!load) throw new Error(`no board for ${game}`);
  return load();
}

/** Return the name of a game in the current language; the capitalized id if it has no message. */
export function gameName(game: string): string {
  const id = `page-game-${game}`;
  const name = t(id);
  return name === id ? capitalize(game) : name;
}
