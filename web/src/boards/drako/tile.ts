// The tile of Drako on the front page.
import type { GameTileInfo } from '../gameUi';
import TileArt from './TileArt.svelte';

export const tile: GameTileInfo = { order: 1, Art: TileArt };
