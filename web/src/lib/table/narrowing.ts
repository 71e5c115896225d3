// Choosing an action by selecting things: every selection narrows the list of legal actions. Contains no game rules.
import type { LegalAction, Thing } from '../api/wire';

/** The meaning of one click: one or more things, such as a market's owner and the card in it. */
export type Meaning = readonly Thing[];

/** The kinds of every game that have no place on the board. */
const TEXT_KINDS: readonly string[] = ['verb'];

export const thingKey = (thing: Thing): string => `${thing[0]}:${thing[1]}`;
export const sameThing = (one: Thing, other: Thing): boolean => one[0] === other[0] && one[1] === other[1];

const holds = (action: LegalAction, thing: Thing): boolean => action.path.some((step) => sameThing(step, thing));
const fits = (action: LegalAction, meaning: Meaning): boolean => meaning.every((thing) => holds(action, thing));

/**
 * A partly chosen action. Immutable: selecting and stepping back return a new object.
 *
 * `play K11 bow archer-1 thrower` can be built in any order: from its card, the archer or the target.
 * The steps that all remaining actions share are settled; the first step in which they differ is asked next.
 */
export class Narrowing {
  readonly candidates: readonly LegalAction[];
  /** The common prefix of all candidates. */
  readonly settled: readonly Thing[];
  /** The things that can be selected next: the first open step and, if its kind is in `textKinds`, the step after it. */
  readonly offered: ReadonlyMap<string, Thing>;
  /** The kind of the first open step; null if no step is open. */
  readonly nextKind: string | null;
  /** The action that the selection already forms: the only candidate, or one that ends here; null if none. */
  readonly action: LegalAction | null;

  constructor(
    readonly legal: readonly LegalAction[],
    readonly picks: readonly Meaning[] = [],
    /** Kinds without a place on the board (`Components.text_kinds`): the step after them is offered together with them. */
    readonly textKinds: readonly string[] = TEXT_KINDS,
  ) {
    this.candidates = legal.filter((action) => picks.every((meaning) => fits(action, meaning)));
    const depth = this.candidates.length ? sharedLength(this.candidates) : 0;
    this.settled = this.candidates[0]?.path.slice(0, depth) ?? [];
    const open = this.candidates.filter((action) => action.path.length > depth);
    this.nextKind = open[0]?.path[depth]?.[0] ?? null;
    this.action = picks.length || legal.length === 1 ? (this.candidates.find((action) => action.path.length === depth) ?? null) : null;
    this.offered = offers(open, depth, picks, textKinds);
  }

  /** Whether nothing is selected yet. */
  get isEmpty(): boolean {
    return this.picks.length === 0;
  }

  /** Whether exactly one action is left and it is complete. */
  get isComplete(): boolean {
    return this.action !== null && this.candidates.length === 1;
  }

  /** Whether this can be selected as the next step. Things that are already selected do not count: after a card, its owner is the next step. */
  offers(...meaning: Thing[]): boolean {
    const last = meaning.findLast((thing) => !this.#isPick(thing));
    return last !== undefined && this.offered.has(thingKey(last)) && this.candidates.some((action) => fits(action, meaning));
  }

  /** Whether selecting this leaves a candidate, even if it is not the next step. */
  canSelect(...meaning: Thing[]): boolean {
    return !this.picked(...meaning) && this.candidates.some((action) => fits(action, meaning));
  }

  /** Whether this is selected, explicitly or because all candidates share it. */
  picked(...meaning: Thing[]): boolean {
    const settled = (thing: Thing): boolean => this.settled.some((step) => sameThing(step, thing));
    return !this.isEmpty && meaning.every((thing) => this.#isPick(thing) || settled(thing));
  }

  #with(picks: readonly Meaning[]): Narrowing {
    return new Narrowing(this.legal, picks, this.textKinds);
  }

  #isPick(thing: Thing): boolean {
    return this.picks.some((pick) => pick.some((step) => sameThing(step, thing)));
  }

  /**
   * Select something that can have several meanings (a figure: as target, as actor, or its hex).
   * Uses the first meaning that is offered next, else the first that leaves a candidate; null if there is none.
   */
  select(...meanings: Meaning[]): Narrowing | null {
    const chosen = meanings.find((meaning) => this.offers(...meaning)) ?? meanings.find((meaning) => this.canSelect(...meaning));
    return chosen ? this.#with([...this.picks, chosen]) : null;
  }

  /** Restart the selection with this thing instead of the current one. */
  selectInstead(...meanings: Meaning[]): Narrowing | null {
    return this.#with([]).select(...meanings);
  }

  /** Undo the last selection, or everything since (and including) the one that selected `thing`. */
  back(thing?: Thing): Narrowing {
    if (!thing) return this.#with(this.picks.slice(0, -1));
    const place = this.picks.findIndex((pick) => pick.some((step) => sameThing(step, thing)));
    return this.#with(this.picks.slice(0, place < 0 ? -1 : place));
  }

  /** The text of the current selection plus `meaning`, to ask the server why it is illegal. */
  attemptText(...meaning: Thing[]): string {
    const path = this.isEmpty ? [] : this.settled.filter((step) => !meaning.some((thing) => thing[0] === step[0]));
    return [...path, ...meaning].map((step) => step[1]).join(' ');
  }
}

/** The length of the common prefix of these actions. */
function sharedLength(actions: readonly LegalAction[]): number {
  const first = actions[0]?.path ?? [];
  let depth = 0;
  for (const step of first) {
    if (!actions.every((action) => action.path[depth] && sameThing(action.path[depth]!, step))) break;
    depth += 1;
  }
  return depth;
}

function offers(open: readonly LegalAction[], depth: number, picks: readonly Meaning[], textKinds: readonly string[]): Map<string, Thing> {
  const found = new Map<string, Thing>();
  const picked = new Set(picks.flat().map(thingKey));
  for (const action of open) {
    for (const step of action.path.slice(depth)) {
      if (picked.has(thingKey(step))) continue;
      found.set(thingKey(step), step);
      if (!textKinds.includes(step[0])) break;
    }
  }
  return found;
}
