// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkResults, hex, verifyRecord, type Verification } from './verification';

interface Vector {
  name: string;
  record: string;
  verdict: string;
  salted?: number[];
  key?: string;
}

const { records } = JSON.parse(readFileSync('../tests/fairness/vectors.json', 'utf-8')) as { records: Vector[] };

describe('the deal verifier', () => {
  it.each(records)('gives the expected verdict for $name', async ({ record, verdict, salted = [], key = '' }) => {
    const result = await verifyRecord(record);
    expect(result.verdict).toBe(verdict);
    expect(result.salted).toEqual(salted);
    expect(hex(result.key)).toBe(key);
  });

  it('is tested with every verdict', () => {
    expect(new Set(records.map(({ verdict }) => verdict))).toEqual(new Set(['fair', 'unsalted', 'sealed', 'commitment', 'unreadable', 'chain']));
  });
});

describe('findings', () => {
  const fair = (): Verification => ({ verdict: 'fair', commitment: 'c', salts: ['mine'], salted: [1], key: new Uint8Array() });
  const held = (...of: Parameters<typeof checkResults>) => checkResults(...of).map(({ what, holds }) => `${what} ${holds}`);

  it('include the stored commitment and salt', () =>
    expect(held(fair(), { commitment: 'c', salt: 'mine' })).toEqual(['chain true', 'seed true', 'seen true', 'salted true', 'salt true']));

  it('report a changed commitment and a missing salt', () =>
    expect(held({ ...fair(), salts: ['other'] }, { commitment: 'd', salt: 'mine' })).toEqual(['chain true', 'seed true', 'seen false', 'salted true', 'salt false']));

  it('report that no player added a salt', () =>
    expect(held({ ...fair(), verdict: 'unsalted', salts: ['', ''], salted: [] }, { commitment: 'c' })).toEqual(['chain true', 'seed true', 'seen true', 'salted false']));

  it('omit checks without stored values or after a broken chain', () => {
    expect(held({ ...fair(), verdict: 'commitment' }, {})).toEqual(['chain true', 'seed false']);
    expect(held({ ...fair(), verdict: 'chain' }, { commitment: 'c' })).toEqual(['chain false']);
    expect(held({ ...fair(), verdict: 'unable' }, { commitment: 'c' })).toEqual([]);
  });
});
