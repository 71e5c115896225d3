// The user interface of Draco: see `GameUi`.
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
import { colourOf, movePreview, formatSigned } from './model';
import type { DracoComponents, DracoTypes } from './types';
import TurnStatus from './TurnStatus.svelte';
import Piles from './Piles.svelte';
import PlayerMats from './PlayerMats.svelte';
import { dragonShape } from './shapes';
import { describeCard } from './descriptions';

type Props = BoardProps<DracoTypes>;

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
function consequence(action: LegalAction, preview: Preview<DracoTypes> | null, { components, seat, sight }: Props): string {
  const card = step(action, 'card');
  const move = movePreview(preview, components);
  if (!move || step(action, 'verb') !== 'play') return '';
  if (move.ends) return t('page-draco-ends');
  const scoring = sight.counted.lands[card]?.scoring;
  if (!scoring) return t('page-draco-no-scoring');
  return t('page-draco-scores', { points: formatSigned(move.points[seat ?? ''] ?? 0) });
}

export const gameUi: GameUi<DracoTypes> = {
  Board,
  PlayerMats: PlayerMats,
  CardFace,
  SeatEmblem,
  Piles,
  SharedPiles: Piles,
  TurnStatus,
  layout: 'log',
  minCardWidth: 54,
  selectableKinds: new Set(['card']),
  hand: ({ sight, seat, components }: { sight: Sight<DracoTypes>; seat: string | null; components: DracoComponents }) =>
    (sight.picture.hand[seat ?? ''] ?? []).map((card) => {
      const landing = sight.counted.lands[card];
      const value = landing ? String(components.board.spaces[landing.space]?.value ?? '') : '';
      const name = components.names['card']?.[card] ?? card;
      return {
        card,
        meanings: [[['card', card]]],
        name: landing ? t('page-draco-card', { card: capitalize(name), value, scoring: landing.scoring || 'none' }) : capitalize(name),
      };
    }),
  cardText: (card, { components, sight, thingName }) => ({ title: capitalize(thingName('card', card)), text: [describeCard(card, sight, components, thingName)].filter(Boolean) }),
  thingIcon: ([kind, name]) => {
    if (kind === 'card') return dragonShape(colourOf(name)).mark;
    if (kind === 'place') return stack;
    return { exchange, done }[name];
  },
  actionLabel: (action, { thingName }) => {
    const card = step(action, 'card');
    const verb = step(action, 'verb');
    if (!card) return { verb: capitalize(thingName('verb', verb)), question: t('page-draco-keep') };
    return { verb: capitalize(thingName('verb', verb)), question: t(verb === 'play' ? 'page-draco-play' : 'page-draco-exchange', { card: capitalize(thingName('card', card)) }) };
  },
  consequence,
  subtitle: (components: DracoComponents) => t('page-draco-subtitle', { count: components.players }),
  shortcuts: { t: ['place', 'top'], u: ['place', 'under'] },
  eventIcon: (event) => EVENT_ICONS[event],
  eventSound: (event) => ({ played: 'card', moved: 'step', scoring: 'coin', drew: 'card', ended: 'turn' } as const)[event],
};
