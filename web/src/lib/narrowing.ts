// Choosing an action by pointing at things: every thing pointed at narrows the legal list. No rules inside.
import type { LegalAction, Thing } from './wire';

/** What one gesture means: all these things at once, such as a market's owner and the card in it. */
export type Pointing = readonly Thing[];

/** Kinds that are words or frames rather than places: what comes after them is offered together with them. */
const WORDS: ReadonlySet<string> = new Set(['verb', 'symbol', 'position', 'manner', 'strength', 'owner']);

export const key = (thing: Thing): string => `${thing[0]}:${thing[1]}`;
export const same = (one: Thing, other: Thing): boolean => one[0] === other[0] && one[1] === other[1];

const holds = (action: LegalAction, thing: Thing): boolean => action.path.some((step) => same(step, thing));
const fits = (action: LegalAction, pointing: Pointing): boolean => pointing.every((thing) => holds(action, thing));

/**
 * A choice in the making. It never changes: pointing and stepping back give a new one.
 *
 * `play K11 bow archer-1 thrower` can be built from any side: by its card, by the archer, by the target.
 * What all remaining actions share is settled; the first step in which they differ is asked for.
 */
export class Narrowing {
  readonly candidates: readonly LegalAction[];
  /** The beginning that all candidates share. */
  readonly settled: readonly Thing[];
  /** The things to point at next: the first step that is open and, past mere words, the one after it. */
  readonly offered: ReadonlyMap<string, Thing>;
  /** The kind of the first open step, in the words of the game's questions; null if nothing is open. */
  readonly asked: string | null;
  /** The action that the choice amounts to now: the only one left, or one that may end here. */
  readonly action: LegalAction | null;

  constructor(
    readonly legal: readonly LegalAction[],
    readonly picks: readonly Pointing[] = [],
  ) {
    this.candidates = legal.filter((action) => picks.every((pointing) => fits(action, pointing)));
    const depth = this.candidates.length ? sharedLength(this.candidates) : 0;
    this.settled = this.candidates[0]?.path.slice(0, depth) ?? [];
    const open = this.candidates.filter((action) => action.path.length > depth);
    this.asked = open[0]?.path[depth]?.[0] ?? null;
    this.action = picks.length || legal.length === 1 ? (this.candidates.find((action) => action.path.length === depth) ?? null) : null;
    this.offered = offers(open, depth, picks);
  }

  /** Nothing chosen yet? */
  get fresh(): boolean {
    return this.picks.length === 0;
  }

  /** Is one action left, with nothing more to ask? */
  get ready(): boolean {
    return this.action !== null && this.candidates.length === 1;
  }

  /** Is this a thing to point at next? */
  offers(...pointing: Thing[]): boolean {
    const last = pointing.at(-1);
    return last !== undefined && this.offered.has(key(last)) && this.candidates.some((action) => fits(action, pointing));
  }

  /** Would pointing at it lead anywhere, even if it is not what is asked for next? */
  leads(...pointing: Thing[]): boolean {
    return !this.picked(...pointing) && this.candidates.some((action) => fits(action, pointing));
  }

  /** Has it been chosen, by pointing or because nothing else is left? */
  picked(...pointing: Thing[]): boolean {
    const settled = (thing: Thing): boolean => this.settled.some((step) => same(step, thing));
    const pointedAt = (thing: Thing): boolean => this.picks.some((pick) => pick.some((step) => same(step, thing)));
    return !this.fresh && pointing.every((thing) => pointedAt(thing) || settled(thing));
  }

  /**
   * Point at something that may mean several things (a figure: as target, as the one who acts, as its hex).
   * The first meaning that is asked for next counts, else the first that leads anywhere; null if none does.
   */
  point(...meanings: Pointing[]): Narrowing | null {
    const meant = meanings.find((meaning) => this.offers(...meaning)) ?? meanings.find((meaning) => this.leads(...meaning));
    return meant ? new Narrowing(this.legal, [...this.picks, meant]) : null;
  }

  /** As if the card, or whatever was pointed at first, had been another one from the start. */
  instead(...meanings: Pointing[]): Narrowing | null {
    return new Narrowing(this.legal).point(...meanings);
  }

  /** One step back; to just before the pick that settled `thing`, if one is named. */
  back(thing?: Thing): Narrowing {
    if (!thing) return new Narrowing(this.legal, this.picks.slice(0, -1));
    const place = this.picks.findIndex((pick) => pick.some((step) => same(step, thing)));
    return new Narrowing(this.legal, this.picks.slice(0, place < 0 ? -1 : place));
  }

  /** The text of what was chosen, with more pointed at: for asking why that is not possible. */
  attempt(...pointing: Thing[]): string {
    const path = this.fresh ? [] : this.settled.filter((step) => !pointing.some((thing) => thing[0] === step[0]));
    return [...path, ...pointing].map((step) => step[1]).join(' ');
  }
}

/** How many first steps all these actions share. */
function sharedLength(actions: readonly LegalAction[]): number {
  const first = actions[0]?.path ?? [];
  let depth = 0;
  for (const step of first) {
    if (!actions.every((action) => action.path[depth] && same(action.path[depth]!, step))) break;
    depth += 1;
  }
  return depth;
}

function offers(open: readonly LegalAction[], depth: number, picks: readonly Pointing[]): Map<string, Thing> {
  const found = new Map<string, Thing>();
  const picked = new Set(picks.flat().map(key));
  for (const action of open) {
    for (const step of action.path.slice(depth)) {
      if (picked.has(key(step))) continue;
      found.set(key(step), step);
      if (!WORDS.has(step[0])) break;
    }
  }
  return found;
}
