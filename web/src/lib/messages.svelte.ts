// The texts of the page, in Fluent, from the message catalogue of the server.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Language } from './settings.svelte';

declare global {
  interface Window {
    earlyMessages?: { language: string; text: Promise<string> };
  }
}

let bundle = $state.raw<FluentBundle | null>(null);

function read(language: string, text: string): void {
  const next = new FluentBundle(language, { useIsolating: false });
  next.addResource(new FluentResource(text));
  bundle = next;
}

async function fetched(language: string): Promise<string> {
  const answer = await fetch(`/api/words/${language}`);
  if (!answer.ok) throw new Error(`words: ${answer.status}`);
  return answer.text();
}

/** Switch to a language once its messages are loaded; until then the page keeps the old one. */
export async function loadLanguage(language: Language): Promise<void> {
  const early = window.earlyMessages;
  delete window.earlyMessages;
  const ready = early?.language === language ? await early.text : '';
  read(language, ready || (await fetched(language)));
  settings.set({ language });
}

/** Set the messages directly, without loading (tests). */
export const setMessages = read;

/** Whether messages are loaded. */
export const messagesLoaded = (): boolean => bundle !== null;

/** Return the text of a message; the id itself if there is no such message, so that no button is empty. */
export function t(id: string, facts?: Record<string, FluentVariable>): string {
  const message = bundle?.getMessage(id);
  return message?.value ? bundle!.formatPattern(message.value, facts) : id;
}

const numbers = new Map<string, Intl.NumberFormat>();

/** Format a number in the current language, with `digits` decimals if given and a typographic minus sign. */
export function number(value: number, digits?: number): string {
  const { language } = settings;
  const key = `${language} ${digits}`;
  if (!numbers.has(key)) {
    const exactly = digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits };
    numbers.set(key, new Intl.NumberFormat(language, { useGrouping: true, ...exactly }));
  }
  return numbers.get(key)!.format(value).replace('-', '−');
}
