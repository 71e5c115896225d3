// Verification of the deal from a record alone, without the server (docs/reliability.md). The test vectors in
// `tests/fairness/vectors.json` check that this verifier and those in other languages agree.
import type { StoredDeal } from './storedDeals';

/**
 * The result of the verification.
 *
 * `unsalted`: the commitment matches, but no player added a salt, so the server alone chose the deal; `unreadable`: not a valid
 * record; `chain`: a line was changed; `sealed`: the seed is not revealed yet; `commitment`: the seed does not match the
 * commitment; `unable`: WebCrypto is not available.
 */
export type Verdict = 'fair' | 'unsalted' | 'unreadable' | 'chain' | 'sealed' | 'commitment' | 'unable';

export interface Verification {
  verdict: Verdict;
  commitment: string;
  salts: string[];
  /** The seats that added a salt, counted from 1. */
  salted: number[];
  /** The key of the random stream of the shuffle; empty unless the seed is verified. */
  key: Uint8Array;
}

interface RecordLine {
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

/** Encode a salt with a length prefix, so that different lists of salts have different encodings. */
function lengthPrefixed(salt: string): Uint8Array {
  const data = utf8(salt);
  return Uint8Array.of(...new Uint8Array(new Uint32Array([data.length]).buffer).reverse(), ...data);
}

export async function verifyRecord(record: string): Promise<Verification> {
  const result = (verdict: Verdict, commitment = '', salts: string[] = [], salted: number[] = [], key: Uint8Array = new Uint8Array()): Verification => ({ verdict, commitment, salts, salted, key });
  if (!globalThis.crypto?.subtle) return result('unable');
  try {
    const lines = record.trimEnd().split('\n').map((row) => JSON.parse(row) as RecordLine);
    const { commitment, players, salts } = lines[0]!;
    if (!commitment || !Array.isArray(salts)) return result('unreadable');
    let before = '';
    for (const line of lines.filter(({ type }) => type !== 'seed')) {
      if (hex(await sha256(utf8(before + JSON.stringify({ ...line, hash: '' })))) !== line.hash) return result('chain', commitment, salts);
      before = line.hash;
    }
    const seeds = lines.filter(({ type }) => type === 'seed').map(({ seed }) => unhex(seed));
    if (!seeds.length) return result('sealed', commitment, salts);
    for (const seed of seeds) {
      if (hex(await sha256(utf8('dragonhall seed '), seed)) !== commitment) return result('commitment', commitment, salts);
    }
    const salted = salts.slice(0, players).flatMap((salt, place) => (salt ? [place + 1] : []));
    return result(salted.length ? 'fair' : 'unsalted', commitment, salts, salted, await sha256(utf8('dragonhall deal '), seeds[0]!, ...salts.map(lengthPrefixed)));
  } catch {
    return result('unreadable');
  }
}

/** The result of one check. */
export interface CheckResult {
  what: 'chain' | 'seed' | 'seen' | 'salted' | 'salt';
  holds: boolean;
}

/** Compare the verdict with the commitment and salt that this browser stored. Empty if nothing could be checked. */
export function checkResults({ verdict, commitment, salts, salted }: Verification, stored: StoredDeal): CheckResult[] {
  if (verdict === 'unreadable' || verdict === 'unable') return [];
  if (verdict === 'chain') return [{ what: 'chain', holds: false }];
  const proved = verdict === 'fair' || verdict === 'unsalted';
  return [
    { what: 'chain', holds: true },
    { what: 'seed', holds: proved },
    ...(stored.commitment ? [{ what: 'seen', holds: stored.commitment === commitment } as const] : []),
    ...(proved ? [{ what: 'salted', holds: salted.length > 0 } as const] : []),
    ...(stored.salt ? [{ what: 'salt', holds: salts.includes(stored.salt) } as const] : []),
  ];
}
