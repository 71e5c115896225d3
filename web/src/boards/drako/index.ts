// The drawing of Drako for the table page.
import { nameOf, titled } from '$lib/components';
import { say } from '$lib/words.svelte';
import type { LegalAction, Preview, Thing } from '$lib/wire';
import type { BoardProps, Deed, GameDrawing } from '../contract';
import Board from './Board.svelte';
import Crest from './Crest.svelte';
import Face from './Face.svelte';
import { HAPPENINGS } from './happenings';
import Pace from './Pace.svelte';
import Piles from './Piles.svelte';
import Seats from './Seats.svelte';
import { iconOf } from './icons';
import { noteOf } from './notes';
import { declared, foreseen } from './reading';
import { OFF, pictureOf, type DrakoComponents, type Side } from './types';

type Props = BoardProps<DrakoComponents>;

const thingOf = (action: LegalAction, kind: string): string | undefined => action.path.find(([one]) => one === kind)?.[1];

/** Return the symbol for which the card is played, else the verb. */
function doing(action: LegalAction): Thing {
  return action.path.find(([kind]) => kind === 'symbol') ?? action.path[0]!;
}

function deed(action: LegalAction, { names }: Props): Deed {
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
  return { verb: say('page-drako-verb', facts), question: say('page-drako-deed', facts), icon: iconOf(done) };
}

function consequence(action: LegalAction, preview: Preview | null): string {
  const wounds = foreseen(preview).reduce((sum, strike) => sum + strike.value, 0);
  if (wounds) return say('page-drako-wounds-unless', { wounds });
  return action.remark || (preview?.lines.join(', ') ?? '');
}

function situation({ sight, names }: Props): string {
  if (sight.question?.kind !== 'answer' && sight.question?.kind !== 'second-card') return '';
  return declared(sight)
    .map(({ from, to, value }) => say('page-drako-strike', { figure: names('subject', from), target: names('object', to), wounds: value }))
    .join(' ');
}

export const drawing: GameDrawing = {
  Board,
  Seats,
  Face,
  Crest,
  Piles,
  Pace,
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
    return { title: names('card', card), text: made.symbols.map((symbol) => [titled(symbol.text), noteOf(symbol, made.seat)].filter(Boolean).join(': ')) };
  },
  icon: (thing, components: DrakoComponents) => (thing[0] === 'card' ? iconOf(['symbol', components.cards[thing[1]]?.symbols[0]?.name ?? '']) : iconOf(thing)),
  unsaid: ([kind, name], { narrowing, components }: Props) =>
    kind === 'symbol' && name !== 'nothing' && components.cards[narrowing.settled.find(([one]) => one === 'card')?.[1] ?? '']?.symbols.length === 1,
  word: ([kind, name], { narrowing, components, names }: Props) => {
    const card = narrowing.settled.find(([one]) => one === 'card')?.[1];
    if (kind === 'card') return names('card', name).replace(/^\w+ /, '');
    if (kind === 'symbol') return name === 'nothing' ? say('page-drako-for-nothing') : components.cards[card ?? '']?.symbols.find((symbol) => symbol.name === name)?.text;
    return undefined;
  },
  deed,
  consequence,
  situation,
  subtitle: (components: DrakoComponents) => say('page-drako-versus', { one: nameOf(components, 'seat', components.seats[0]!.seat), other: nameOf(components, 'seat', components.seats[1]!.seat) }),
  keys: { d: ['verb', 'draw'] },
  happening: (event) => HAPPENINGS[event],
  sound: (event) =>
    ({ drew: 'card', moved: 'step', attacked: 'shot', wounded: 'wound', 'area-wounded': 'wound', killed: 'fall', rocks: 'coin', turn: 'turn' } as const)[event as 'drew'],
};

