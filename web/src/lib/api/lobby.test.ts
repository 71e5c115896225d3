import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Lobby } from './lobby.svelte';

class FakeSocket {
  static all: FakeSocket[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  closed = false;
  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  close(): void {
    this.closed = true;
  }
  receive(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const table = (id: string) => ({ id, seats: [] });
let requests: string[] = [];
let lobby: Lobby;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', (address: string) => {
    requests.push(address);
    const answer = address === '/api/challenges' ? { challenges: [{ id: 'c', mine: false }, { id: 'd', mine: true }] } : { tables: [table('asked')], after: '' };
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  FakeSocket.all = [];
  requests = [];
});
afterEach(() => (lobby.close(), vi.useRealTimers(), vi.unstubAllGlobals()));

const sockets = (): number => FakeSocket.all.length;
const last = (): FakeSocket => FakeSocket.all.at(-1)!;

it('shows the lists of the socket and requests only challenges', async () => {
  lobby = new Lobby(true);
  last().receive({ type: 'tables', open: [table('a')], running: [table('b')] });
  last().receive({ type: 'mine', tables: [table('m')], challenges: ['c'] });
  await vi.advanceTimersByTimeAsync(0);
  expect([lobby.open, lobby.running, lobby.mine].map((list) => list.map(({ id }) => id))).toEqual([['a'], ['b'], ['m']]);
  expect(lobby.challenges.map(({ id }) => id)).toEqual(['c']);
  expect(requests).toEqual(['/api/challenges']);
});

it('reconnects with backoff and polls the lists meanwhile', async () => {
  lobby = new Lobby(false);
  last().onclose!();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sockets()).toBe(2);
  expect(requests).toEqual([]);
  last().onclose!();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sockets()).toBe(2);
  expect(lobby.open.map(({ id }) => id)).toEqual(['asked']);
  expect(lobby.mine).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sockets()).toBe(3);
});

it('resets the backoff after a message', async () => {
  lobby = new Lobby(false);
  for (const wait of [1000, 2000, 4000]) {
    last().onclose!();
    await vi.advanceTimersByTimeAsync(wait);
  }
  last().receive({ type: 'tables', open: [], running: [] });
  last().onclose!();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sockets()).toBe(5);
});

it('disconnects while the page is hidden', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  lobby = new Lobby(false);
  hidden.mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(last().closed).toBe(true);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sockets()).toBe(2);
  hidden.mockRestore();
});
