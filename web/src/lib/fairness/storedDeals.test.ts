import { beforeEach, describe, expect, it } from 'vitest';
import { storeDeal, storedDeal } from './storedDeals';

describe('the stored commitment and salt of a table', () => {
  beforeEach(() => sessionStorage.clear());

  it('are empty at first', () => expect(storedDeal('t1')).toEqual({}));

  it('are never overwritten', () => {
    storeDeal('t1', { commitment: 'first' });
    storeDeal('t1', { commitment: 'second', salt: 'mine' });
    expect(storedDeal('t1')).toEqual({ commitment: 'first', salt: 'mine' });
    expect(storedDeal('t2')).toEqual({});
  });
});
