// The numbered rules as the hall tells them.

export interface RuleInfo {
  id: string;
  words: string;
  /** Do we decide here what the rulebooks leave open? */
  ruling: boolean;
  by_edition: boolean;
  /** What an edition, or each of them, makes of it: "it: …". */
  notes: string[];
}

export interface Book {
  game: string;
  title: string;
  language: string;
  edition: string;
  editions: string[];
  sections: { title: string; rules: RuleInfo[] }[];
}

/** The same rules with what every edition says, where they do not all say the same. */
export function compared(books: readonly Book[]): Book {
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
