// Text equivalents of the Draco drawing, for screen readers.
import type { TableInfo, Sight } from '$lib/api/wire';
import { capitalize } from '$lib/api/gameComponents';
import { t } from '$lib/messages.svelte';
import { seatLabel } from '$lib/table/playerNames';
import { landings, pictureOf, colourOf, signless, standing, type DracoComponents, type Space } from './model';

type Names = (kind: string, name: string) => string;

interface Told {
  sight: Sight;
  components: DracoComponents;
  names: Names;
  table: TableInfo;
  /** The card that would move its dragon there. */
  card: string | null;
}

/** Describe a space: "Space 15 of 25, green, major scoring, value 4: orange, ridden by Greta." */
export function spaceName(space: Space, { sight, components, names, table, card }: Told): string {
  const picture = pictureOf(sight);
  const riders = new Map(components.seats.map(({ seat }) => [colourOf(picture.ride[seat]?.[0] ?? ''), seat]));
  const dragons = (standing(sight, components).get(space.number) ?? []).map((colour) => {
    const rider = riders.get(colour);
    const said = names('colour', colour);
    return rider ? t('page-draco-ridden', { colour: said, rider: seatLabel(table, rider, names) }) : said;
  });
  const facts = { number: space.number, last: components.board.last, kind: space.kind, value: signless(space.value) };
  const there = dragons.length ? dragons.join(', ') : t('page-draco-empty');
  const lands = card ? ` ${cardFate(card, sight, components, names)}` : '';
  return `${t('page-draco-space', facts)}: ${there}.${lands}`;
}

/** Describe where a card leads: "Orange 4 lands on 4: all score." */
export function cardFate(card: string, sight: Sight, components: DracoComponents, names: Names): string {
  const landing = landings(sight)[card];
  if (!landing) return '';
  const value = signless(components.board.spaces[landing.space]?.value ?? 0);
  return t('page-draco-lands', { card: capitalize(names('card', card)), value, scoring: landing.scoring || 'none' });
}
