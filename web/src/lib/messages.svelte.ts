// The messages of the page, in Fluent, from the catalogue of the server. `t` returns a message in the current language.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Language } from './settings.svelte';

declare global {
  interface Window {
    earlyMessages?: { language: string; text: Promise<string> };
  }
}

let bundle = $state.raw<FluentBundle | null>(null);

/** Use these messages from now on. */
export function setMessages(language: string, text: string): void {
  const next = new FluentBundle(language, { useIsolating: false });
  next.addResource(new FluentResource(text));
  bundle = next;
}

async function fetchMessages(language: string): Promise<string> {
  const answer = await fetch(`/api/words/${language}`);
  if (!answer.ok) throw new Error(`messages: ${answer.status}`);
  return answer.text();
}

/** Switch to a language once its messages are loaded; until then the page keeps the old one. */
export async function loadLanguage(language: Language): Promise<void> {
  const early = window.earlyMessages;
  delete window.earlyMessages;
  const ready = early?.language === language ? await early.text : '';
  setMessages(language, ready || (await fetchMessages(language)));
  settings.set({ language });
}

/** Whether messages are loaded. */
export const messagesLoaded = (): boolean => bundle !== null;

/** Return the text of a message; the id itself if there is no such message, so that no button is empty. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  const message = bundle?.getMessage(id);
  return message?.value ? bundle!.formatPattern(message.value, values) : id;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Format a number in the current language, with `digits` decimals if given and a typographic minus sign. */
export function formatNumber(value: number, digits?: number): string {
  const { language } = settings;
  const key = `${language} ${digits}`;
  if (!formats.has(key)) {
    const fixed = digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits };
    formats.set(key, new Intl.NumberFormat(language, { useGrouping: true, ...fixed }));
  }
  return formats.get(key)!.format(value).replace('-', '−');
}
