// Text equivalents of the Draco board, for screen readers.
import type { TableInfo, Sight } from '$lib/api/wire';
import { capitalize } from '$lib/api/gameComponents';
import { t } from '$lib/messages.svelte';
import { seatLabel } from '$lib/table/playerNames';
import { colourOf, formatValue, dragonsBySpace } from './model';
import type { DracoComponents, DracoTypes, Space } from './types';

type ThingName = (kind: string, name: string) => string;

interface SpaceContext {
  sight: Sight<DracoTypes>;
  components: DracoComponents;
  thingName: ThingName;
  table: TableInfo;
  /** The card that would move its dragon there. */
  card: string | null;
}

/** Describe a space: "Space 15 of 25, green, major scoring, value 4: orange, ridden by Greta." */
export function describeSpace(space: Space, { sight, components, thingName, table, card }: SpaceContext): string {
  const position = sight.picture;
  const riders = new Map(components.seats.map(({ seat }) => [colourOf(position.ride[seat]?.[0] ?? ''), seat]));
  const dragons = (dragonsBySpace(sight, components).get(space.number) ?? []).map((colour) => {
    const rider = riders.get(colour);
    const said = thingName('colour', colour);
    return rider ? t('page-draco-ridden', { colour: said, rider: seatLabel(table, rider, thingName) }) : said;
  });
  const facts = { number: space.number, last: components.board.last, kind: space.kind, value: formatValue(space.value) };
  const there = dragons.length ? dragons.join(', ') : t('page-draco-empty');
  const lands = card ? ` ${describeCard(card, sight, components, thingName)}` : '';
  return `${t('page-draco-space', facts)}: ${there}.${lands}`;
}

/** Describe where a card leads: "Orange 4 lands on 4: all score." */
export function describeCard(card: string, sight: Sight<DracoTypes>, components: DracoComponents, thingName: ThingName): string {
  const landing = sight.counted.lands[card];
  if (!landing) return '';
  const value = formatValue(components.board.spaces[landing.space]?.value ?? 0);
  return t('page-draco-lands', { card: capitalize(thingName('card', card)), value, scoring: landing.scoring || 'none' });
}
