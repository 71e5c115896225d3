// Short explanations of card symbols: on the card face and in the full card text.
import { capitalize } from '$lib/api/gameComponents';
import { t } from '$lib/messages.svelte';
import type { Side } from './model';
import type { CardSymbol } from './types';

const SYMBOLS_WITH_NOTES = new Set(['bow', 'crossbow', 'fire', 'rock-throw', 'flight', 'charge', 'net', 'reinforcements']);

/** Return the name of a symbol without its trailing number: "attack", "move". */
const plain = (symbol: CardSymbol): string => symbol.name.replace(/\d$/, '');

/** Return the cost of a defence symbol in rocks; 0 for other symbols. */
export const rockCost = (symbol: CardSymbol): number => (symbol.stops !== undefined ? symbol.value : 0);

export const symbolTitle = (symbol: CardSymbol, thingName: (kind: string, name: string) => string): string =>
  ['attack', 'move'].includes(plain(symbol)) ? t('page-drako-symbol', { symbol: plain(symbol) }) : capitalize(thingName('symbol', symbol.name));

export function symbolNote(symbol: CardSymbol, side: Side): string {
  if (symbol.stops === 2) return t('page-drako-note-stops', { count: 2 });
  if (rockCost(symbol)) return t('page-drako-note-rocks', { count: rockCost(symbol) });
  if (SYMBOLS_WITH_NOTES.has(symbol.name)) return t('page-drako-note', { symbol: symbol.name });
  return symbol.figures > 1 ? t('page-drako-note-figures', { side, count: symbol.figures }) : '';
}
