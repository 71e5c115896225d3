// The generic board and mats, mounted with a position and its legal actions.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { nameOf } from '$lib/api/gameComponents';
import { setMessages } from '$lib/messages.svelte';
import { Narrowing } from '$lib/table/narrowing';
import type { TableInfo } from '$lib/api/wire';
import type { BoardProps } from '../gameUi';
import Board from './Board.svelte';
import { components, sight } from './fixture';
import PlayerMats from './PlayerMats.svelte';
import type { GenericTypes } from './types';

const table: TableInfo = {
  id: '1', game: 'rows', players: 2, options: {}, pack: '', status: 'running', seats: [], visibility: 'link', rated: false, clock: '', hot_seat: false, match: 'single', leg: 1, score: {},
  created: 0, changed: 0, host: '', commitment: '', next_table: '', watch_delay: null, match_winner: '', imported: false, second_commitment: '',
};
let mounted: Record<string, unknown> | null = null;

function propsOf(seat: string | null): BoardProps<GenericTypes> {
  return {
    sight, components, table, seat,
    narrowing: new Narrowing(seat ? sight.legal : [], [], components.text_kinds),
    preview: null,
    batch: { number: 0, events: [], action: '', before: null },
    clocks: [], clocksAt: 0, connectedSeats: ['a', 'b'],
    thingName: (kind, name) => nameOf(components, kind, name),
    select: vi.fn(), hover: vi.fn(),
  };
}

afterEach(async () => {
  if (mounted) await unmount(mounted);
  document.body.replaceChildren();
});

function draw(seat: string | null): BoardProps<GenericTypes> {
  setMessages('en', '');
  const props = propsOf(seat);
  mounted = mount(Board, { target: document.body, props });
  flushSync();
  return props;
}

const zone = (title: string): HTMLElement => document.querySelector<HTMLElement>(`section[aria-label="${title}"]`)!;
const things = (selector: string): (string | undefined)[] => [...document.querySelectorAll<HTMLElement>(selector)].map((element) => element.dataset['thing']);
const textOf = (element: Element | null | undefined): string => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

it('draws a pile of hidden cards as one stack, and open cards in their order', () => {
  draw('a');
  expect(textOf(zone('Draw pile').querySelector('.stack i'))).toBe('3');
  expect(zone('Draw pile').querySelector('button')).toBeNull();
  expect([...zone('Fire').querySelectorAll<HTMLElement>('button')].map((card) => card.dataset['card'])).toEqual(['flame-3', 'well', 'flame-3']);
  expect(textOf(zone('Fire').querySelector('h2'))).toBe('Fire 4');
  expect(textOf(zone('b: cards won').querySelector('h2'))).toBe('b: cards won 1');
});

it('draws numbers by name', () => {
  draw('a');
  expect(textOf(document.querySelector('dl'))).toBe('Round4');
  expect([...document.querySelectorAll('thead th')].map(textOf)).toEqual(['Price', 'Stock']);
  expect([...document.querySelectorAll('tbody tr')].map(textOf)).toEqual(['Salt38', 'Iron05']);
  expect(textOf(document.querySelector('.run'))).toBe('Bids North−1Southclosed');
});

it('offers a card of the board, but not one that the viewer holds too', () => {
  const props = draw('a');
  expect(things('[data-offered]')).toEqual(['card:well']);
  document.querySelector<HTMLElement>('[data-offered]')!.click();
  expect(props.select).toHaveBeenCalledWith([['card', 'well']]);
});

it('offers nothing to spectators', () => {
  draw(null);
  expect(things('[data-offered]')).toEqual([]);
  expect(things('button')).toContain('card:well');
});

it('has one Tab stop in a zone and moves between its cards by arrow keys', () => {
  draw('a');
  const cards = [...zone('Fire').querySelectorAll<HTMLElement>('button')];
  const press = (key: string): void => {
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    flushSync();
  };
  cards[0]!.focus();
  press('ArrowRight');
  expect(document.activeElement).toBe(cards[1]);
  press('End');
  expect(document.activeElement).toBe(cards[2]);
  expect(cards.map((card) => card.tabIndex)).toEqual([-1, -1, 0]);
});

it('draws the mat of every seat with its numbers and the sizes of its zones', () => {
  setMessages('en', '');
  mounted = mount(PlayerMats, { target: document.body, props: { ...propsOf('a'), which: 'others' } });
  flushSync();
  expect([...document.querySelectorAll('dl > div')].map(textOf)).toEqual(['Points−2', 'Cards won1', 'Hand2']);
});
