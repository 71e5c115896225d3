// A balance report, as written by `dragonhall balance --format json`, and the chart data made from it.
import { capitalize } from '$lib/api/gameComponents';
import type { Balance, ListedPlan, Measure } from '$lib/api/rest';
import type { Components } from '$lib/api/wire';

/** A row of a chart: a measured value with its 95 % confidence interval. */
export interface Row {
  name: string;
  value: number;
  low: number;
  high: number;
  games: number;
  marked: boolean;
}

/** Return the display name of what was measured: a side (of several seats), a card, a position in turn order. */
export function measureName(components: Components, { question, name }: Measure): string {
  const names = components.names;
  if (question === 'turn') return `${name}.`;
  if (question === 'side' || question === 'seat') return capitalize(name.split('+').map((seat) => names['seat']?.[seat] ?? seat).join(' + '));
  return capitalize(names['card']?.[name] ?? name);
}

export function rowsOf(report: Balance, question: string, components: Components): Row[] {
  const out = new Set(report.standing_out);
  return report.measures
    .filter((measure) => measure.question === question)
    .map((measure) => ({ ...measure, name: measureName(components, measure), marked: question === 'held' && out.has(measure.name) }));
}

/** Return the share that each row would win if all were equal: the mean, because teammates win together. */
export const fairShare = (rows: readonly Row[]): number => rows.reduce((sum, row) => sum + row.value, 0) / Math.max(1, rows.length);

/** Return the address of the components of a report, for the names of seats and cards. */
export function reportComponentsUrl(plan: ListedPlan, language: string): string {
  const asked = new URLSearchParams({ players: String(plan.players), language });
  for (const [name, value] of Object.entries(plan.options)) asked.append('option', `${name}:${value}`);
  return `/api/components/${plan.game}?${asked}`;
}
