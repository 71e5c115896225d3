// The data that the generic drawing needs: zones and cells by name. Contains no rules.
import type { Sight } from '$lib/api/wire';
import type { GenericCells, GenericComponents, GenericTypes, GenericZone } from './types';

type Seen = Sight<GenericTypes>;
const HIDDEN = '?';
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Remove the suffix that says which seats know a card. */
const faceOf = (card: string): string => card.replace(/[*@].*$/, '');

/** The cards in a zone: of a seat, or in a common zone. */
function cardsIn(sight: Seen, zone: GenericZone, seat: string): string[] {
  const found = sight.picture[zone.name];
  const cards = zone.each && isRecord(found) ? found[seat] : found;
  return Array.isArray(cards) ? cards.map((card) => faceOf(String(card))) : [];
}

/** The content of a zone: the cards that the viewer sees, and how many others there are. */
export interface ZoneContent {
  faces: readonly string[];
  hidden: number;
}

export function contentOf(sight: Seen, zone: GenericZone, seat = ''): ZoneContent {
  const cards = cardsIn(sight, zone, seat);
  const faces = cards.filter((card) => card !== HIDDEN);
  return { faces, hidden: cards.length - faces.length };
}

export const sizeOf = ({ faces, hidden }: ZoneContent): number => faces.length + hidden;

/** Group equal neighbours, so that the order of a zone remains visible. */
export function groupEqual(faces: readonly string[]): { card: string; count: number }[] {
  const groups: { card: string; count: number }[] = [];
  for (const card of faces) {
    const last = groups.at(-1);
    if (last?.card === card) last.count += 1;
    else groups.push({ card, count: 1 });
  }
  return groups;
}

/** The values of cells by the names of their index; a single value has the name "". */
export function valuesOf(sight: Seen, cells: GenericCells): Record<string, number | string> {
  const found = sight.picture[cells.name];
  if (!isRecord(found)) return { '': plain(found) };
  return Object.fromEntries(Object.entries(found).map(([name, value]) => [name, plain(value)]));
}

const plain = (value: unknown): number | string => (typeof value === 'number' ? value : String(value ?? ''));

/** Cells with the same index, which are drawn as one table. */
export function tablesOf({ board }: GenericComponents): { each: string; cells: GenericCells[] }[] {
  const indices = new Set(board.cells.map(({ each }) => each).filter((each) => each && each !== 'seat'));
  return [...indices].map((each) => ({ each, cells: board.cells.filter((cells) => cells.each === each) }));
}

/** The zone whose cards the viewer holds: the first one that only its owner sees, else the first open one of a seat. */
export function handZone({ board }: GenericComponents): GenericZone | undefined {
  const own = board.zones.filter(({ each }) => each);
  return own.find(({ sight }) => sight === 'owner') ?? own.find(({ sight }) => sight === 'all');
}

/** The cards that the viewer holds. */
export function heldCards(sight: Seen, seat: string | null, components: GenericComponents): readonly string[] {
  const zone = handZone(components);
  return zone && seat ? contentOf(sight, zone, seat).faces : [];
}

/** The rows of open cards in front of the seats, the viewer's last; their hand is not among them. */
export function seatRows(sight: Seen, viewer: string | null, components: GenericComponents): { seat: string; zone: GenericZone; content: ZoneContent }[] {
  const hand = handZone(components);
  const seats = components.seats.map(({ seat }) => seat);
  return [...seats.filter((seat) => seat !== viewer), ...seats.filter((seat) => seat === viewer)].flatMap((seat) =>
    components.board.zones
      .filter((zone) => zone.each && !(seat === viewer && zone === hand))
      .map((zone) => ({ seat, zone, content: contentOf(sight, zone, seat) }))
      .filter(({ content }) => content.faces.length > 0),
  );
}

/** Whether a card is open on the board. */
export function isOnBoard(card: string, sight: Seen, seat: string | null, components: GenericComponents): boolean {
  const common = components.board.zones.filter(({ each }) => !each).map((zone) => contentOf(sight, zone));
  return [...common, ...seatRows(sight, seat, components).map(({ content }) => content)].some(({ faces }) => faces.includes(card));
}

/** Split the name of a card into its words and the number at its end, if it has no other number: "flame 5". */
export function splitName(name: string): { words: string; number: string } {
  const [, words, number] = /^(\D*?)\s*([+−-]?\d+)$/.exec(name) ?? [];
  return { words: words ?? name, number: number ?? '' };
}
