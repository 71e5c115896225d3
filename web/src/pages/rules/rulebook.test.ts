import { expect, it } from 'vitest';
import { mergeEditions } from './rulebook';
import type { RuleBook } from '$lib/api/rest';

const book = (edition: string, note: string): RuleBook => ({
  game: 'chess',
  title: 'Chess',
  language: 'en',
  edition,
  editions: ['en', 'it'],
  sections: [
    {
      title: 'TR',
      rules: [
        { id: 'TR-5', words: 'One troll alone.', ruling: false, by_edition: true, notes: [`${edition}: ${note}`] },
        { id: 'TR-6', words: 'Rocks.', ruling: false, by_edition: false, notes: [`${edition}: the same`] },
      ],
    },
  ],
});

it('keeps only the notes in which editions differ', () => {
  const rules = mergeEditions([book('en', 'the higher value'), book('it', 'either value')]).sections[0]!.rules;
  expect(rules[0]!.notes).toEqual(['en: the higher value', 'it: either value']);
  expect(rules[1]!.notes).toEqual([]);
});
