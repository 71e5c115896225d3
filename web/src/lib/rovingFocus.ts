// Focus inside a group of elements that is one Tab stop.

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/** Move the focus by an arrow key, Home or End; return the new position, or null for other keys. */
export function moveFocus(event: KeyboardEvent, items: ArrayLike<HTMLElement>, from: number): number | null {
  const step = STEPS[event.key];
  if (step === undefined) return null;
  event.preventDefault();
  const next = Math.min(items.length - 1, Math.max(0, from + step));
  items[next]?.focus();
  return next;
}
