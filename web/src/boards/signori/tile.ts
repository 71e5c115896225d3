// The tile of I Signori dei Draghi on the front page.
import type { GameTileInfo } from '../gameUi';
import TileArt from './TileArt.svelte';

export const tile: GameTileInfo = { order: 3, Art: TileArt };
