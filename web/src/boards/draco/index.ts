// The drawing of Draco for the table page.
import exchange from 'icon:return-arrow';
import stack from 'icon:stack';
import done from 'icon:check-mark';
import { titled } from '$lib/components';
import { say } from '$lib/words.svelte';
import type { LegalAction, Preview, Sight } from '$lib/wire';
import type { BoardProps, GameDrawing } from '../contract';
import Board from './Board.svelte';
import Crest from './Crest.svelte';
import Face from './Face.svelte';
import { HAPPENINGS } from './happenings';
import { colourOf, foreseenIn, landings, pictureOf, signed, type DracoComponents } from './model';
import Pace from './Pace.svelte';
import Piles from './Piles.svelte';
import Riders from './Riders.svelte';
import { dragonShape } from './shapes';
import { cardFate } from './speech';

type Props = BoardProps<DracoComponents>;

const step = (action: LegalAction, kind: string): string => action.path.find(([of]) => of === kind)?.[1] ?? '';

/** Summarize the result of an action: "You +8, and you draw nothing". The viewer's points come first. */
function consequence(action: LegalAction, preview: Preview | null, { components, seat, sight }: Props): string {
  const card = step(action, 'card');
  const foreseen = foreseenIn(preview, components);
  if (!foreseen || step(action, 'verb') !== 'play') return '';
  if (foreseen.ends) return say('page-draco-ends');
  const scoring = landings(sight)[card]?.scoring;
  if (!scoring) return say('page-draco-no-scoring');
  return say('page-draco-scores', { points: signed(foreseen.points[seat ?? ''] ?? 0) });
}

export const drawing: GameDrawing = {
  Board,
  Seats: Riders,
  Face,
  Crest,
  Piles,
  Common: Piles,
  Pace,
  columns: 'log',
  narrowest: 54,
  drawn: new Set(['card']),
  hand: ({ sight, seat, components }: { sight: Sight; seat: string | null; components: DracoComponents }) =>
    (pictureOf(sight).hand[seat ?? ''] ?? []).map((card) => {
      const landing = landings(sight)[card];
      const value = landing ? String(components.board.spaces[landing.space]?.value ?? '') : '';
      const name = components.names['card']?.[card] ?? card;
      return {
        card,
        meanings: [[['card', card]]],
        name: landing ? say('page-draco-card', { card: titled(name), value, scoring: landing.scoring || 'none' }) : titled(name),
      };
    }),
  reading: (card, { components, sight, names }) => ({ title: titled(names('card', card)), text: [cardFate(card, sight, components, names)].filter(Boolean) }),
  icon: ([kind, name]) => {
    if (kind === 'card') return dragonShape(colourOf(name)).mark;
    if (kind === 'place') return stack;
    return { exchange, done }[name];
  },
  deed: (action, { names }) => {
    const card = step(action, 'card');
    const verb = step(action, 'verb');
    if (!card) return { verb: titled(names('verb', verb)), question: say('page-draco-keep') };
    return { verb: titled(names('verb', verb)), question: say(verb === 'play' ? 'page-draco-play' : 'page-draco-exchange', { card: titled(names('card', card)) }) };
  },
  consequence,
  subtitle: (components: DracoComponents) => say('page-draco-subtitle', { count: components.players }),
  keys: { t: ['place', 'top'], u: ['place', 'under'] },
  happening: (event) => HAPPENINGS[event],
  sound: (event) => ({ played: 'card', moved: 'step', scoring: 'coin', drew: 'card', ended: 'turn' } as const)[event],
};
