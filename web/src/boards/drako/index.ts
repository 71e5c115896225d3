// The drawing of Drako for the table page.
import { nameOf, capitalize } from '$lib/api/gameComponents';
import { t } from '$lib/messages.svelte';
import type { LegalAction, Preview, Thing } from '$lib/api/wire';
import type { BoardProps, ActionLabel, GameUi } from '../gameUi';
import Board from './board/Board.svelte';
import SeatEmblem from './SeatEmblem.svelte';
import CardFace from './CardFace.svelte';
import { EVENT_ICONS, iconOf } from './icons';
import TurnStatus from './TurnStatus.svelte';
import Piles from './Piles.svelte';
import PlayerMats from './PlayerMats.svelte';
import { noteOf } from './symbolNotes';
import { declared, foreseen, OFF, pictureOf, type DrakoComponents, type Side } from './model';

type Props = BoardProps<DrakoComponents>;

const thingOf = (action: LegalAction, kind: string): string | undefined => action.path.find(([one]) => one === kind)?.[1];

/** Return the symbol for which the card is played, else the verb. */
function doing(action: LegalAction): Thing {
  return action.path.find(([kind]) => kind === 'symbol') ?? action.path[0]!;
}

function deed(action: LegalAction, { names }: Props): ActionLabel {
  const done = doing(action);
  const word = done[0] === 'symbol' ? done[1].replace(/\d$/, '') : done[1];
  const target = thingOf(action, 'target') ?? thingOf(action, 'figure');
  const facts = {
    deed: word,
    target: target ? names('object', target) : '',
    hex: thingOf(action, 'hex') ?? '',
    card: thingOf(action, 'card') ?? '',
    direction: thingOf(action, 'direction') ? names('direction', thingOf(action, 'direction')!) : '',
    area: thingOf(action, 'area') ? names('area', thingOf(action, 'area')!) : '',
  };
  return { verb: t('page-drako-verb', facts), question: t('page-drako-deed', facts), icon: iconOf(done) };
}

function consequence(action: LegalAction, preview: Preview | null): string {
  const wounds = foreseen(preview).reduce((sum, strike) => sum + strike.value, 0);
  if (wounds) return t('page-drako-wounds-unless', { wounds });
  return action.remark || (preview?.lines.join(', ') ?? '');
}

function situation({ sight, names }: Props): string {
  if (sight.question?.kind !== 'answer' && sight.question?.kind !== 'second-card') return '';
  return declared(sight)
    .map(({ from, to, value }) => t('page-drako-strike', { figure: names('subject', from), target: names('object', to), wounds: value }))
    .join(' ');
}

export const gameUi: GameUi = {
  Board,
  PlayerMats,
  CardFace,
  SeatEmblem,
  Piles,
  TurnStatus,
  columns: 'log',
  narrowest: 88,
  drawn: new Set(['card', 'figure', 'target', 'hex', 'direction']),
  nowhere: ([kind, name], { sight }) => kind === 'figure' && pictureOf(sight).hex[name] === OFF,
  hand: ({ sight, seat, components }) =>
    (pictureOf(sight).hand[seat as Side] ?? []).map((card) => ({
      card,
      meanings: [[['card', card]]],
      name: nameOf(components, 'card', card),
    })),
  reading: (card, { components, names }) => {
    const made = (components as DrakoComponents).cards[card]!;
    return { title: names('card', card), text: made.symbols.map((symbol) => [capitalize(symbol.text), noteOf(symbol, made.seat)].filter(Boolean).join(': ')) };
  },
  icon: (thing, components: DrakoComponents) => (thing[0] === 'card' ? iconOf(['symbol', components.cards[thing[1]]?.symbols[0]?.name ?? '']) : iconOf(thing)),
  unsaid: ([kind, name], { narrowing, components }: Props) =>
    kind === 'symbol' && name !== 'nothing' && components.cards[narrowing.settled.find(([one]) => one === 'card')?.[1] ?? '']?.symbols.length === 1,
  word: ([kind, name], { narrowing, components, names }: Props) => {
    const card = narrowing.settled.find(([one]) => one === 'card')?.[1];
    if (kind === 'card') return names('card', name).replace(/^\w+ /, '');
    if (kind === 'symbol') return name === 'nothing' ? t('page-drako-for-nothing') : components.cards[card ?? '']?.symbols.find((symbol) => symbol.name === name)?.text;
    return undefined;
  },
  deed,
  consequence,
  situation,
  subtitle: (components: DrakoComponents) => t('page-drako-versus', { one: nameOf(components, 'seat', components.seats[0]!.seat), other: nameOf(components, 'seat', components.seats[1]!.seat) }),
  keys: { d: ['verb', 'draw'] },
  happening: (event) => EVENT_ICONS[event],
  sound: (event) =>
    ({ drew: 'card', moved: 'step', attacked: 'shot', wounded: 'wound', 'area-wounded': 'wound', killed: 'fall', rocks: 'coin', turn: 'turn' } as const)[event as 'drew'],
};

