import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storedDeal } from './storedDeals';
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
  let requests: typeof import('./saltedRequests');

  beforeEach(async () => {
    sessionStorage.clear();
    server = new Server();
    vi.stubGlobal('fetch', server.fetch);
    vi.resetModules(); // no deal is pending
    requests = await import('./saltedRequests');
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is opened with a salt, sent after the commitment is received', async () => {
    await requests.openTable('me', '/api/play-now', { game: 'chess' });
    const { deal, salt } = server.calls[0]!.body;
    expect(deal).toBe('d1');
    expect(salt).toMatch(/^[0-9a-f]{32}$/);
    expect(storedDeal('t')).toEqual({ commitment: 'c1', salt });
  });

  it('stores the original commitment, not the one of the table', async () => {
    server.answers = [{ commitment: 'another' }];
    await requests.openTable('me', '/api/tables', {});
    expect(storedDeal('t').commitment).toBe('c1');
  });

  it('is retried with the same deal and salt after a failure', async () => {
    server.answers = [{ status: 503, code: 'store' }];
    await expect(requests.openTable('me', '/api/tables', {})).rejects.toThrow();
    await requests.openTable('me', '/api/tables', {});
    expect(server.deals).toBe(1);
    expect(server.calls[1]!.body).toEqual(server.calls[0]!.body);
  });

  it.each(['deal-used', 'deal-unknown'])('gets a new deal after %s and for another user', async (code) => {
    server.answers = [{ status: 409, code }, { status: 503, code: 'store' }];
    await expect(requests.openTable('me', '/api/tables', {})).rejects.toThrow();
    await expect(requests.openTable('me', '/api/tables', {})).rejects.toThrow();
    await requests.openTable('another user', '/api/tables', {});
    expect(server.calls.map(({ body }) => body['deal'])).toEqual(['d1', 'd2', 'd3']);
  });

  it('is joined after its commitment is received; retries use the same salt', async () => {
    server.answers = [{ commitment: 'c9' }, { status: 503, code: 'store' }];
    await expect(requests.takeSeat('t', '/api/tables/t/join', {}, 'in')).rejects.toThrow();
    expect(storedDeal('t').commitment).toBe('c9');
    expect(storedDeal('t').salt).toBeUndefined();
    await requests.takeSeat('t', '/api/tables/t/join', {}, 'in');
    expect(server.calls.map(({ address }) => address)).toEqual(['/api/tables/t?invitation=in', '/api/tables/t/join', '/api/tables/t/join']);
    expect(server.calls[2]!.body).toEqual(server.calls[1]!.body);
    expect(storedDeal('t').salt).toBe(server.calls[2]!.body['salt']);
  });

  it('is joined with a new salt if another player opened the rematch', async () => {
    server.answers = [{ id: 'n', status: 'open', commitment: 'theirs', seats: [] }, { id: 'n' }];
    await requests.openRematch('me', 't');
    expect(server.calls.map(({ address }) => address)).toEqual(['/api/tables/t/rematch', '/api/tables/n/join']);
    const [first, second] = server.calls.map(({ body }) => body['salt']);
    expect(first).not.toBe(second);
    expect(storedDeal('n')).toEqual({ commitment: 'theirs', offeredSalt: second, salt: second });
  });

  it('passes commitment and salt on to the second leg', async () => {
    server.answers = [{ match: 'two-leg' }];
    const first = await requests.openTable('me', '/api/tables', {});
    requests.storeCommitments({ ...first, next_table: 'n', status: 'over' });
    expect(storedDeal('n')).toEqual({ commitment: 's1', salt: storedDeal('t').salt });
  });
});
