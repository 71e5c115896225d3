// Was the deal fair? Judged from a record alone, without the hall: docs/reliability.md. `tests/fairness/vectors.json` holds
// this verifier and those in other languages to the same verdicts.
import type { Keepsake } from './keepsakes';

/** `unsalted`: the deal is as committed to, but no player contributed to it, so the server alone chose it; `unreadable`; `chain`: a
 *  line was changed; `sealed`: no seed yet; `commitment`: another seed; `unable`: no WebCrypto here. */
export type Verdict = 'fair' | 'unsalted' | 'unreadable' | 'chain' | 'sealed' | 'commitment' | 'unable';

export interface Judged {
  verdict: Verdict;
  commitment: string;
  salts: string[];
  /** The seats that contributed, from 1. */
  salted: number[];
  /** The key of the stream that shuffled; empty unless the deal is proved. */
  key: Uint8Array;
}

interface Line {
  type: string;
  hash: string;
  seed: string;
  commitment: string;
  players: number;
  salts: string[];
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
export const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

async function sha256(...parts: Uint8Array[]): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', await new Blob(parts as BlobPart[]).arrayBuffer()));
}

function unhex(text: string): Uint8Array {
  if (!/^([0-9a-f]{2})+$/.test(text)) throw new SyntaxError('not hex');
  return Uint8Array.from(text.match(/../g)!, (pair) => parseInt(pair, 16));
}

/** A salt with its length before it, so that no two lists of salts look alike. */
function measured(salt: string): Uint8Array {
  const data = utf8(salt);
  return Uint8Array.of(...new Uint8Array(new Uint32Array([data.length]).buffer).reverse(), ...data);
}

export async function judge(record: string): Promise<Judged> {
  const judged = (verdict: Verdict, commitment = '', salts: string[] = [], salted: number[] = [], key: Uint8Array = new Uint8Array()): Judged => ({ verdict, commitment, salts, salted, key });
  if (!globalThis.crypto?.subtle) return judged('unable');
  try {
    const lines = record.trimEnd().split('\n').map((row) => JSON.parse(row) as Line);
    const { commitment, players, salts } = lines[0]!;
    if (!commitment || !Array.isArray(salts)) return judged('unreadable');
    let before = '';
    for (const line of lines.filter(({ type }) => type !== 'seed')) {
      if (hex(await sha256(utf8(before + JSON.stringify({ ...line, hash: '' })))) !== line.hash) return judged('chain', commitment, salts);
      before = line.hash;
    }
    const seeds = lines.filter(({ type }) => type === 'seed').map(({ seed }) => unhex(seed));
    if (!seeds.length) return judged('sealed', commitment, salts);
    for (const seed of seeds) {
      if (hex(await sha256(utf8('dragonhall seed '), seed)) !== commitment) return judged('commitment', commitment, salts);
    }
    const salted = salts.slice(0, players).flatMap((salt, place) => (salt ? [place + 1] : []));
    return judged(salted.length ? 'fair' : 'unsalted', commitment, salts, salted, await sha256(utf8('dragonhall deal '), seeds[0]!, ...salts.map(measured)));
  } catch {
    return judged('unreadable');
  }
}

/** One thing that was checked: is it so? */
export interface Finding {
  what: 'chain' | 'seed' | 'seen' | 'salted' | 'salt';
  holds: boolean;
}

/** What the judgement proves to whoever kept the seal and his own contribution; nothing where nothing could be checked. */
export function findings({ verdict, commitment, salts, salted }: Judged, { seal, salt }: Keepsake): Finding[] {
  if (verdict === 'unreadable' || verdict === 'unable') return [];
  if (verdict === 'chain') return [{ what: 'chain', holds: false }];
  const proved = verdict === 'fair' || verdict === 'unsalted';
  return [
    { what: 'chain', holds: true },
    { what: 'seed', holds: proved },
    ...(seal ? [{ what: 'seen', holds: seal === commitment } as const] : []),
    ...(proved ? [{ what: 'salted', holds: salted.length > 0 } as const] : []),
    ...(salt ? [{ what: 'salt', holds: salts.includes(salt) } as const] : []),
  ];
}
