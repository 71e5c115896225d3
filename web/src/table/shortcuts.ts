// Keyboard shortcuts of every table. They work anywhere on the page; arrow keys are handled by the focused element.
import type { HeldCard } from '../boards/gameUi';
import type { ActionChooser } from './actionChooser.svelte';
import type { Thing } from '$lib/api/wire';

interface ShortcutContext {
  chooser: ActionChooser;
  cards: readonly HeldCard[];
  /** Shortcuts of the game: a letter and what it selects. */
  gameShortcuts: Record<string, Thing>;
  help: () => void;
}

const isTextInput = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches('input, textarea, select, [contenteditable]') || target.closest('dialog') !== null);
const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, [role="button"], summary') !== null;

/** Handle a key press; return whether it was a shortcut. */
export function handleShortcut(event: KeyboardEvent, { chooser, cards, gameShortcuts, help }: ShortcutContext): boolean {
  if (isTextInput(event.target) || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { key } = event;
  if (key === '?') return help(), true;
  if (key === 'Escape') return chooser.back(), true;
  if (key === 'Enter' && !isControl(event.target) && chooser.narrowing.action) return chooser.confirm(), true;
  if (key === 'n' || key === 'N') return focusStep(1), true;
  if (key === 'p' || key === 'P') return focusStep(-1), true;
  const held = /^[1-9]$/.test(key) ? cards[Number(key) - 1] : undefined;
  if (held) return chooser.select(...held.meanings), true;
  const thing = gameShortcuts[key.toLowerCase()];
  if (thing && chooser.narrowing.offers(thing)) return chooser.select([thing]), true;
  return false;
}

/** All selectable elements in document order. */
function offered(): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>('main [data-offered]')];
  return all.filter((element) => !(element instanceof HTMLButtonElement && element.disabled));
}

/** Move the focus to the next or previous selectable element. */
export function focusStep(step: 1 | -1): void {
  const all = offered();
  const here = all.indexOf(document.activeElement as HTMLElement);
  const next = here < 0 ? (step > 0 ? 0 : all.length - 1) : (here + step + all.length) % all.length;
  all[next]?.focus();
}

/** After a selection by keyboard: focus the confirm button if the action is complete, else the first selectable element. */
export function focusNext(ready: boolean): void {
  const brass = document.querySelector<HTMLElement>('.prompt .brass:not([disabled])');
  (ready && brass ? brass : offered()[0])?.focus();
}
