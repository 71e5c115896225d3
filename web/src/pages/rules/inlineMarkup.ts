// Inline marks of rule texts: **bold**, *italic*, `code`. Everything else is plain text, never HTML.

export interface InlinePart {
  kind: 'plain' | 'strong' | 'em' | 'code';
  text: string;
}

const MARKS = /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|`(?<code>[^`]+)`/g;

export function parseInline(words: string): InlinePart[] {
  const found: InlinePart[] = [];
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

/** Lowercase and remove accents, so that "glowna" finds "Punktacja Główna". */
export const normalize = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L').toLocaleLowerCase();

/** Split a text at the matches of a search; the parts with an odd index are the matches. */
export function splitAtMatches(text: string, search: string): string[] {
  const wanted = normalize(search.trim());
  if (!wanted) return [text];
  // Map each letter to exactly one normalized letter, so that indices agree.
  const letters = [...text].map((letter) => normalize(letter).charAt(0) || letter).join('');
  const whole = [...text];
  const parts: string[] = [];
  let end = 0;
  for (let at = letters.indexOf(wanted); at >= 0; at = letters.indexOf(wanted, end)) {
    parts.push(whole.slice(end, at).join(''), whole.slice(at, at + wanted.length).join(''));
    end = at + wanted.length;
  }
  return [...parts, whole.slice(end).join('')];
}
