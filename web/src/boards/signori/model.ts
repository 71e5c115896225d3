// The data that the Signori board needs, read from a sight. Contains no rules: all numbers come from the server.
import type { Preview, Sight } from '$lib/api/wire';
import type { CombatSide, SignoriCard, SignoriComponents, SignoriTypes } from './types';
import type { Narrowing, Meaning } from '$lib/table/narrowing';
import type { PlayerMatsProps } from '../gameUi';

export type Category = SignoriCard['category'];

/** Props of the components of a player's area. */
export interface AreaProps extends PlayerMatsProps<SignoriTypes> {
  /** The seat whose area this is. */
  of: string;
  /** Whether the seat is on the viewer's side. */
  left: boolean;
  full: boolean;
  /** Expand or collapse the area. */
  toggle: () => void;
}

export const HIDDEN = '?';

/** Return the card id without its suffix: `C1*` was seen by all seats, `C1@a1+b2` by the listed ones. */
export const cardId = (card: string): string => card.split(/[*@]/)[0]!;

export interface Sides {
  left: string;
  right: string;
}

/** Return the teams by side: the viewer's team is left; for spectators, the team of the first seat. */
export function sidesOf(components: SignoriComponents, seat: string | null): Sides {
  const own = components.seats.find((one) => one.seat === (seat ?? components.seats[0]!.seat))?.team ?? components.teams[0]!;
  return { left: own, right: components.teams.find((team) => team !== own) ?? own };
}

export const teamOf = (components: SignoriComponents, seat: string): string => components.seats.find((one) => one.seat === seat)?.team ?? '';

/** Return the seats of a team in turn order, with the viewer first. */
export function membersOf(components: SignoriComponents, team: string, viewer: string | null): string[] {
  const seats = components.seats.filter((one) => one.team === team).map((one) => one.seat);
  return viewer && seats.includes(viewer) ? [viewer, ...seats.filter((one) => one !== viewer)] : seats;
}

/** Return the seats whose areas are expanded: all if they fit, else the viewer, fighting and acting seats first. */
export function expandedSeats(members: readonly string[], sight: Sight<SignoriTypes>, viewer: string | null, room: number): Set<string> {
  if (members.length <= room) return new Set(members);
  const { attacker, defender, active } = sight.picture;
  const fighting = sight.counted.combat ? [attacker, defender] : [];
  const order = [viewer, ...fighting, active, sight.question?.seat, ...members];
  const wanted = order.filter((one): one is string => typeof one === 'string' && members.includes(one));
  return new Set([...new Set(wanted)].slice(0, Math.max(1, room)));
}

export interface Creature {
  /** The card id, or "?" if it is hidden from this viewer. */
  card: string;
  up: boolean;
  count: number;
  attack: number;
  defence: number;
  chained: number;
  /** The slot of a face-down creature, counted from 1; 0 if face up. */
  slot: number;
}

export function creaturesOf(sight: Sight<SignoriTypes>, components: SignoriComponents, seat: string): Creature[] {
  const up = Object.entries(sight.counted.creatures[seat] ?? {}).map(([card, [count, attack, defence, chained]]) => ({
    ...{ card, up: true, count, attack, defence, chained, slot: 0 },
  }));
  const down = (sight.picture.down[seat] ?? []).map((held, place) => {
    const card = cardId(held);
    const face = components.cards[card];
    return { card, up: false, count: 1, attack: face?.attack ?? 0, defence: face?.defence ?? 0, chained: 0, slot: place + 1 };
  });
  return [...up, ...down];
}

// ---- meanings of a selection -----------------------------------------------------------------------------------

/** Meanings of a creature: identified by its card if face up, by its slot if face down. */
export function creatureMeanings(creature: Creature, seat: string, sight: Sight<SignoriTypes>, viewer: string | null): Meaning[] {
  const thing: [string, string] = creature.up ? ['creature', creature.card] : ['slot', `down-${creature.slot}`];
  const own = seat === viewer;
  const chosen = sight.question?.kind === 'choose-creature' ? sight.picture.losing === seat : own;
  return [
    [['victim', seat], thing],
    ...(chosen ? [[['verb', 'choose'], thing] as Meaning] : []),
    ...(own ? OWN_VERBS.map((verb): Meaning => [['verb', verb], thing]) : []),
    ...(own && creature.up ? [[['verb', 'support'], ['card', creature.card]] as Meaning] : []),
  ];
}

const OWN_VERBS = ['turn-up', 'sacrifice', 'home', 'send'];

/** Meanings of a card in a market. */
export function marketMeanings(card: string, seat: string, viewer: string | null): Meaning[] {
  const own: Meaning[] = [[['verb', 'fetch'], ['card', card]], [['taken', card]], [['verb', 'return'], ['card', card]]];
  return [
    [['owner', seat], ['card', card]],
    [['verb', 'return'], ['card', card]],
    [['verb', 'take'], ['card', card]],
    ...(seat === viewer ? own : []),
  ];
}

/** Meanings of a player: to attack, help, bless or curse them. */
export const seatMeanings = (seat: string): Meaning[] => [[['verb', 'attack'], ['victim', seat]], [['mate', seat]], [['target', seat]], [['victim', seat]]];

/** Return the cards that can be chosen from the discards. */
export function fromDiscards(narrowing: Narrowing): { card: string; meanings: Meaning[] }[] {
  const found = new Map<string, Meaning[]>();
  for (const { path } of narrowing.candidates) {
    const last = path.at(-1);
    const verb = path[0]?.[1];
    const recalled = verb === 'play' && path.length === 3 && last?.[0] === 'creature';
    if (!last || !(verb === 'recover' || (recalled && narrowing.picked(path[1]!)))) continue;
    found.set(last[1], recalled ? [[last]] : [[['verb', 'recover'], last]]);
  }
  return [...found].map(([card, meanings]) => ({ card, meanings }));
}

export const offersAny = (narrowing: Narrowing, meanings: readonly Meaning[]): boolean => meanings.some((meaning) => narrowing.offers(...meaning));
export const pickedAny = (narrowing: Narrowing, meanings: readonly Meaning[]): boolean =>
  !narrowing.isEmpty && meanings.some((meaning) => meaning.some((thing) => thing[0] !== 'verb') && narrowing.picked(...meaning));

// ---- combat ----------------------------------------------------------------------------------------------------

export interface CombatView {
  left: CombatSide;
  right: CombatSide;
  /** Whether the left side attacks. */
  attacks: boolean;
  behind: string;
  needs: number;
  /** The total of the left side after the previewed action; null if it does not change. */
  then: number | null;
}

export function combatView(sight: Sight<SignoriTypes>, components: SignoriComponents, sides: Sides, preview: Preview<SignoriTypes> | null): CombatView | null {
  const combat = sight.counted.combat;
  if (!combat) return null;
  const attacks = teamOf(components, combat.attacker.seat) === sides.left;
  const [left, right] = attacks ? [combat.attacker, combat.defender] : [combat.defender, combat.attacker];
  const then = preview?.foreseen.totals?.[attacks ? 'attack' : 'defence'] ?? left.total;
  return { left, right, attacks, behind: combat.behind, needs: combat.needs, then: then === left.total ? null : then };
}

/** Return the position of a seat in turn order, counted from 1. */
export const numberOf = (components: SignoriComponents, seat: string): number => components.seats.findIndex((one) => one.seat === seat) + 1;
