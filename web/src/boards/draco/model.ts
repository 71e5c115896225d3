// The data that the Draco board needs, read from a sight and a preview. Contains no rules: all numbers come from the server.
import type { Preview, Sight } from '$lib/api/wire';
import type { DracoComponents, DracoForeseen, DracoTypes, RiderChange, Space } from './types';

/** Return the dragon colour of a card: `light-blue` for `light-blue-3`. */
export const colourOf = (card: string): string => card.slice(0, card.lastIndexOf('-'));

export interface Rider {
  seat: string;
  colour: string;
  /** The space of the ridden dragon. */
  space: Space;
  score: number;
  hand: number;
  pile: number;
  /** What the previewed card would change for this rider; null if nothing. */
  after: (Omit<RiderChange, 'space'> & { space: Space }) | null;
}

export function ridersOf({ picture }: Sight<DracoTypes>, components: DracoComponents, foreseen: DracoForeseen | undefined): Rider[] {
  const spaces = components.board.spaces;
  return components.seats.map(({ seat }) => {
    const colour = colourOf(picture.ride[seat]?.[0] ?? '');
    const change = foreseen?.riders[seat];
    return {
      seat,
      colour,
      space: spaces[picture.space[colour] ?? 0]!,
      score: picture.score[seat] ?? 0,
      hand: (picture.hand[seat]?.length ?? 0) + (picture.aside[seat]?.length ?? 0),
      pile: (picture.pile[seat]?.length ?? 0) + (picture.ride[seat]?.length ?? 0),
      after: change ? { ...change, space: spaces[change.space]! } : null,
    };
  });
}

/** The certain results of a previewed action. */
export interface MovePreview {
  colour: string;
  start: number;
  end: number;
  /** The seat that plays the card. */
  rider: string;
  /** The dragon that this seat rides afterwards; empty if it does not change. */
  rides: string;
  place: string;
  scoring: string;
  points: Record<string, number>;
  ends: boolean;
}

export function movePreview(preview: Preview<DracoTypes> | null, components: DracoComponents): MovePreview | null {
  const played = preview?.events.find((event) => event.name === 'played');
  if (!preview || !played) return null;
  const card = String(played.values['card']);
  const rider = String(played.values['seat']);
  const moved = preview.events.find((event) => event.name === 'moved')?.values;
  const scored = preview.events.filter((event) => event.name === 'scored');
  const scoring = preview.events.find((event) => event.name === 'scoring')?.values['scoring'];
  const place = String(played.values['place']);
  return {
    colour: components.cards[card]?.colour ?? colourOf(card),
    start: Number(moved?.['start'] ?? -1),
    end: Number(moved?.['space'] ?? -1),
    rider,
    rides: place === 'top' ? colourOf(card) : '',
    place,
    scoring: String(scoring ?? ''),
    points: Object.fromEntries(scored.map(({ values }) => [String(values['seat']), Number(values['points'])])),
    ends: preview.events.some((event) => event.name === 'ended'),
  };
}

/** Return the dragons of each occupied space, in the order of the pack. */
export function dragonsBySpace(sight: Sight<DracoTypes>, components: DracoComponents): Map<number, string[]> {
  const groups = new Map<number, string[]>();
  const spaces = sight.picture.space;
  for (const colour of Object.keys(components.figures)) {
    const space = spaces[colour] ?? 0;
    groups.set(space, [...(groups.get(space) ?? []), colour]);
  }
  return groups;
}

/** Return the offsets of `count` dragons on one space, in units of a dragon's width; the last is in front. */
export function groupOffsets(count: number): { x: number; y: number; scale: number }[] {
  if (count === 1) return [{ x: 0, y: 0, scale: 1 }];
  if (count === 2) return [-0.31, 0.31].map((x) => ({ x, y: 0, scale: 0.94 }));
  if (count === 3) return [-0.54, 0.54, 0].map((x) => ({ x, y: x ? 0 : -0.1, scale: 0.88 }));
  const rows = count <= 5 ? [count] : [Math.floor(count / 2), Math.ceil(count / 2)];
  const wide = count <= 5 ? 0.42 : 0.46;
  return rows.flatMap((length, row) =>
    Array.from({ length }, (_, place) => ({
      x: (place - (length - 1) / 2) * wide,
      y: row - (rows.length - 1) ? -0.48 : 0,
      scale: count <= 5 ? 0.78 : 0.7,
    })),
  );
}

export interface ScoreRange {
  low: number;
  high: number;
  lap: number;
}

/** Return the range of the score track: multiples of ten around all scores, at least thirty points wide. */
export function scoreRange(scores: readonly number[], lap: number): ScoreRange {
  const least = Math.min(...scores);
  const most = Math.max(...scores);
  const low = least < 0 ? Math.min(-10, Math.floor(least / 10) * 10) : Math.floor(least / 10) * 10;
  const high = Math.max(low + 30, Math.ceil((most + 1) / 10) * 10);
  return { low, high, lap: low >= lap ? Math.floor(low / lap) + 1 : 1 };
}

/** Format a number with a typographic minus sign and no plus sign. */
export const formatValue = (value: number): string => (value < 0 ? `−${-value}` : String(value));
export const formatSigned = (value: number): string => (value > 0 ? `+${value}` : formatValue(value));
