// The numbered rules, as the server sends them.

export interface RuleInfo {
  id: string;
  words: string;
  /** Whether this is a ruling of the project where the rulebook is unclear. */
  ruling: boolean;
  by_edition: boolean;
  /** Notes on editions: "it: …". */
  notes: string[];
}

export interface Rulebook {
  game: string;
  title: string;
  language: string;
  edition: string;
  editions: string[];
  sections: { title: string; rules: RuleInfo[] }[];
}

/** Merge the rules of several editions; notes are kept only where the editions differ. */
export function mergeEditions(books: readonly Rulebook[]): Rulebook {
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
