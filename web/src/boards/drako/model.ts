// The data that the Drako board reads from a position and a preview: attacks, wounds, moves, directions. Contains no rules.
import type { Preview, Sight } from '$lib/api/wire';
import type { Narrowing, Meaning } from '$lib/table/narrowing';
import type { HexMap } from './board/hexGeometry';
import type { DrakoCard, DrakoComponents, DrakoFacts, DrakoPicture, DrakoTypes } from './types';

export type Side = DrakoCard['seat'];

export const OFF = 'off';

export const figureOn = (position: DrakoPicture, hex: string): string | undefined =>
  Object.keys(position.hex).find((figure) => position.hex[figure] === hex);

const text = (value: string | number | null | undefined): string => String(value ?? '');

/** Return the wounds and attacks of the position, or those of the previewed action. */
export const factsOf = (sight: Sight<DrakoTypes>, preview: Preview<DrakoTypes> | null): DrakoFacts => preview?.foreseen ?? sight.counted;

export interface PreviewedMove {
  figure: string;
  from: string;
  to: string;
}

/** Return the moves of a previewed action. A figure that returns to the board starts at `OFF`. */
export function previewedMoves(preview: Preview<DrakoTypes> | null): PreviewedMove[] {
  return (preview?.events ?? [])
    .filter((event) => event.name === 'moved' || event.name === 'returned' || event.name === 'placed')
    .map(({ values }) => ({ figure: text(values['subject']), from: text(values['start'] ?? OFF), to: text(values['hex']) }));
}

/** Map each hex on a selectable line to the direction that selecting it means. */
export function directionsByHex(map: HexMap, sight: Sight<DrakoTypes>, components: DrakoComponents, narrowing: Narrowing): Map<string, Meaning> {
  const position = sight.picture;
  const found = new Map<string, Meaning>();
  for (const { path } of narrowing.candidates) {
    const direction = path.find(([kind]) => kind === 'direction');
    const named = (of: string): string => path.find(([kind]) => kind === of)?.[1] ?? '';
    const symbol = components.cards[named('card')]?.symbols.find(({ name }) => name === named('symbol'));
    const at = position.hex[named('figure') || (symbol?.actor ?? '')];
    if (!direction || !at || at === OFF) continue;
    for (const hex of map.line(at, direction[1])) found.set(hex.name, [direction]);
  }
  return found;
}
