// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findings, hex, judge, type Judged } from './deal';

interface Vector {
  name: string;
  record: string;
  verdict: string;
  salted?: number[];
  key?: string;
}

const { records } = JSON.parse(readFileSync('../tests/fairness/vectors.json', 'utf-8')) as { records: Vector[] };

describe('the verifier of a deal', () => {
  it.each(records)('judges $name as every verifier does', async ({ record, verdict, salted = [], key = '' }) => {
    const judged = await judge(record);
    expect(judged.verdict).toBe(verdict);
    expect(judged.salted).toEqual(salted);
    expect(hex(judged.key)).toBe(key);
  });

  it('has fair and unfair records to judge', () => {
    expect(new Set(records.map(({ verdict }) => verdict))).toEqual(new Set(['fair', 'unsalted', 'sealed', 'commitment', 'unreadable', 'chain']));
  });
});

describe('what a judgement proves', () => {
  const fair = (): Judged => ({ verdict: 'fair', commitment: 'c', salts: ['mine'], salted: [1], key: new Uint8Array() });
  const held = (...of: Parameters<typeof findings>) => findings(...of).map(({ what, holds }) => `${what} ${holds}`);

  it('includes what this browser saw and gave', () =>
    expect(held(fair(), { seal: 'c', salt: 'mine' })).toEqual(['chain true', 'seed true', 'seen true', 'salted true', 'salt true']));

  it('finds another seal and a contribution that was left out', () =>
    expect(held({ ...fair(), salts: ['other'] }, { seal: 'd', salt: 'mine' })).toEqual(['chain true', 'seed true', 'seen false', 'salted true', 'salt false']));

  it('finds that nobody contributed', () =>
    expect(held({ ...fair(), verdict: 'unsalted', salts: ['', ''], salted: [] }, { seal: 'c' })).toEqual(['chain true', 'seed true', 'seen true', 'salted false']));

  it('says nothing of what was not kept, nor beyond a broken line', () => {
    expect(held({ ...fair(), verdict: 'commitment' }, {})).toEqual(['chain true', 'seed false']);
    expect(held({ ...fair(), verdict: 'chain' }, { seal: 'c' })).toEqual(['chain false']);
    expect(held({ ...fair(), verdict: 'unable' }, { seal: 'c' })).toEqual([]);
  });
});
