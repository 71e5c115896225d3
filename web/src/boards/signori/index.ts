import { titled } from '$lib/components';
import type { GameDrawing } from '../contract';
import Nothing from './Nothing.svelte';

export const drawing: GameDrawing = {
  Board: Nothing,
  Seats: Nothing,
  Face: Nothing,
  Crest: Nothing,
  columns: 'log',
  drawn: new Set(['card']),
  hand: ({ sight, seat }) =>
    ((sight.picture['hand'] as Record<string, string[]>)[seat ?? ''] ?? []).map((card) => ({
      card,
      meanings: [[['card', card]]],
      name: card,
    })),
  icon: () => undefined,
  deed: (action, { names }) => {
    const verb = titled(names(...action.path[0]!));
    return { verb, question: action.path.map((thing) => names(...thing)).join(' ') };
  },
  subtitle: () => '',
};
