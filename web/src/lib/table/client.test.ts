import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TableClient } from './client.svelte';
import type { Snapshot, Update } from '../api/wire';

class NoSocket {
  static OPEN = 1;
  readyState = 0;
  close(): void {}
}

const line = (ply: number) => ({ ply, sentence: `action ${ply}`, seat: null, private: false, event: '' });
const sight = (ply: number) => ({ ply, turn: 1, picture: {}, counted: {}, question: null, mine: false, legal: [], ending: null, digest: '', interrupt: null });
const snapshot = (change: Partial<Snapshot> = {}): Snapshot =>
  ({
    type: 'snapshot', number: 9, table: { status: 'over', hot_seat: false, seats: [] }, seat: 'knights', sight: null,
    log: [line(7), line(8)], log_since: 7, chat: [], clocks: [], standing: '', undo_asked_by: '', components: '', ...change,
  }) as unknown as Snapshot;

let asked: URL[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('WebSocket', NoSocket);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(new URL(address, 'http://hall'));
    return Promise.resolve(new Response(JSON.stringify({ lines: [line(4), line(6)], since: 4 })));
  });
});
afterEach(() => vi.unstubAllGlobals());

function connected(change: Partial<Snapshot> = {}): TableClient {
  const client = new TableClient('t');
  client.receive(snapshot(change));
  return client;
}

it('prepends earlier lines of the same view', async () => {
  const client = connected();
  await client.loadEarlier();
  expect(asked[0]!.pathname).toBe('/api/tables/t/log');
  expect(Object.fromEntries(asked[0]!.searchParams)).toMatchObject({ before: '7', view: 'knights' });
  expect(client.log.map((one) => one.ply)).toEqual([4, 6, 7, 8]);
  expect(client.logSince).toBe(4);
});

it('discards earlier lines of another view', async () => {
  const client = connected();
  const loading = client.loadEarlier();
  client.showView(null);
  await loading;
  expect(client.log).toEqual([]);
});

it('moves the start of the log back after an undo', () => {
  const client = connected();
  client.receive({ type: 'update', number: 10, undone: true, sight: sight(5) } as unknown as Update);
  expect(client.log).toEqual([]);
  expect(client.logSince).toBe(6);
});
