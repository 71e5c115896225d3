import { beforeEach, describe, expect, it } from 'vitest';
import { keep, kept } from './keepsakes';

describe('what this browser saw before the deal', () => {
  beforeEach(() => sessionStorage.clear());

  it('is nothing at first', () => expect(kept('t1')).toEqual({}));

  it('is never replaced by what is told later', () => {
    keep('t1', { seal: 'first' });
    keep('t1', { seal: 'second', salt: 'mine' });
    expect(kept('t1')).toEqual({ seal: 'first', salt: 'mine' });
    expect(kept('t2')).toEqual({});
  });
});
