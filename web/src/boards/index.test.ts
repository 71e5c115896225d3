import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { setMessages } from '$lib/messages.svelte';
import type { GameInfo } from '$lib/api/rest';
import { gameName, games, loadGameUi, TILED, tileOf } from '.';
import { gameUi as generic } from './generic';

const info = (game: string): GameInfo => ({
  game, name: `The ${game}`, rules: '1', players: [2], seats: {}, options: [], packs: [], levels: [], two_leg: false, about: '', has_rules: true, has_lesson: false,
});

it('has a board of its own for every game with a tile', async () => {
  for (const game of TILED) expect(await loadGameUi(game)).not.toBe(generic);
});

it('gives every tile its own position on the front page', () => {
  expect(new Set(TILED.map((game) => tileOf(game).order)).size).toBe(TILED.length);
});

it.each(['en', 'it', 'pl'])('has the texts of every tile: %s', (language) => {
  const page = readFileSync(`../locales/${language}/page.ftl`, 'utf-8');
  for (const game of TILED) for (const text of ['game', 'about', 'time']) expect(page).toContain(`\npage-${text}-${game} = `);
});

it('shows a game without a tile last, with the generic board and the name from the server', async () => {
  setMessages('en', '');
  expect(games.names).toEqual(TILED);
  expect(gameName('rows')).toBe('Rows');
  games.set(['rows', ...TILED].map(info));
  expect(games.names).toEqual([...TILED, 'rows']);
  expect(gameName('rows')).toBe('The rows');
  expect(await loadGameUi('rows')).toBe(generic);
});
