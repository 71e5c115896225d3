import { readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { playerName } from './playerNames';
import { setMessages } from '../messages.svelte';

const bots = (language: string): string => readFileSync(`../locales/${language}/bots.ftl`, 'utf-8');
const LEVELS = ['first-game', 'apprentice', 'warrior', 'master', 'dragon'];

beforeEach(() => setMessages('en', bots('en')));

it.each(['en', 'it', 'pl'])('has a name for every level: %s', (language) => {
  setMessages(language, bots(language));
  for (const level of LEVELS) expect(playerName({ kind: 'bot', name: level, level })).toMatch(/^\p{Lu}\p{Ll}/u);
});

it('shows the name of the level for a bot', () => {
  expect(playerName({ kind: 'bot', name: 'first-game', level: 'first-game' })).toBe('First game');
});

it('keeps the names of people and of named bots', () => {
  expect(playerName({ kind: 'person', name: 'dragon', level: '' })).toBe('dragon');
  expect(playerName({ kind: 'bot', name: 'Smaug', level: 'dragon' })).toBe('Smaug');
});

it('shows the code of a bot without a level', () => {
  expect(playerName({ kind: 'bot', name: 'greedy', level: 'greedy' })).toBe('greedy');
});
