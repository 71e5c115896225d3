// The boards of the games. A folder `boards/<game>/` draws one game: its `tile.ts` is loaded at once, for the front page,
// its `index.ts` with the first table. A game without a folder has the drawing in `boards/generic/`.
import type { GameTileInfo, GameUi } from './gameUi';
import genericTile from './generic/tileInfo';

const TILES = import.meta.glob<GameTileInfo>('./*/tile.ts', { eager: true, import: 'tile' });
const UIS = import.meta.glob<GameUi>('./*/index.ts', { import: 'gameUi' });

const gameOf = (path: string): string => path.split('/')[1]!;
const tiles = new Map(Object.entries(TILES).map(([path, tile]) => [gameOf(path), tile]));

export const tileOf = (game: string): GameTileInfo => tiles.get(game) ?? genericTile;

/** Sort games as the front page shows them: those with a tile first. */
export const inOrder = (games: Iterable<string>): string[] => [...games].toSorted((one, other) => tileOf(one).order - tileOf(other).order);

/** The games that have a tile: shown until the server has sent its list. */
export const TILED: readonly string[] = inOrder(tiles.keys());

/** Load the components and functions that draw a game. */
export const loadGameUi = (game: string): Promise<GameUi> => (UIS[`./${game}/index.ts`] ?? UIS['./generic/index.ts']!)();

export { games, gameName, hasLesson, hasRules } from './games.svelte';
