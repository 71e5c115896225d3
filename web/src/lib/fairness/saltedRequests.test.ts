import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { kept } from './storedDeals';
import type { TableInfo } from '../api/wire';

interface Call {
  address: string;
  body: Record<string, string>;
}

type Answer = Partial<TableInfo> | { status: number; code: string };

/** A fake server: a new deal for each request to `/api/deals`, queued answers for all others. */
class Server {
  calls: Call[] = [];
  deals = 0;
  answers: Answer[] = [];

  fetch = (address: string, asked: { method: string; body?: string }): Promise<Response> => {
    if (address === '/api/deals') {
      const number = ++this.deals;
      return Promise.resolve(Response.json({ deal: `d${number}`, commitment: `c${number}`, second_commitment: `s${number}`, seconds: 3600 }));
    }
    this.calls.push({ address, body: asked.body ? (JSON.parse(asked.body) as Record<string, string>) : {} });
    const answer = this.answers.shift() ?? {};
    if ('code' in answer) return Promise.resolve(Response.json({ code: answer.code, sentence: '' }, { status: answer.status }));
    return Promise.resolve(Response.json({ id: 't', status: 'running', match: 'single', leg: 0, commitment: 'c1', seats: [{ you: true }], ...answer }));
  };
}

describe('a table with a deal', () => {
  let server: Server;
  let deals: typeof import('./saltedRequests');

  beforeEach(async () => {
    sessionStorage.clear();
    server = new Server();
    vi.stubGlobal('fetch', server.fetch);
    vi.resetModules(); // no deal is pending
    deals = await import('./saltedRequests');
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is opened with a salt, sent after the commitment is received', async () => {
    await deals.opened('me', '/api/play-now', { game: 'draco' });
    const { deal, salt } = server.calls[0]!.body;
    expect(deal).toBe('d1');
    expect(salt).toMatch(/^[0-9a-f]{32}$/);
    expect(kept('t')).toEqual({ seal: 'c1', salt });
  });

  it('stores the original commitment, not the one of the table', async () => {
    server.answers = [{ commitment: 'another' }];
    await deals.opened('me', '/api/tables', {});
    expect(kept('t').seal).toBe('c1');
  });

  it('is retried with the same deal and salt after a failure', async () => {
    server.answers = [{ status: 503, code: 'store' }];
    await expect(deals.opened('me', '/api/tables', {})).rejects.toThrow();
    await deals.opened('me', '/api/tables', {});
    expect(server.deals).toBe(1);
    expect(server.calls[1]!.body).toEqual(server.calls[0]!.body);
  });

  it.each(['deal-used', 'deal-unknown'])('gets a new deal after %s and for another user', async (code) => {
    server.answers = [{ status: 409, code }, { status: 503, code: 'store' }];
    await expect(deals.opened('me', '/api/tables', {})).rejects.toThrow();
    await expect(deals.opened('me', '/api/tables', {})).rejects.toThrow();
    await deals.opened('another user', '/api/tables', {});
    expect(server.calls.map(({ body }) => body['deal'])).toEqual(['d1', 'd2', 'd3']);
  });

  it('is joined after its commitment is received; retries use the same salt', async () => {
    server.answers = [{ commitment: 'c9' }, { status: 503, code: 'store' }];
    await expect(deals.seated('t', '/api/tables/t/join', {}, 'in')).rejects.toThrow();
    expect(kept('t').seal).toBe('c9');
    expect(kept('t').salt).toBeUndefined();
    await deals.seated('t', '/api/tables/t/join', {}, 'in');
    expect(server.calls.map(({ address }) => address)).toEqual(['/api/tables/t?invitation=in', '/api/tables/t/join', '/api/tables/t/join']);
    expect(server.calls[2]!.body).toEqual(server.calls[1]!.body);
    expect(kept('t').salt).toBe(server.calls[2]!.body['salt']);
  });

  it('is joined with a new salt if another player opened the rematch', async () => {
    server.answers = [{ id: 'n', status: 'open', commitment: 'theirs', seats: [] }, { id: 'n' }];
    await deals.rematched('me', 't');
    expect(server.calls.map(({ address }) => address)).toEqual(['/api/tables/t/rematch', '/api/tables/n/join']);
    const [first, second] = server.calls.map(({ body }) => body['salt']);
    expect(first).not.toBe(second);
    expect(kept('n')).toEqual({ seal: 'theirs', offered: second, salt: second });
  });

  it('passes commitment and salt on to the second leg', async () => {
    server.answers = [{ match: 'two-leg' }];
    const first = await deals.opened('me', '/api/tables', {});
    deals.see({ ...first, next_table: 'n', status: 'over' });
    expect(kept('n')).toEqual({ seal: 's1', salt: kept('t').salt });
  });
});
