import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { setMessages } from '$lib/messages.svelte';
import { GAMES, gameName, hasBoard, loadGameUi, tileOf } from '.';

const PACKS = readdirSync('../packs').filter((name) => name.endsWith('.toml')).map((name) => name.slice(0, -'.toml'.length));

it('has a board and a tile for every game with a pack', () => {
  expect([...GAMES].sort()).toEqual(PACKS.sort());
  for (const game of GAMES) expect(hasBoard(game)).toBe(true);
});

it('gives every game its own position on the front page', () => {
  expect(new Set(GAMES.map((game) => tileOf(game).order)).size).toBe(GAMES.length);
});

it.each(['en', 'it', 'pl'])('has the texts of every tile: %s', (language) => {
  const page = readFileSync(`../locales/${language}/page.ftl`, 'utf-8');
  for (const game of GAMES) for (const text of ['game', 'about', 'players', 'time']) expect(page).toContain(`\npage-${text}-${game} = `);
});

it('has no board for an unknown game', async () => {
  setMessages('en', '');
  expect(hasBoard('rows')).toBe(false);
  expect(gameName('rows')).toBe('Rows');
  await expect(loadGameUi('rows')).rejects.toThrow('no board for rows');
});
