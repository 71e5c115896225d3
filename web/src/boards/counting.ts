// Equal things together.
import type { Components } from '$lib/components';

/** Equal faces together, in the order of the deck; unknown ones are left out. */
export function counted(pile: readonly string[], components: Components): [card: string, count: number][] {
  return Object.keys(components.cards).flatMap((card): [string, number][] => {
    const count = pile.filter((one) => one === card).length;
    return count ? [[card, count]] : [];
  });
}
