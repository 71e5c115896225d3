// Loading and naming the components of a game (core/render/components.py).
import { get } from './http';
import type { Components, TableInfo, Thing } from './wire';

const cache = new Map<string, Promise<Components>>();

/** Load components. The content of an address never changes, so it is cached without expiry. */
export function loadComponents(address: string): Promise<Components> {
  const loading = cache.get(address) ?? get<Components>(address);
  cache.set(address, loading);
  loading.catch(() => cache.delete(address));
  return loading;
}

/** Return the address of a table's components; the same as in a snapshot. */
export function componentsUrl(table: TableInfo, language: string): string {
  const asked = new URLSearchParams({ players: String(table.players), language, pack: table.pack });
  for (const [name, value] of Object.entries(table.options)) asked.append('option', `${name}:${value}`);
  return `/api/components/${table.game}?${asked}`;
}

/** Return the translated name of a thing; its id if there is none. */
export const nameOf = (components: Components, kind: string, name: string): string =>
  components.names[kind]?.[name] ?? name;

export const nameOfThing = (components: Components, thing: Thing): string => nameOf(components, ...thing);

/** Capitalize the first letter. */
export const capitalize = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
