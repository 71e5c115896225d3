import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { TableClient } from './client.svelte';
import type { Sight, Snapshot } from '../api/wire';

class NoSocket {
  static OPEN = 1;
  readyState = 0;
  close(): void {}
}

const sight = (ply: number): Sight =>
  ({ ply, turn: 1, picture: { decision: null, stack: [], outcome: null, ply }, counted: {}, question: { seat: 'knights', kind: 'act', sentence: '?' }, mine: true, legal: [], ending: null, digest: '', interrupt: null });
const snapshot = (change: Partial<Snapshot> = {}): Snapshot =>
  ({
    type: 'snapshot', number: 9, table: { status: 'running', hot_seat: false, seats: [{ seat: 'knights', you: true }, { seat: 'trolls', you: false }] }, seat: 'knights', sight: sight(4),
    log: [
      { ply: 4, sentence: 'Trolls play T1.', seat: 'trolls', private: false, event: 'played' },
      { ply: 4, sentence: 'The thrower goes to c3.', seat: null, private: false, event: 'moved' },
      { ply: 4, sentence: 'Your turn.', seat: 'knights', private: false, event: 'turn' },
    ],
    log_since: 0, chat: [], clocks: [], standing: '', undo_asked_by: '', components: '', ...change,
  }) as unknown as Snapshot;
const moved = [{ name: 'moved', values: { subject: 'thrower', hex: 'c3' } }];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', NoSocket);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', (address: string) => {
    const ply = Number(new URL(address, 'http://hall').searchParams.get('ply'));
    return Promise.resolve(new Response(JSON.stringify({ sight: { ...sight(ply), mine: false }, events: ply === 4 ? moved : [], action: 'move' })));
  });
  settings.set({ motion: true });
});
afterEach(() => (vi.useRealTimers(), vi.unstubAllGlobals()));

async function connected(change: Partial<Snapshot> = {}): Promise<TableClient> {
  const client = new TableClient('t');
  client.receive(snapshot(change));
  await vi.advanceTimersByTimeAsync(50);
  return client;
}

it('replays the last action of the others once on arrival', async () => {
  const client = await connected();
  expect(client.sight?.ply).toBe(3);
  await vi.advanceTimersByTimeAsync(1000);
  expect(client.sight?.mine).toBe(true);
  expect(client.batch.events).toEqual(moved);
  expect(client.batch.before?.ply).toBe(3);
  client.close();
});

it('shows the current position at once when skipped', async () => {
  const client = await connected();
  client.skip?.();
  expect(client.sight?.ply).toBe(4);
  await vi.advanceTimersByTimeAsync(1000);
  expect(client.batch.events).toEqual([]);
  client.close();
});

it('stops when a newer update arrives', async () => {
  const client = await connected();
  client.receive({ type: 'update', number: 10, sight: sight(5), events: [], action: 'draw' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(client.sight?.ply).toBe(5);
  expect(client.batch.action).toBe('draw');
  client.close();
});

it('continues when a chat message arrives', async () => {
  const client = await connected();
  client.receive({ type: 'update', number: 10, chat: { number: 10, name: 'Ada', text: 'hello', at: 0, seat: '', kind: 'account' } });
  await vi.advanceTimersByTimeAsync(1000);
  expect(client.sight?.ply).toBe(4);
  client.close();
});

it.each([
  ['the viewer made the last action', { seat: 'trolls' }, true],
  ['animations are disabled', {}, false],
])('shows the current position at once if %s', async (_, change, motion) => {
  settings.set({ motion });
  const client = await connected(change);
  expect(client.sight?.ply).toBe(4);
  client.close();
});

it('replays the last action on a shared screen before a player confirms', async () => {
  const seats = ['knights', 'trolls'].map((seat) => ({ seat, you: true }));
  const client = await connected({ seat: null, table: { status: 'running', seats } as unknown as Snapshot['table'] });
  expect(client.handOver).toBe('knights');
  expect(client.sight?.ply).toBe(3);
  await vi.advanceTimersByTimeAsync(1000);
  expect(client.sight?.ply).toBe(4);
  expect(client.batch.events).toEqual(moved);
  client.close();
});
