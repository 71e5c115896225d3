// The page's sentences, in Fluent, from the same catalogue as the hall's.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Language } from './settings.svelte';

declare global {
  interface Window {
    earlyWords?: { language: string; text: Promise<string> };
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

/** Load the words of a language; the page goes on in the old one until they are there. */
export async function speak(language: Language): Promise<void> {
  const early = window.earlyWords;
  delete window.earlyWords;
  const ready = early?.language === language ? await early.text : '';
  read(language, ready || (await fetched(language)));
  settings.set({ language });
}

/** For tests and the mock: words that are already here. */
export const speakFrom = read;

/** Are there words yet? */
export const worded = (): boolean => bundle !== null;

/** A sentence. An id without a message is shown as it is: better a strange word than an empty button. */
export function say(id: string, facts?: Record<string, FluentVariable>): string {
  const message = bundle?.getMessage(id);
  return message?.value ? bundle!.formatPattern(message.value, facts) : id;
}

const numbers = new Map<string, Intl.NumberFormat>();

/** A number as this language writes it, with so many digits after the point if that is said; a real minus sign. */
export function number(value: number, digits?: number): string {
  const { language } = settings;
  const key = `${language} ${digits}`;
  if (!numbers.has(key)) {
    const exactly = digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits };
    numbers.set(key, new Intl.NumberFormat(language, { useGrouping: true, ...exactly }));
  }
  return numbers.get(key)!.format(value).replace('-', '−');
}
