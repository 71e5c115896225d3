// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findings, hex, judge } from './deal';

interface Vector {
  name: string;
  record: string;
  verdict: string;
  key?: string;
}

const { records } = JSON.parse(readFileSync('../tests/fairness/vectors.json', 'utf-8')) as { records: Vector[] };

describe('the verifier of a deal', () => {
  it.each(records)('judges $name as every verifier does', async ({ record, verdict, key = '' }) => {
    const judged = await judge(record);
    expect(judged.verdict).toBe(verdict);
    expect(hex(judged.key)).toBe(key);
  });

  it('has fair and unfair records to judge', () => {
    expect(new Set(records.map(({ verdict }) => verdict))).toEqual(new Set(['fair', 'sealed', 'commitment', 'unreadable', 'chain']));
  });
});

describe('what a judgement proves', () => {
  const judged = { verdict: 'fair', commitment: 'c', salts: ['mine', 'other'], key: new Uint8Array() } as const;
  const held = (...of: Parameters<typeof findings>) => findings(...of).map(({ what, holds }) => `${what} ${holds}`);

  it('includes what this browser saw and gave', () =>
    expect(held({ ...judged, salts: ['mine'] }, { seal: 'c', salt: 'mine' })).toEqual(['chain true', 'seed true', 'seen true', 'salt true']));

  it('finds another seal and a contribution that was left out', () =>
    expect(held({ ...judged, salts: [] }, { seal: 'd', salt: 'mine' })).toEqual(['chain true', 'seed true', 'seen false', 'salt false']));

  it('says nothing of what was not kept, nor beyond a broken line', () => {
    expect(held({ ...judged, salts: [], verdict: 'commitment' }, {})).toEqual(['chain true', 'seed false']);
    expect(held({ ...judged, salts: [], verdict: 'chain' }, { seal: 'c' })).toEqual(['chain false']);
    expect(held({ ...judged, salts: [], verdict: 'unable' }, { seal: 'c' })).toEqual([]);
  });
});
