import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Sight } from '$lib/api/wire';
import { LessonClient } from './lessonClient.svelte';
import type { LessonBook } from '$lib/api/rest';

const sight = (ply: number, mine = true): Sight => ({
  ply, turn: 0, picture: { decision: null, stack: [], outcome: null, ply }, counted: {}, question: null, mine, legal: [{ text: 'play red-2 top', path: [], remark: '' }], ending: null, digest: '', interrupt: null,
});
const step = (name: string, asks: boolean, ply: number) => ({
  ...{ name, text: name, rule: 'DT-1', asks, hints: [], sight: sight(ply), events: [], lines: [`${name} began`], previews: { 'play red-2 top': [{ name: 'moved', values: {} }] }, foreseen: { 'play red-2 top': { riders: {} } } },
});
const book: LessonBook = {
  ...{ game: 'race', title: 'Lesson', language: 'en', seat: 'fire', players: 2, options: {}, components: '' },
  steps: [step('welcome', false, 0), step('move', true, 0), step('after', false, 1)],
};
const answers: Record<string, [number, unknown]> = {
  'play red-2 top': [200, { right: true, sentence: 'Well done.', events: [{ name: 'moved', values: {} }], lines: ['Red flies.'], sight: sight(1, false) }],
  'play blue-1 top': [200, { right: false, sentence: 'Try the other.', events: [], lines: [], sight: null }],
  'play black-1 top': [409, { code: 'not-legal', sentence: 'Somebody rides it.', rule: 'DT-2' }],
};

let client: LessonClient;
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const [status, answer] = answers[(JSON.parse(body) as { action: string }).action]!;
    return { ok: status === 200, status, text: async () => JSON.stringify(answer) };
  });
  client = new LessonClient(book, [{ seat: 'fire', team: 'fire' }, { seat: 'arrow', team: 'arrow' }], 'You', 'Opponent');
});
afterEach(() => vi.unstubAllGlobals());

it('offers no actions in a step without a question', () => {
  expect(client.sight).toMatchObject({ mine: false, legal: [] });
  client.go(1);
  expect(client.sight!.mine).toBe(true);
});

it('applies the right answer and continues from there', async () => {
  client.go(1);
  expect(await client.ask({ type: 'act', ply: 0, action: 'play red-2 top' })).toMatchObject({ type: 'accepted' });
  expect(client).toMatchObject({ done: true, praise: 'Well done.' });
  expect(client.batch).toMatchObject({ action: 'play red-2 top', events: [{ name: 'moved' }] });
  const seen = client.batch.number;
  client.go(2);
  expect(client.batch.number).toBe(seen); // already animated
});

it('refuses a wrong answer, and an illegal one with its rule', async () => {
  client.go(1);
  expect(await client.ask({ type: 'act', ply: 0, action: 'play blue-1 top' })).toMatchObject({ type: 'refused', sentence: 'Try the other.', rule: '' });
  expect(await client.ask({ type: 'act', ply: 0, action: 'play black-1 top' })).toMatchObject({ type: 'refused', rule: 'DT-2' });
  expect(client.done).toBe(false);
});

it('answers previews from the script', async () => {
  client.go(1);
  expect(await client.ask({ type: 'preview', ply: 0, action: 'play red-2 top' })).toMatchObject({ type: 'preview', events: [{ name: 'moved' }] });
});
