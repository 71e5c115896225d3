import { expect, it } from 'vitest';
import { marked, pieces, plain } from './inlineMarkup';

it('parses inline marks', () => {
  expect(pieces('One **sure** thing, *ruling*: `bow 2`.')).toEqual([
    { kind: 'plain', text: 'One ' },
    { kind: 'strong', text: 'sure' },
    { kind: 'plain', text: ' thing, ' },
    { kind: 'em', text: 'ruling' },
    { kind: 'plain', text: ': ' },
    { kind: 'code', text: 'bow 2' },
    { kind: 'plain', text: '.' },
  ]);
});

it('keeps other characters as plain text', () => {
  expect(pieces('2 * 3 <b>')).toEqual([{ kind: 'plain', text: '2 * 3 <b>' }]);
});

it('searches without accents and case', () => {
  expect(plain('Główna Però')).toBe('glowna pero');
  expect(marked('Punktacja Główna', 'glow')).toEqual(['Punktacja ', 'Głow'.replace('o', 'ó'), 'wna'.slice(1)]);
  expect(marked('a b a', 'a')).toEqual(['', 'a', ' b ', 'a', '']);
  expect(marked('nothing', ' ')).toEqual(['nothing']);
});
