// @vitest-environment node
// WCAG 2 contrast of text and control colours against their backgrounds, in both themes.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('src/styles/tokens.css', 'utf-8');
const TEXT = 4.5;
const EDGE = 3;
const GROUNDS = ['hall', 'hall-deep', 'surface', 'surface-raised', 'surface-sunk'];
const PAIRS: [ratio: number, ink: string, grounds: string[]][] = [
  ...['ink', 'ink-2', 'ink-3', 'brass-ink', 'ember', 'wound', 'good', 'info'].map((ink): [number, string, string[]] => [TEXT, ink, GROUNDS]),
  ...['knights', 'trolls', 'dragon', 'dwarves'].map((side): [number, string, string[]] => [TEXT, `${side}-ink`, ['surface', 'surface-raised']]),
  ...['knights', 'trolls', 'dragon', 'dwarves'].map((side): [number, string, string[]] => [TEXT, `${side}-glyph`, [`${side}-band`]]),
  [TEXT, 'on-iron', ['iron', 'iron-2']],
  [TEXT, 'on-iron-2', ['iron', 'iron-2']],
  [TEXT, 'on-brass', ['brass', 'brass-hi']],
  [TEXT, 'card-ink', ['card', 'card-2']],
  [TEXT, 'card-ink-2', ['card', 'card-2']],
  [TEXT, 'hex-name', ['land', 'land-moss', 'land-straw', 'land-pale', 'water']],
  [EDGE, 'line-strong', ['hall', 'surface', 'surface-raised', 'surface-sunk']],
  [EDGE, 'focus', GROUNDS],
];

/** Return the colour of a token in a theme; a token with a single value has it in both. */
function colour(token: string, dark: boolean): string {
  const found = new RegExp(`--${token}:\\s*(?:light-dark\\((#\\w{6}), (#\\w{6})\\)|(#\\w{6}))`).exec(css);
  if (!found) throw new Error(`no colour --${token}`);
  return found[3] ?? found[dark ? 2 : 1]!;
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [dim, bright] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright! + 0.05) / (dim! + 0.05);
}

describe.each([
  ['light', false],
  ['dark', true],
])('in the %s theme', (_, dark) => {
  it.each(PAIRS)('at least %d to 1: %s on %j', (ratio, ink, grounds) => {
    const low = grounds.filter((ground) => contrast(colour(ink, dark), colour(ground, dark)) < ratio);
    expect(low).toEqual([]);
  });
});

it('computes contrast as WCAG 2 defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
