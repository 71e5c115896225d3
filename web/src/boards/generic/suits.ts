// The look of cards and seats without a drawing of their own: a shape and a colour for each suit, a colour for each seat.
// All colours are dark enough for light text on them.
import type { GenericComponents } from './types';

export interface Suit {
  colour: string;
  /** The outline, in a box of 64 around the centre. */
  shape: string;
}

export const LIGHT = '#FFF8E6';

export const SUITS: readonly Suit[] = [
  { colour: '#8E1F30', shape: 'M0-28C9-13 20-5 20 8A20 20 0 1 1-20 8C-20-5-9-13 0-28Z' },
  { colour: '#1F4E94', shape: 'M-20-24H20V2C20 16 8 24 0 28C-8 24-20 16-20 2Z' },
  { colour: '#2B5C30', shape: 'M0-28L21 0L0 28L-21 0Z' },
  { colour: '#5E3A82', shape: 'M0-24A24 24 0 1 1 0 24A24 24 0 1 1 0-24Z' },
  { colour: '#6A4A12', shape: 'M-8-25H8V-8H25V8H8V25H-8V8H-25V-8H-8Z' },
  { colour: '#1E6152', shape: 'M-24-14L0-28L24-14V14L0 28L-24 14Z' },
  { colour: '#7A2E6B', shape: 'M0-28L8-10L28-9L13 4L18 24L0 13L-18 24L-13 4L-28-9L-8-10Z' },
  { colour: '#44505A', shape: 'M-24-16L0-28L24-16V4L0 28L-24 4Z' },
];
const SEATS: readonly string[] = ['#1F4E94', '#8E1F30', '#1E6152', '#5E3A82', '#6A4A12', '#2B5C30', '#7A2E6B', '#44505A'];

/** The part of a card's id before its number: cards that differ only in the number are of one suit. */
const suitName = (card: string): string => card.replace(/[-_ ]?\d+$/, '');

export function suitOf(card: string, { cards }: GenericComponents): Suit {
  const names = [...new Set(Object.keys(cards).map(suitName))];
  return SUITS[Math.max(0, names.indexOf(suitName(card))) % SUITS.length]!;
}

export const seatNumber = (seat: string, { seats }: GenericComponents): number => seats.findIndex((one) => one.seat === seat) + 1;

export const seatColour = (seat: string, components: GenericComponents): string => SEATS[Math.max(0, seatNumber(seat, components) - 1) % SEATS.length]!;
