// What a position and a preview mean for the drawing: who stands where, which blows are in the air.
import type { Preview, Sight } from '$lib/wire';
import type { Narrowing, Pointing } from '$lib/narrowing';
import type { HexMap } from './geometry';
import { OFF, pictureOf, type DrakoComponents, type Figure, type Picture, type Strike } from './types';

/** Wounds and spaces of a figure; the dragon's areas count with its armour. */
export function track(components: DrakoComponents, picture: Picture, figure: string): { wounds: number; spaces: number } {
  const made = components.figures[figure]!;
  const inAreas = Object.keys(made.areas).reduce((sum, area) => sum + (picture.area[area] ?? 0), 0);
  const areas = Object.values(made.areas).reduce((sum, spaces) => sum + spaces, 0);
  return { wounds: (picture.wounds[figure] ?? 0) + inAreas, spaces: made.wounds + areas };
}

/** Has a figure lost what its ability's spaces stand for? */
export const abilityLost = (made: Figure, wounds: number): boolean => made.ability !== null && wounds >= made.ability.spaces;

export const figureOn = (picture: Picture, hex: string): string | undefined =>
  Object.keys(picture.hex).find((figure) => picture.hex[figure] === hex);

/** Attacks that are declared and not stopped. */
export function declared(picture: Picture): Strike[] {
  if (picture.phase === 'resolved') return [];
  const numbers = Array.from({ length: picture.attacks }, (_, place) => String(place + 1));
  return numbers
    .filter((number) => picture.answer[number] === 'open' && (picture.value[number] ?? 0) > 0)
    .map((number) => ({ from: picture.attacker[number]!, to: picture.target[number]!, value: picture.value[number]! }));
}

const text = (value: string | number | null | undefined): string => String(value ?? '');

/** Attacks that an action would make. */
export function foreseen(preview: Preview | null): Strike[] {
  return (preview?.events ?? [])
    .filter((event) => event.name === 'attacked')
    .map(({ values }) => ({ from: text(values['subject']), to: text(values['object']), value: Number(values['value'] ?? 0) }));
}

export interface Step {
  figure: string;
  from: string;
  to: string;
}

/** Moves that an action would make; a figure that returns comes from nowhere. */
export function steps(preview: Preview | null): Step[] {
  return (preview?.events ?? [])
    .filter((event) => event.name === 'moved' || event.name === 'returned' || event.name === 'placed')
    .map(({ values }) => ({ figure: text(values['subject']), from: text(values['start'] ?? OFF), to: text(values['hex']) }));
}

/** Who acts with a symbol that is used in a direction. */
const ACTING: Record<string, string> = { 'rock-throw': 'thrower', charge: 'berserker', fire: 'dragon' };

/** For each hex on a line that may be chosen, the direction it stands for. */
export function directions(map: HexMap, sight: Sight, narrowing: Narrowing): Map<string, Pointing> {
  const picture = pictureOf(sight);
  const found = new Map<string, Pointing>();
  for (const { path } of narrowing.candidates) {
    const direction = path.find(([kind]) => kind === 'direction');
    const symbol = path.find(([kind]) => kind === 'symbol')?.[1] ?? '';
    const actor = path.find(([kind]) => kind === 'figure')?.[1] ?? ACTING[symbol] ?? '';
    const at = picture.hex[actor];
    if (!direction || !at || at === OFF) continue;
    for (const hex of map.line(at, direction[1])) found.set(hex.name, [direction]);
  }
  return found;
}
