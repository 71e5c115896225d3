import { beforeEach, describe, expect, it } from 'vitest';
import { keep, kept } from './storedDeals';

describe('the stored commitment and salt of a table', () => {
  beforeEach(() => sessionStorage.clear());

  it('are empty at first', () => expect(kept('t1')).toEqual({}));

  it('are never overwritten', () => {
    keep('t1', { seal: 'first' });
    keep('t1', { seal: 'second', salt: 'mine' });
    expect(kept('t1')).toEqual({ seal: 'first', salt: 'mine' });
    expect(kept('t2')).toEqual({});
  });
});
