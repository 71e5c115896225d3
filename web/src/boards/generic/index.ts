// The user interface of a game without a drawing of its own: see `GameUi`.
import { capitalize } from '$lib/api/gameComponents';
import type { Sight } from '$lib/api/wire';
import type { GameUi } from '../gameUi';
import Board from './Board.svelte';
import CardFace from './CardFace.svelte';
import { heldCards, isOnBoard } from './model';
import PlayerMats from './PlayerMats.svelte';
import SeatEmblem from './SeatEmblem.svelte';
import type { GenericComponents, GenericTypes } from './types';

export const gameUi: GameUi<GenericTypes> = {
  Board,
  PlayerMats,
  CardFace,
  SeatEmblem,
  layout: 'log',
  minCardWidth: 66,
  selectableKinds: new Set(['card']),
  isOffBoard: ([, card], { sight, seat, components }) => !heldCards(sight, seat, components).includes(card) && !isOnBoard(card, sight, seat, components),
  hand: ({ sight, seat, components }: { sight: Sight<GenericTypes>; seat: string | null; components: GenericComponents }) =>
    heldCards(sight, seat, components).map((card) => ({ card, meanings: [[['card', card]]], name: capitalize(components.names['card']?.[card] ?? card) })),
  cardText: (card, { thingName }) => ({ title: capitalize(thingName('card', card)), text: [] }),
  thingIcon: () => undefined,
  actionLabel: (action, { thingName }) => {
    const [first] = action.path;
    const question = capitalize(action.path.map(([kind, name]) => thingName(kind, name)).join(' '));
    return { verb: first?.[0] === 'verb' ? capitalize(thingName(...first)) : question, question };
  },
  hidesChip: (_thing, { narrowing }) => narrowing.isComplete, // the question names the whole action then
  subtitle: () => '',
  eventIcon: () => undefined,
};
