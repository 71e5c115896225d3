// The user interface of I Signori dei Draghi: see `GameUi`.
import attack from 'icon:crossed-swords';
import end from 'icon:hourglass';
import market from 'icon:shop';
import pass from 'icon:return-arrow';
import shared from 'icon:linked-rings';
import { capitalize } from '$lib/api/gameComponents';
import { formatNumber, t } from '$lib/messages.svelte';
import type { LegalAction, Preview, Sight } from '$lib/api/wire';
import type { BoardProps, GameUi } from '../gameUi';
import TeamAreas from './area/TeamAreas.svelte';
import Board from './Board.svelte';
import SeatEmblem from './SeatEmblem.svelte';
import CardFace from './CardFace.svelte';
import { cardIcon, EVENT_ICONS } from './icons';
import { cardId, HIDDEN } from './model';
import type { SignoriComponents, SignoriTypes } from './types';
import TeamPools from './TeamPools.svelte';

type Props = BoardProps<SignoriTypes>;

const CARD_KINDS = new Set(['card', 'creature', 'taken']);
const VERBS: Record<string, string> = { attack, buy: market, fetch: market, lay: market, pass, end, final: end, share: shared };
const step = (action: LegalAction, kind: string): string => action.path.find(([of]) => of === kind)?.[1] ?? '';

/** Return the cost of an action, then the text of its card. */
function consequence(action: LegalAction, _preview: Preview<SignoriTypes> | null, { components, sight }: Props): string {
  const card = step(action, 'card');
  const owner = step(action, 'owner');
  if (action.path[0]?.[1] === 'attack') return action.remark;
  const price = owner ? sight.counted.price[owner]?.[card] : undefined;
  const text = components.cards[card]?.text ?? '';
  return price === undefined ? text : `${t('page-signori-price', { price: formatNumber(price) })} ${text}`;
}

export const gameUi: GameUi<SignoriTypes> = {
  Board,
  PlayerMats: TeamAreas,
  CardFace,
  SeatEmblem,
  Header: TeamPools,
  layout: 'teams',
  minCardWidth: 86,
  selectableKinds: new Set(['card', 'owner', 'victim', 'mate', 'target', 'creature', 'slot', 'taken']),
  hand: ({ sight, seat, components }: { sight: Sight<SignoriTypes>; seat: string | null; components: SignoriComponents }) => {
    const position = sight.picture;
    const held = [...(position.hand[seat ?? ''] ?? []), ...(position.taken[seat ?? ''] ?? [])].map(cardId);
    return held
      .filter((card) => card !== HIDDEN)
      .map((card) => ({ card, meanings: [[['card', card]]], name: components.names['card']?.[card] ?? card }));
  },
  cardText: (card, { components, thingName }) => {
    const face = (components as SignoriComponents).cards[card]!;
    const kinds = [thingName('category', face.category), ...face.symbols.map((symbol) => thingName('symbol', symbol))].join(', ');
    return { title: face.title, text: [face.meaning && capitalize(face.meaning), capitalize(kinds), face.text].filter(Boolean) };
  },
  thingIcon: ([kind, name], components: SignoriComponents) =>
    CARD_KINDS.has(kind) && components.cards[name] ? cardIcon(name, components.cards[name].category) : kind === 'verb' ? VERBS[name] : undefined,
  actionLabel: (action, { thingName, components }) => {
    const said = action.path.map(([kind, name]) => (CARD_KINDS.has(kind) ? (components as SignoriComponents).cards[name]?.title ?? thingName(kind, name) : thingName(kind, name)));
    const verb = capitalize(thingName(...action.path[0]!).replace(/^.*: /, ''));
    return { verb, question: action.path.length > 1 ? `${capitalize(said.join(' '))}?` : verb };
  },
  consequence,
  hidesChip: ([kind]) => kind === 'verb',
  subtitle: (components: SignoriComponents) => t('page-signori-subtitle', { size: components.players / 2 }),
  hasStandingAnswers: true,
  offersInterrupt: ({ sight, seat, components }) =>
    (sight.picture.hand[seat ?? ''] ?? []).some((card) => {
      const face = components.cards[cardId(card)];
      const playable = face?.category === 'equipment' ? sight.picture.phase === 'combat' : face?.category !== 'antimagic';
      return playable && face?.symbols.includes('instant');
    }),
  shortcuts: { x: ['verb', 'pass'] },
  eventIcon: (event) => EVENT_ICONS[event],
  eventSound: (event) =>
    ({ called: 'turn', drew: 'card', summoned: 'card', 'summoned-down': 'card', cast: 'shot', attack: 'shot', won: 'fall', plunder: 'coin', pool: 'coin', lost: 'wound', bought: 'coin', turn: 'turn' } as const)[event],
};
