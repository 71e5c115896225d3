import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { tableUrl, mayShowView } from './sharedScreen';
import { TableClient } from './client.svelte';
import type { Sight, Snapshot, TableInfo, Update } from '../api/wire';

const opened: string[] = [];
class Socket {
  static OPEN = 1;
  readyState = 1;
  constructor(address: string) {
    opened.push(new URL(address, 'http://hall').searchParams.get('seat') ?? 'any');
  }
  send(): void {}
  close(): void {}
}

const table = (change: Partial<TableInfo> = {}, own = ['knights', 'trolls']): TableInfo =>
  ({ id: 't', status: 'running', seats: ['knights', 'trolls'].map((seat) => ({ seat, you: own.includes(seat) })), ...change }) as unknown as TableInfo;
const sight = (seat: string): Sight =>
  ({ ply: 4, turn: 1, picture: { decision: null, stack: [], outcome: null, ply: 4 }, counted: {}, question: { seat, kind: 'turn', sentence: '?' }, mine: true, legal: [], ending: null, digest: '', interrupt: null });
const snapshot = (seat: string | null, asked: string, change: Partial<Snapshot> = {}): Snapshot => ({
  type: 'snapshot', number: 9, table: table(), seat, sight: sight(asked), chat: [], clocks: [], standing: seat ? 'turn' : '', undo_asked_by: '', components: '', log_since: 0,
  log: [{ ply: 4, sentence: seat ? 'You draw T1.' : 'Trolls draw a card.', seat: 'trolls', private: seat !== null, event: 'drew' }], ...change,
});
const update = (asked: string, change: Partial<Update> = {}): Update => ({ type: 'update', number: 10, sight: sight(asked), lines: [], events: [], ...change });

beforeEach(() => {
  opened.length = 0;
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  settings.set({ motion: false });
});
afterEach(() => vi.unstubAllGlobals());

function holdsNothing(client: TableClient): void {
  expect([client.sight, client.seat, client.log, client.batch.events, client.standing, client.skip]).toEqual([null, null, [], [], '', null]);
}

it('requests the public view if the server chose the view of a seat', () => {
  const client = new TableClient('t');
  client.receive(snapshot('knights', 'knights'));
  expect(opened).toEqual(['any', '']);
  holdsNothing(client);
  client.receive(snapshot(null, 'knights'));
  expect(client.handOver).toBe('knights');
  expect(client.log.some((line) => line.private)).toBe(false);
  client.close();
});

it('shows a private view from confirmation until the other player must choose', async () => {
  const client = new TableClient('t', '');
  client.receive(snapshot(null, 'knights'));
  client.showView('knights');
  client.receive(snapshot('knights', 'knights'));
  expect(client.handOver).toBe(null);
  expect(client.sight).not.toBe(null);
  const waiting = client.ask({ type: 'hint', ply: 4 });
  client.receive(update('knights'));
  expect(client.sight).not.toBe(null);
  client.receive(update('trolls', { number: 11 }));
  expect(opened).toEqual(['', 'knights', '']);
  expect(client.handOver).toBe('trolls');
  holdsNothing(client);
  expect(await waiting).toBe(null);
  client.close();
});

it.each([
  ['the game ends', update('', { sight: { ...sight(''), question: null }, table: table({ status: 'over' }) })],
  ['the game is aborted', update('', { sight: null, table: table({ status: 'aborted' }) })],
])('shows the public view when %s', (_, message) => {
  const client = new TableClient('t', '');
  client.receive(snapshot(null, 'knights'));
  client.showView('knights');
  client.receive(snapshot('knights', 'knights'));
  client.receive(message);
  expect(opened.at(-1)).toBe('');
  expect(client.handOver).toBe(null);
  holdsNothing(client);
  client.close();
});

it('does not cover a table where the user has one seat', () => {
  const client = new TableClient('t');
  const own = { table: table({ hot_seat: true }, ['knights']) };
  client.receive(snapshot('knights', 'knights', own));
  client.receive(update('trolls'));
  expect(opened).toEqual(['any']);
  expect(client.seat).toBe('knights');
  client.close();
});

it('opens a shared table with the public view', () => {
  expect(tableUrl(table())).toBe('/table/t?seat=');
  expect(tableUrl(table({}, ['knights']))).toBe('/table/t');
});

it('allows a private view only for a confirmed player', () => {
  expect(mayShowView(table(), 'knights', 'knights', 'knights')).toBe(true);
  expect(mayShowView(table(), null, 'knights', 'knights')).toBe(true); // a bot or another user must choose
  expect(mayShowView(table(), 'knights', 'knights', null)).toBe(false);
  expect(mayShowView(table(), 'trolls', 'knights', 'knights')).toBe(false);
  expect(mayShowView(table({ status: 'open' }), null, 'knights', 'knights')).toBe(false);
  expect(mayShowView(table(), 'trolls', null, null)).toBe(true);
});
