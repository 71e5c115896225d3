// A balance report, as `dragonhall balance --format json` writes it, and what the laboratory draws of it.
import { titled, type Components } from '$lib/components';

export interface Plan {
  game: string;
  players: number;
  options: Record<string, string>;
  bots: string[];
}

export interface ReportInfo {
  name: string;
  plan: Plan;
  games: number;
}

export interface Measure {
  question: string;
  name: string;
  games: number;
  value: number;
  low: number;
  high: number;
}

export interface Report {
  plan: Plan;
  games: number;
  measures: Measure[];
  /** The cards whose effect is beyond noise. */
  standing_out: string[];
  reasons: Record<string, number>;
  lengths: Record<string, number>;
  step: number;
}

/** A line of a chart: what is measured, and between which ends it lies 19 times in 20. */
export interface Row {
  name: string;
  value: number;
  low: number;
  high: number;
  games: number;
  marked: boolean;
}

/** What the measured thing is called: a side (of several seats), a card, a place in the order of turns. */
export function nameIn(components: Components, { question, name }: Measure): string {
  const names = components.names;
  if (question === 'turn') return `${name}.`;
  if (question === 'side' || question === 'seat') return titled(name.split('+').map((seat) => names['seat']?.[seat] ?? seat).join(' + '));
  return titled(names['card']?.[name] ?? name);
}

export function rowsOf(report: Report, question: string, components: Components): Row[] {
  const out = new Set(report.standing_out);
  return report.measures
    .filter((measure) => measure.question === question)
    .map((measure) => ({ ...measure, name: nameIn(components, measure), marked: question === 'held' && out.has(measure.name) }));
}

/** What each would win if all were alike: the mean, as those of one team win together. */
export const fairShare = (rows: readonly Row[]): number => rows.reduce((sum, row) => sum + row.value, 0) / Math.max(1, rows.length);

/** Where the components of a report are: the names of its seats and cards. */
export function componentsFor(plan: Plan, language: string): string {
  const asked = new URLSearchParams({ players: String(plan.players), language });
  for (const [name, value] of Object.entries(plan.options)) asked.append('option', `${name}:${value}`);
  return `/api/components/${plan.game}?${asked}`;
}
