import type { GameDrawing } from '../contract';
import Nothing from './Nothing.svelte';

export const drawing: GameDrawing = {
  Board: Nothing,
  Seats: Nothing,
  Face: Nothing,
  columns: 'log',
  hand: ({ sight, seat }) =>
    ((sight.picture['hand'] as Record<string, string[]>)[seat ?? ''] ?? []).map((card) => ({
      card,
      meanings: [[['card', card]]],
      name: card,
    })),
  icon: () => undefined,
};
