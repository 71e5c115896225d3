// Hyphenation of long Italian words on cards; browsers hyphenate only languages whose dictionary is installed.
const LONG = 8; // letters; shorter words fit on every card
const VOWEL = '[aeiouàèéìòù]';
const BEGINS = `(?:[bcdfgptv][lr]|[cg]h|gn|gl|sc|qu|[bcdfglmnpqrstvz])${VOWEL}`;
const ENDS = `${VOWEL}|${VOWEL}[lmnr]|${VOWEL}([bcdfgpstvz])(?=\\1)`; // open syllable, closed syllable, or the first of a double consonant
const BREAK = new RegExp(`(?<=\\p{L}{2})(?<=${ENDS})(?=${BEGINS})`, 'giu');

/** Insert soft hyphens, which are visible only at a line break. */
export const hyphenate = (words: string): string =>
  words.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : word.replace(BREAK, '\u00AD')));
