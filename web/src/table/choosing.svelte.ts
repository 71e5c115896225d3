// A choice in the making at one table: what was pointed at, what would follow, and why something cannot be.
import type { Pointing } from '$lib/narrowing';
import { Narrowing, same } from '$lib/narrowing';
import { press } from '$lib/press';
import { settings } from '$lib/settings.svelte';
import type { TableClient } from '$lib/table.svelte';
import type { LegalAction, Preview, Sight, Thing } from '$lib/wire';

/** Why something cannot be done: a sentence, and the rule with its text. */
export interface Refusal {
  sentence: string;
  rule: string;
  text: string;
}

const REST = 60; // a look that lasts so long is worth a question to the hall

export class Choosing {
  narrowing = $state.raw(new Narrowing([]));
  /** What would be chosen by pointing at what the viewer looks at. */
  looked = $state.raw<Narrowing | null>(null);
  preview = $state.raw<Preview | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  busy = $state.raw(false);

  #sight: Sight | null = null;
  #renewedIn = 0; // the press that had begun when the position changed
  #previews = new Map<string, Preview>();
  #wanted = '';
  #resting = 0;

  constructor(readonly client: TableClient) {}

  /** A new position: whatever was in the making is gone, unless the question is still the same. */
  renew(sight: Sight | null): void {
    if (sight === this.#sight) return;
    const again = sight && this.#sight && sight.ply === this.#sight.ply && sight.mine === this.#sight.mine;
    this.#sight = sight;
    this.looked = null;
    this.preview = null; // what would follow from another position says nothing of this one
    this.#previews.clear();
    if (!again) {
      this.refusal = null;
      this.busy = false;
      this.#renewedIn = press.down ? press.number : 0;
    }
    this.#set(new Narrowing(sight?.mine ? sight.legal : [], again ? this.narrowing.picks : []));
  }

  /** Is the press that is being handled meant for what is shown: no second half of a double click, not begun before the position came? */
  get #meant(): boolean {
    return !press.repeated && !(press.down && press.number === this.#renewedIn);
  }

  /** The action that is chosen, or the one that is looked at. */
  get action(): LegalAction | null {
    return this.looked?.action ?? this.narrowing.action;
  }

  point(...meanings: Pointing[]): void {
    if (this.busy || !this.#sight?.mine) return;
    this.refusal = null;
    const pointed = meanings.find((meaning) => this.#lastPick(meaning));
    if (pointed) return this.#again(pointed);
    const next = this.narrowing.point(...meanings) ?? this.narrowing.instead(...meanings);
    if (!next) return void this.askWhy(meanings[0] ?? []);
    this.looked = null;
    this.#set(next);
    if (next.ready && !settings.confirm) this.give();
  }

  /** The same thing again: give it if all is chosen, else take the choice back. */
  #again(pointed: Pointing): void {
    if (!this.#meant) return;
    if (this.narrowing.action) return void this.#play();
    this.back(pointed[0]);
  }

  #lastPick(meaning: Pointing): boolean {
    const last = this.narrowing.picks.at(-1);
    return last !== undefined && last.length === meaning.length && last.every((thing, place) => same(thing, meaning[place]!));
  }

  look(...meanings: Pointing[]): void {
    clearTimeout(this.#resting);
    const next = meanings.length && !this.busy ? this.narrowing.point(...meanings) : null;
    if (!next && !this.looked) return;
    this.looked = next;
    this.#resting = window.setTimeout(() => void this.#foresee(), next ? REST : 0);
  }

  back(thing?: Thing): void {
    this.refusal = null;
    this.looked = null;
    this.#set(this.narrowing.back(thing));
  }

  /** Point at the verb that says it all, and give it at once: a button with its name is no accident. */
  say(thing: Thing): void {
    const next = this.narrowing.point([thing]);
    if (!next || !this.#meant) return;
    this.#set(next);
    if (next.ready) void this.#play();
  }

  /** Give the action that is chosen. */
  give(): void {
    if (this.#meant) void this.#play();
  }

  async #play(): Promise<void> {
    const action = this.narrowing.action;
    const sight = this.#sight;
    if (!action || !sight || this.busy) return;
    this.busy = true;
    const answer = await this.client.ask({ type: 'act', ply: sight.ply, action: action.text });
    if (sight !== this.#sight) return; // the update was quicker than the answer
    if (answer?.type === 'accepted') return;
    this.busy = false;
    if (answer?.type === 'refused') this.refusal = { sentence: answer.sentence, rule: answer.rule, text: '' };
  }

  async askWhy(pointing: Pointing): Promise<void> {
    if (!pointing.length) return;
    const asked = this.narrowing;
    const answer = await this.client.ask({ type: 'why', action: asked.attempt(...pointing) });
    if (this.narrowing !== asked) return;
    if (answer?.type === 'reason' && answer.code) {
      this.refusal = { sentence: answer.sentence, rule: answer.rule, text: answer.rule_text };
    } else if (answer?.type === 'refused') {
      this.refusal = { sentence: answer.sentence, rule: answer.rule, text: '' };
    }
  }

  #set(next: Narrowing): void {
    this.narrowing = next;
    void this.#foresee();
  }

  /** Ask what would follow from the action in sight, once each. */
  async #foresee(): Promise<void> {
    const action = this.action;
    const sight = this.#sight;
    this.#wanted = action?.text ?? '';
    if (!action || !sight?.mine) {
      this.preview = null;
      return;
    }
    const known = this.#previews.get(action.text);
    if (known) {
      this.preview = known;
      return;
    }
    const answer = await this.client.ask({ type: 'preview', ply: sight.ply, action: action.text });
    if (answer?.type !== 'preview' || sight !== this.#sight) return;
    this.#previews.set(action.text, answer);
    if (this.#wanted === action.text) this.preview = answer;
  }
}
