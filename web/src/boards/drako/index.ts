// The user interface of Drako: see `GameUi`.
import { nameOf, capitalize } from '$lib/api/gameComponents';
import { t } from '$lib/messages.svelte';
import type { LegalAction, Preview, Thing } from '$lib/api/wire';
import type { BoardProps, ActionLabel, GameUi } from '../gameUi';
import Board from './board/Board.svelte';
import SeatEmblem from './SeatEmblem.svelte';
import CardFace from './CardFace.svelte';
import { EVENT_ICONS, thingIcon } from './icons';
import TurnStatus from './TurnStatus.svelte';
import Piles from './Piles.svelte';
import PlayerMats from './PlayerMats.svelte';
import { symbolNote } from './symbolNotes';
import { OFF, type Side } from './model';
import type { DrakoComponents, DrakoTypes } from './types';

type Props = BoardProps<DrakoTypes>;

const nameInPath = (action: LegalAction, kind: string): string | undefined => action.path.find(([one]) => one === kind)?.[1];

/** Return the symbol for which the card is played, else the verb. */
function verbOf(action: LegalAction): Thing {
  return action.path.find(([kind]) => kind === 'symbol') ?? action.path[0]!;
}

function actionLabel(action: LegalAction, { thingName }: Props): ActionLabel {
  const done = verbOf(action);
  const word = done[0] === 'symbol' ? done[1].replace(/\d$/, '') : done[1];
  const target = nameInPath(action, 'target') ?? nameInPath(action, 'figure');
  const facts = {
    deed: word,
    target: target ? thingName('object', target) : '',
    hex: nameInPath(action, 'hex') ?? '',
    card: nameInPath(action, 'card') ?? '',
    direction: nameInPath(action, 'direction') ? thingName('direction', nameInPath(action, 'direction')!) : '',
    area: nameInPath(action, 'area') ? thingName('area', nameInPath(action, 'area')!) : '',
  };
  return { verb: t('page-drako-verb', facts), question: t('page-drako-deed', facts), icon: thingIcon(done) };
}

function consequence(action: LegalAction, preview: Preview<DrakoTypes> | null): string {
  const wounds = preview?.foreseen.threat;
  if (wounds && preview.events.some((event) => event.name === 'attacked')) return t('page-drako-wounds-unless', { wounds });
  return action.remark || (preview?.lines.join(', ') ?? '');
}

function situation({ sight, thingName }: Props): string {
  if (sight.question?.kind !== 'answer' && sight.question?.kind !== 'second-card') return '';
  return sight.counted.attacks
    .map(({ attacker, target, value }) => t('page-drako-strike', { figure: thingName('subject', attacker), target: thingName('object', target), wounds: value }))
    .join(' ');
}

export const gameUi: GameUi<DrakoTypes> = {
  Board,
  PlayerMats,
  CardFace,
  SeatEmblem,
  Piles,
  TurnStatus,
  layout: 'log',
  minCardWidth: 88,
  selectableKinds: new Set(['card', 'figure', 'target', 'hex', 'direction']),
  isOffBoard: ([kind, name], { sight }) => kind === 'figure' && sight.picture.hex[name] === OFF,
  hand: ({ sight, seat, components }) =>
    (sight.picture.hand[seat as Side] ?? []).map((card) => ({
      card,
      meanings: [[['card', card]]],
      name: nameOf(components, 'card', card),
    })),
  cardText: (card, { components, thingName }) => {
    const made = (components as DrakoComponents).cards[card]!;
    return { title: thingName('card', card), text: made.symbols.map((symbol) => [capitalize(symbol.text), symbolNote(symbol, made.seat)].filter(Boolean).join(': ')) };
  },
  thingIcon: (thing, components: DrakoComponents) => (thing[0] === 'card' ? thingIcon(['symbol', components.cards[thing[1]]?.symbols[0]?.name ?? '']) : thingIcon(thing)),
  hidesChip: ([kind, name], { narrowing, components }: Props) =>
    kind === 'symbol' && name !== 'nothing' && components.cards[narrowing.settled.find(([one]) => one === 'card')?.[1] ?? '']?.symbols.length === 1,
  thingLabel: ([kind, name], { narrowing, components, thingName }: Props) => {
    const card = narrowing.settled.find(([one]) => one === 'card')?.[1];
    if (kind === 'card') return thingName('card', name).replace(/^\w+ /, '');
    if (kind === 'symbol') return name === 'nothing' ? t('page-drako-for-nothing') : components.cards[card ?? '']?.symbols.find((symbol) => symbol.name === name)?.text;
    return undefined;
  },
  actionLabel,
  consequence,
  situation,
  subtitle: (components: DrakoComponents) => t('page-drako-versus', { one: nameOf(components, 'seat', components.seats[0]!.seat), other: nameOf(components, 'seat', components.seats[1]!.seat) }),
  urgentDecisions: new Set(['answer']),
  shortcuts: { d: ['verb', 'draw'] },
  eventIcon: (event) => EVENT_ICONS[event],
  eventSound: (event) =>
    ({ drew: 'card', moved: 'step', attacked: 'shot', wounded: 'wound', 'area-wounded': 'wound', killed: 'fall', rocks: 'coin', turn: 'turn' } as const)[event as 'drew'],
};

