
import type { Components } from '$lib/api/wire';
/** Count equal cards, in the order of the deck. Unknown cards are omitted. */
export function countCards(pile: readonly string[], components: Components): [card: string, count: number][] {
  return Object.keys(components.cards).flatMap((card): [string, number][] => {
    const count = pile.filter((one) => one === card).length;
    return count ? [[card, count]] : [];
  });
}
