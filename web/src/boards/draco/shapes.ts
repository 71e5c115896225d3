// SVG paths of Draco: ten dragons, distinguishable by shape, mark, colour and contrast, and the spaces of the track.
import acorn from 'icon:acorn';
import anvil from 'icon:anvil';
import arrow from 'icon:broadhead-arrow';
import claws from 'icon:triple-claws';
import diamond from 'icon:cut-diamond';
import drop from 'icon:water-drop';
import eye from 'icon:sunken-eye';
import flame from 'icon:flame';
import heart from 'icon:hearts';
import leaves from 'icon:three-leaves';
import moon from 'icon:moon';
import pumpkin from 'icon:pumpkin';
import snowflake from 'icon:snowflake-2';
import sun from 'icon:sun';
import wing from 'icon:spiky-wing';
import type { Space } from './types';

export interface DragonShape {
  fill: string;
  edge: string;
  glyph: string;
  /** The body, centred on (0, 0), about 34 units wide. */
  body: string;
  mark: string;
  /** Vertical offset of the mark from the centre of the body. */
  low: number;
}

const IVORY = '#FBF3DD';
const INK = '#21170C';
const SCALLOPS =
  'M6.5-15.7A7.2 7.2 0 0 1 15.7-6.5A7.2 7.2 0 0 1 15.7 6.5A7.2 7.2 0 0 1 6.5 15.7A7.2 7.2 0 0 1-6.5 15.7A7.2 7.2 0 0 1-15.7 6.5A7.2 7.2 0 0 1-15.7-6.5A7.2 7.2 0 0 1-6.5-15.7A7.2 7.2 0 0 1 6.5-15.7Z';

const DRAGONS: Record<string, DragonShape> = {
  blue: { fill: '#1F4E94', edge: '#12305F', glyph: IVORY, body: 'M-15.4-15.4H15.4V15.4H-15.4Z', mark: drop, low: 0 },
  brown: { fill: '#7A4A21', edge: '#43270F', glyph: IVORY, body: 'M-16-15.5Q0-19 16-15.5V-1Q16 12 0 19.5Q-16 12-16-1Z', mark: acorn, low: -1 },
  black: { fill: '#2C2A33', edge: '#0F0E14', glyph: IVORY, body: 'M16.4 6.8L6.8 16.4H-6.8L-16.4 6.8V-6.8L-6.8-16.4H6.8L16.4-6.8Z', mark: moon, low: 0 },
  red: { fill: '#AE2233', edge: '#610F1B', glyph: IVORY, body: 'M0-16.8A16.8 16.8 0 1 1 0 16.8A16.8 16.8 0 1 1 0-16.8Z', mark: heart, low: 1 },
  yellow: { fill: '#E7C14F', edge: '#8F6B12', glyph: INK, body: 'M0-21.5L20.5 0L0 21.5L-20.5 0Z', mark: sun, low: 0 },
  green: { fill: '#3B7D43', edge: '#1C4622', glyph: IVORY, body: 'M0-22C7-14.5 16.8-6 16.8 3.6A16.8 15.2 0 0 1-16.8 3.6C-16.8-6-7-14.5 0-22Z', mark: leaves, low: 2 },
  gray: { fill: '#A8ABA8', edge: '#5C605E', glyph: INK, body: 'M-11-15.5H11L19 15.5H-19Z', mark: anvil, low: 2 },
  'light-blue': { fill: '#93CBE4', edge: '#3C7592', glyph: INK, body: 'M0-20.5L7.5-13L17.8-10.2L15 0L17.8 10.2L7.5 13L0 20.5L-7.5 13L-17.8 10.2L-15 0L-17.8-10.2L-7.5-13Z', mark: snowflake, low: 0 },
  purple: { fill: '#5E3A82', edge: '#351C50', glyph: IVORY, body: 'M0-19L16.6-9.5V9.5L0 19L-16.6 9.5V-9.5Z', mark: diamond, low: 0.5 },
  orange: { fill: '#E2812B', edge: '#8A4710', glyph: INK, body: SCALLOPS, mark: pumpkin, low: 0 },
};

/** Fallback for colours of other packs: a plain grey body. */
const UNKNOWN: DragonShape = { ...DRAGONS['red']!, fill: '#5D5A55', edge: '#2B2723' };

export const dragonShape = (colour: string): DragonShape => DRAGONS[colour] ?? UNKNOWN;

/** Wings and horns; `TAIL` is drawn only for the front dragon of a group. */
export const WINGS =
  'M-8-10C-12-20-19-25-28-26C-26.5-23.5-26.6-21.5-28.2-19.5C-30.4-15-30.4-10-29.4-5.5C-27.2-7.2-25-7-23.4-4.6C-22.4-3-22-1-22.2 1.2C-20-.2-17.6 0-15.6 2.4C-14.4 4-13.6 5.6-12.4 7.6ZM8-10C12-20 19-25 28-26C26.5-23.5 26.6-21.5 28.2-19.5C30.4-15 30.4-10 29.4-5.5C27.2-7.2 25-7 23.4-4.6C22.4-3 22-1 22.2 1.2C20-.2 17.6 0 15.6 2.4C14.4 4 13.6 5.6 12.4 7.6ZM-3.2-14C-3.6-19-5.6-23-10.6-26.5C-9.8-21.6-10.4-17.6-10-11ZM3.2-14C3.6-19 5.6-23 10.6-26.5C9.8-21.6 10.4-17.6 10-11Z';
export const TAIL = 'M5 13.5C12 19.5 21 18.5 23.4 12.2L20.6 11.6L25.8 5.2L29 12.8L26.6 12.6C24.4 21.6 12 24 3 16Z';

const SIGNS: Record<string, string> = { fire: flame, arrow, eye, wing, claws };
export const seatSign = (seat: string): string => SIGNS[seat] ?? flame;

/** A swallow-tailed pennant, 34 by 30 units. */
export const PENNANT = 'M2 2H32L27 15L32 28H2Z';

const turn = (corners: number, radius: (corner: number) => number, start: number): string => {
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = start + (corner * 2 * Math.PI) / corners;
    return `${(radius(corner) * Math.cos(angle)).toFixed(1)} ${(radius(corner) * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
};

/** Return the outline of a space of this kind and radius. */
export function spaceShape(kind: Space['kind'], r: number): string {
  switch (kind) {
    case 'minor':
      return turn(6, () => r * 1.12, Math.PI / 2);
    case 'major':
      return turn(16, (corner) => r * (corner % 2 ? 0.99 : 1.26), Math.PI / 8);
    case 'summit':
      return `M${-r * 0.94} ${r * 0.9}V${-r * 0.36}L0 ${-r * 1.16}L${r * 0.94} ${-r * 0.36}V${r * 0.9}Z`;
    default:
      return `M${r} 0A${r} ${r} 0 1 1 ${-r} 0A${r} ${r} 0 1 1 ${r} 0Z`;
  }
}
