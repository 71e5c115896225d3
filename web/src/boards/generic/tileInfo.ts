// The tile of a game without a tile of its own.
import type { GameTileInfo } from '../gameUi';
import TileArt from './TileArt.svelte';

const LAST = 1000; // after all games with a tile

const tile: GameTileInfo = { order: LAST, Art: TileArt };
export default tile;
