import { readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { shownName } from './bots';
import { speakFrom } from './words.svelte';

const bots = (language: string): string => readFileSync(`../locales/${language}/bots.ftl`, 'utf-8');
const LEVELS = ['first-game', 'apprentice', 'warrior', 'master', 'dragon'];

beforeEach(() => speakFrom('en', bots('en')));

it.each(['en', 'it', 'pl'])('says every level in words: %s', (language) => {
  speakFrom(language, bots(language));
  for (const level of LEVELS) expect(shownName({ kind: 'bot', name: level, level })).toMatch(/^\p{Lu}\p{Ll}/u);
});

it('calls a bot by the word for its level', () => {
  expect(shownName({ kind: 'bot', name: 'first-game', level: 'first-game' })).toBe('First game');
});

it('leaves people and bots with names of their own as they are', () => {
  expect(shownName({ kind: 'person', name: 'dragon', level: '' })).toBe('dragon');
  expect(shownName({ kind: 'bot', name: 'Smaug', level: 'dragon' })).toBe('Smaug');
});

it('shows the code of a bot that is no level', () => {
  expect(shownName({ kind: 'bot', name: 'greedy', level: 'greedy' })).toBe('greedy');
});
