// A position of a game without a drawing, for tests.
import type { Sight } from '$lib/api/wire';
import type { GenericComponents, GenericTypes } from './types';

export const components: GenericComponents = {
  game: 'rows', rules: '1', pack: '', players: 2, options: {}, language: 'en', teams: ['a', 'b'], provenance: {}, listed_last: [], text_kinds: ['verb'],
  seats: [{ seat: 'a', team: 'a' }, { seat: 'b', team: 'b' }],
  names: {
    card: { 'flame-2': 'flame 2', 'flame-3': 'flame 3', 'flame-9': 'flame 9', well: 'well' },
    zone: { draw: 'draw pile', fire: 'fire', won: 'cards won', hand: 'hand' },
    cells: { score: 'points', round: 'round', price: 'price', stock: 'stock', bids: 'bids' },
    good: { salt: 'salt', iron: 'iron' },
    stall: { north: 'north', south: 'south' },
    verb: { play: 'play', buy: 'buy' },
  },
  board: {
    zones: [
      { name: 'draw', each: '', sight: 'nobody' },
      { name: 'fire', each: '', sight: 'all' },
      { name: 'won', each: 'seat', sight: 'all' },
      { name: 'hand', each: 'seat', sight: 'owner' },
    ],
    cells: [
      { name: 'score', each: 'seat' },
      { name: 'round', each: '' },
      { name: 'price', each: 'good' },
      { name: 'stock', each: 'good' },
      { name: 'bids', each: 'stall' },
    ],
  },
  cards: {
    'flame-2': { copies: 3, provenance: 'exact' },
    'flame-3': { copies: 3, provenance: 'exact' },
    'flame-9': { copies: 3, provenance: 'exact' },
    well: { copies: 1, provenance: 'exact' },
  },
};

export const sight: Sight<GenericTypes> = {
  ply: 0, turn: 0, counted: {}, question: { seat: 'a', kind: 'turn', sentence: 'Play or buy.' }, mine: true, ending: null, digest: '', interrupt: null,
  legal: [
    { text: 'play flame-2', path: [['verb', 'play'], ['card', 'flame-2']], remark: '' },
    { text: 'play flame-3', path: [['verb', 'play'], ['card', 'flame-3']], remark: '' },
    { text: 'buy well', path: [['verb', 'buy'], ['card', 'well']], remark: '' },
  ],
  picture: {
    decision: null, stack: [], outcome: null, ply: 0,
    draw: ['?', '?', '?'],
    fire: ['flame-3*', 'flame-3', 'well', 'flame-3'],
    won: { a: [], b: ['flame-9@a'] },
    hand: { a: ['flame-2', 'flame-3'], b: ['?', '?'] },
    score: { a: 1, b: -2 },
    round: 4,
    price: { salt: 3, iron: 0 },
    stock: { salt: 8, iron: 5 },
    bids: { north: -1, south: 'closed' },
  },
};
