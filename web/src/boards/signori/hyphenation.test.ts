import { expect, it } from 'vitest';
import { hyphenate } from './hyphenation';

it.each([
  ['Spada Fiammeggiante', 'Spada Fiam-meg-gian-te'],
  ['Corno dell’Alleanza', 'Corno dell’Al-lean-za'],
  ['magia equipaggiamento', 'magia equi-pag-gia-men-to'],
  ['Controincanto', 'Con-troin-can-to'],
  ['Condottiero', 'Con-dot-tie-ro'],
  ['Lupo delle Brume', 'Lupo delle Brume'],
])('hyphenates %s between syllables', (words, broken) => {
  expect(hyphenate(words).replaceAll('\u00AD', '-')).toBe(broken);
});

it('changes nothing but soft hyphens', () => {
  expect(hyphenate('Martello Tonante').replaceAll('\u00AD', '')).toBe('Martello Tonante');
});
