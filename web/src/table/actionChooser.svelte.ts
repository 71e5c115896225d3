// The action being chosen at a table: selection, preview of its result, and refusal of illegal selections.
import type { Meaning } from '$lib/table/narrowing';
import { Narrowing, same } from '$lib/table/narrowing';
import { press } from '$lib/press';
import { settings } from '$lib/settings.svelte';
import type { TableClient } from '$lib/table/client.svelte';
import type { LegalAction, Preview, Sight, Thing } from '$lib/api/wire';

/** Why a selection is illegal: a sentence, and the rule with its text. */
export interface Refusal {
  sentence: string;
  rule: string;
  text: string;
}

const REST = 60; // milliseconds of hover before a preview is requested

export class ActionChooser {
  narrowing = $state.raw(new Narrowing([]));
  /** The selection that would result from clicking the hovered or focused thing. */
  looked = $state.raw<Narrowing | null>(null);
  preview = $state.raw<Preview | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  busy = $state.raw(false);

  #sight: Sight | null = null;
  #renewedIn = 0; // the press that was in progress when the position changed
  #previews = new Map<string, Preview>();
  #wanted = '';
  #resting = 0;

  constructor(readonly client: TableClient) {}

  /** Set a new position. The selection is kept only if the decision is the same. */
  renew(sight: Sight | null): void {
    if (sight === this.#sight) return;
    const again = sight && this.#sight && sight.ply === this.#sight.ply && sight.mine === this.#sight.mine;
    this.#sight = sight;
    this.looked = null;
    this.preview = null; // it belongs to the old position
    this.#previews.clear();
    if (!again) {
      this.refusal = null;
      this.busy = false;
      this.#renewedIn = press.down ? press.number : 0;
    }
    this.#set(new Narrowing(sight?.mine ? sight.legal : [], again ? this.narrowing.picks : []));
  }

  /** Whether the current press may confirm: not the second half of a double click, and not begun before this position was shown. */
  get #meant(): boolean {
    return !press.repeated && !(press.down && press.number === this.#renewedIn);
  }

  /** The hovered action, else the chosen one. */
  get action(): LegalAction | null {
    return this.looked?.action ?? this.narrowing.action;
  }

  point(...meanings: Meaning[]): void {
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

  /** Handle a second click on the same thing: submit a complete action, otherwise undo the selection. */
  #again(pointed: Meaning): void {
    if (!this.#meant) return;
    if (this.narrowing.action) return void this.#play();
    this.back(pointed[0]);
  }

  #lastPick(meaning: Meaning): boolean {
    const last = this.narrowing.picks.at(-1);
    return last !== undefined && last.length === meaning.length && last.every((thing, place) => same(thing, meaning[place]!));
  }

  look(...meanings: Meaning[]): void {
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

  /** Select a verb and submit the action if it is complete. Needs no confirmation: the button names the action. */
  submitVerb(thing: Thing): void {
    const next = this.narrowing.point([thing]);
    if (!next || !this.#meant) return;
    this.#set(next);
    if (next.ready) void this.#play();
  }

  /** Submit the chosen action. */
  give(): void {
    if (this.#meant) void this.#play();
  }

  async #play(): Promise<void> {
    const action = this.narrowing.action;
    const sight = this.#sight;
    if (!action || !sight || this.busy) return;
    this.busy = true;
    const answer = await this.client.ask({ type: 'act', ply: sight.ply, action: action.text });
    if (sight !== this.#sight) return; // the update arrived before the answer
    if (answer?.type === 'accepted') return;
    this.busy = false;
    if (answer?.type === 'refused') this.refusal = { sentence: answer.sentence, rule: answer.rule, text: '' };
  }

  async askWhy(pointing: Meaning): Promise<void> {
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

  /** Request the preview of the current action; cached per position. */
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
