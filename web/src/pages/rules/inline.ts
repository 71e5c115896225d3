// The few marks in the words of a rule, as pieces of text: **bold**, *slanted*, `code`. Nothing becomes markup by itself.

export interface Piece {
  kind: 'plain' | 'strong' | 'em' | 'code';
  text: string;
}

const MARKS = /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|`(?<code>[^`]+)`/g;

export function pieces(words: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of words.matchAll(MARKS)) {
    if (match.index > end) found.push({ kind: 'plain', text: words.slice(end, match.index) });
    const { strong, em, code } = match.groups!;
    found.push(strong !== undefined ? { kind: 'strong', text: strong } : em !== undefined ? { kind: 'em', text: em } : { kind: 'code', text: code! });
    end = match.index + match[0].length;
  }
  if (end < words.length) found.push({ kind: 'plain', text: words.slice(end) });
  return found;
}

/** Small letters without their accents: "Punktacja Główna" is found by "glowna". */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L').toLocaleLowerCase();

/** A text cut at every place where the search is found; every second part is one. */
export function marked(text: string, search: string): string[] {
  const wanted = plain(search.trim());
  if (!wanted) return [text];
  // One small letter for each letter of the text, so that places in both are the same.
  const letters = [...text].map((letter) => plain(letter).charAt(0) || letter).join('');
  const whole = [...text];
  const parts: string[] = [];
  let end = 0;
  for (let at = letters.indexOf(wanted); at >= 0; at = letters.indexOf(wanted, end)) {
    parts.push(whole.slice(end, at).join(''), whole.slice(at, at + wanted.length).join(''));
    end = at + wanted.length;
  }
  return [...parts, whole.slice(end).join('')];
}
