// The numbered rules, as the server sends them.
import type { RuleBook } from '$lib/api/rest';

/** Merge the rules of several editions; notes are kept only where the editions differ. */
export function mergeEditions(books: readonly RuleBook[]): RuleBook {
  const [first] = books;
  if (!first) throw new Error('no rules to compare');
  const sections = first.sections.map((section, place) => ({
    ...section,
    rules: section.rules.map((rule, number) => {
      const said = books.flatMap((book) => book.sections[place]?.rules[number]?.notes ?? []);
      const different = new Set(said.map((note) => note.slice(note.indexOf(':')))).size > 1;
      return { ...rule, notes: different ? said : [] };
    }),
  }));
  return { ...first, edition: '', sections };
}
