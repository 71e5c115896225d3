// The tile of Draco on the front page.
import type { GameTileInfo } from '../gameUi';
import TileArt from './TileArt.svelte';

export const tile: GameTileInfo = { order: 2, Art: TileArt };
