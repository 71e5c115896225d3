import { beforeEach, expect, it } from 'vitest';
import { PressTracker } from './pressTracker';

let press: PressTracker;
beforeEach(() => {
  press = new PressTracker();
  press.listen(window);
});

const send = (event: Event, change: object = {}): boolean => {
  for (const [name, value] of Object.entries(change)) Object.defineProperty(event, name, { value });
  return window.dispatchEvent(event);
};
const pointer = (type: string, change: object): boolean => send(new MouseEvent(type), change);
/** Send a press and its click; `at` is the time stamp of the event, in milliseconds. */
function click(at: number, { detail = 1, pointerType = 'mouse', x = 0 } = {}): boolean {
  pointer('pointerdown', { pointerType, clientX: x, clientY: 0, timeStamp: at });
  pointer('pointerup', { pointerType });
  pointer('click', { detail });
  return press.repeated;
}
function key(repeat: boolean): boolean {
  send(new KeyboardEvent('keydown', { key: 'Enter', repeat }));
  return press.repeated;
}

it.each([0, 10_000])('marks the second half of a double click as repeated, %i ms later', (later) => {
  expect(click(0)).toBe(false);
  expect(click(later, { detail: 2 })).toBe(true);
  expect(click(later, { detail: 3 })).toBe(false);
});

it('does not mark two single clicks, however quick', () => {
  expect(click(0)).toBe(false);
  expect(click(1)).toBe(false);
});

it.each([
  ['soon and on the same place', 200, 5, true],
  ['later', 500, 5, false],
  ['elsewhere', 200, 80, false],
])('compares a second tap %s', (_, at, x, repeated) => {
  expect(click(0, { pointerType: 'touch' })).toBe(false);
  expect(click(at, { pointerType: 'touch', x })).toBe(repeated);
});

it('marks a held key and its clicks as repeated', () => {
  expect(key(false)).toBe(false);
  expect(key(true)).toBe(true);
  pointer('click', { detail: 0 });
  expect(press.repeated).toBe(true);
  send(new KeyboardEvent('keyup', { key: 'Enter' }));
  pointer('click', { detail: 0 }); // by a script, or a screen reader
  expect(press.repeated).toBe(false);
  expect(key(false)).toBe(false);
});

it('keeps a press down until its click was handled', async () => {
  pointer('pointerdown', { pointerType: 'mouse' });
  const { number } = press;
  pointer('pointerup', {});
  pointer('click', { detail: 1 });
  expect(press.down).toBe(true);
  await new Promise((done) => setTimeout(done));
  expect(press.down).toBe(false);
  expect(press.number).toBe(number);
});
