// The drawings of the games, loaded on demand.
import type { GameDrawing } from './contract';

const DRAWINGS: Record<string, () => Promise<{ drawing: GameDrawing }>> = {
  drako: () => import('./drako'),
  draco: () => import('./draco'),
  signori: () => import('./signori'),
};

export async function drawingOf(game: string): Promise<GameDrawing> {
  const load = DRAWINGS[game];
  if (!load) throw new Error(`no drawing for ${game}`);
  return (await load()).drawing;
}
