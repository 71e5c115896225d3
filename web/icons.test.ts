import { expect, it } from 'vitest';
import { outline } from './icons';

it.each([
  ['M12.98.17', 'M13 0.2'],
  ['m-.04-.31', 'm 0-0.3'],
  ['l5.4-.04.5', 'l5.4 0 0.5'],
  ['a79.99 75.99 0 0 0-65.84 32', 'a80 76 0 0 0-65.8 32'],
])('rounds %s and keeps numbers separated', (exact, rounded) => {
  expect(outline(`<path fill="currentColor" d="${exact}"/>`)).toBe(rounded);
});
