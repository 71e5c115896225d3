import { expect, it } from 'vitest';
import { splitAtMatches, parseInline, normalize } from './inlineMarkup';

it('parses inline marks', () => {
  expect(parseInline('One **sure** thing, *ruling*: `bow 2`.')).toEqual([
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
  expect(parseInline('2 * 3 <b>')).toEqual([{ kind: 'plain', text: '2 * 3 <b>' }]);
});

it('searches without accents and case', () => {
  expect(normalize('Główna Però')).toBe('glowna pero');
  expect(splitAtMatches('Punktacja Główna', 'glow')).toEqual(['Punktacja ', 'Głow'.replace('o', 'ó'), 'wna'.slice(1)]);
  expect(splitAtMatches('a b a', 'a')).toEqual(['', 'a', ' b ', 'a', '']);
  expect(splitAtMatches('nothing', ' ')).toEqual(['nothing']);
});
