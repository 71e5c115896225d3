// The drawing of Draco for the table page.
import exchange from 'icon:return-arrow';
import stack from 'icon:stack';
import draw from 'icon:card-draw';
import hourglass from 'icon:hourglass';
import mountain from 'icon:mountain-climbing';
import play from 'icon:card-play';
import coins from 'icon:two-coins';
import done from 'icon:check-mark';
import { capitalize } from '$lib/api/gameComponents';
import { t } from '$lib/messages.svelte';
import type { LegalAction, Preview, Sight } from '$lib/api/wire';
import type { BoardProps, GameUi } from '../gameUi';
import Board from './board/Board.svelte';
import SeatEmblem from './SeatEmblem.svelte';
import CardFace from './CardFace.svelte';
import { colourOf, foreseenIn, landings, pictureOf, signed, type DracoComponents } from './model';
import TurnStatus from './TurnStatus.svelte';
import Piles from './Piles.svelte';
import PlayerMats from './PlayerMats.svelte';
import { dragonShape } from './shapes';
import { cardFate } from './descriptions';

type Props = BoardProps<DracoComponents>;

const step = (action: LegalAction, kind: string): string => action.path.find(([of]) => of === kind)?.[1] ?? '';

/** Icons of events, for the log. */
const EVENT_ICONS: Record<string, string> = {
  played: play,
  moved: mountain,
  scoring: coins,
  scored: coins,
  exchanged: exchange,
  drew: draw,
  skipped: hourglass,
};

/** Summarize the result of an action: "You +8, and you draw nothing". The viewer's points come first. */
function consequence(action: LegalAction, preview: Preview | null, { components, seat, sight }: Props): string {
  const card = step(action, 'card');
  const foreseen = foreseenIn(preview, components);
  if (!foreseen || step(action, 'verb') !== 'play') return '';
  if (foreseen.ends) return t('page-draco-ends');
  const scoring = landings(sight)[card]?.scoring;
  if (!scoring) return t('page-draco-no-scoring');
  return t('page-draco-scores', { points: signed(foreseen.points[seat ?? ''] ?? 0) });
}

export const gameUi: GameUi = {
  Board,
  PlayerMats: PlayerMats,
  CardFace,
  SeatEmblem,
  Piles,
  SharedPiles: Piles,
  TurnStatus,
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
        name: landing ? t('page-draco-card', { card: capitalize(name), value, scoring: landing.scoring || 'none' }) : capitalize(name),
      };
    }),
  reading: (card, { components, sight, names }) => ({ title: capitalize(names('card', card)), text: [cardFate(card, sight, components, names)].filter(Boolean) }),
  icon: ([kind, name]) => {
    if (kind === 'card') return dragonShape(colourOf(name)).mark;
    if (kind === 'place') return stack;
    return { exchange, done }[name];
  },
  deed: (action, { names }) => {
    const card = step(action, 'card');
    const verb = step(action, 'verb');
    if (!card) return { verb: capitalize(names('verb', verb)), question: t('page-draco-keep') };
    return { verb: capitalize(names('verb', verb)), question: t(verb === 'play' ? 'page-draco-play' : 'page-draco-exchange', { card: capitalize(names('card', card)) }) };
  },
  consequence,
  subtitle: (components: DracoComponents) => t('page-draco-subtitle', { count: components.players }),
  keys: { t: ['place', 'top'], u: ['place', 'under'] },
  happening: (event) => EVENT_ICONS[event],
  sound: (event) => ({ played: 'card', moved: 'step', scoring: 'coin', drew: 'card', ended: 'turn' } as const)[event],
};
