// Where a long Italian word of a card may be broken: no browser without a dictionary would know.
const LONG = 8; // letters: shorter words have room on every card
const VOWEL = '[aeiouàèéìòù]';
const BEGINS = `(?:[bcdfgptv][lr]|[cg]h|gn|gl|sc|qu|[bcdfglmnpqrstvz])${VOWEL}`;
const ENDS = `${VOWEL}|${VOWEL}[lmnr]|${VOWEL}([bcdfgpstvz])(?=\\1)`; // open, closed, or the first of a double
const BREAK = new RegExp(`(?<=\\p{L}{2})(?<=${ENDS})(?=${BEGINS})`, 'giu');

/** The same words with soft hyphens, which are seen only where a line ends at them. */
export const syllables = (words: string): string =>
  words.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : word.replace(BREAK, '\u00AD')));
