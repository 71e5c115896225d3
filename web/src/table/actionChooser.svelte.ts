// The action being chosen at a table: selection, preview of its result, and refusal of illegal selections.
import type { Meaning } from '$lib/table/narrowing';
import { Narrowing, sameThing } from '$lib/table/narrowing';
import { press } from '$lib/pressTracker';
import { settings } from '$lib/settings.svelte';
import type { TableClient } from '$lib/table/client.svelte';
import type { Components, LegalAction, Preview, Sight, Thing } from '$lib/api/wire';

/** Why a selection is illegal: a sentence, and the rule with its text. */
export interface Refusal {
  sentence: string;
  rule: string;
  text: string;
}

const HOVER_DELAY = 60; // milliseconds of hover before a preview is requested

export class ActionChooser {
  narrowing = $state.raw(new Narrowing([]));
  /** The selection that would result from clicking the hovered or focused thing. */
  hovered = $state.raw<Narrowing | null>(null);
  preview = $state.raw<Preview | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  busy = $state.raw(false);

  #sight: Sight | null = null;
  #pressAtChange = 0; // the press that was in progress when the position changed
  #previews = new Map<string, Preview>();
  #wantedPreview = '';
  #hoverTimer = 0;

  constructor(readonly client: TableClient) {}

  /** Set a new position. The selection is kept only if the decision is the same. */
  setPosition(sight: Sight | null, { text_kinds }: Components): void {
    if (sight === this.#sight) return;
    const sameDecision = sight && this.#sight && sight.ply === this.#sight.ply && sight.mine === this.#sight.mine;
    this.#sight = sight;
    this.hovered = null;
    this.preview = null; // it belongs to the old position
    this.#previews.clear();
    if (!sameDecision) {
      this.refusal = null;
      this.busy = false;
      this.#pressAtChange = press.down ? press.number : 0;
    }
    this.#set(new Narrowing(sight?.mine ? sight.legal : [], sameDecision ? this.narrowing.picks : [], text_kinds));
  }

  /** Whether the current press may confirm: not the second half of a double click, and not begun before this position was shown. */
  get #isDeliberate(): boolean {
    return !press.repeated && !(press.down && press.number === this.#pressAtChange);
  }

  /** The hovered action, else the chosen one. */
  get action(): LegalAction | null {
    return this.hovered?.action ?? this.narrowing.action;
  }

  select(...meanings: Meaning[]): void {
    if (this.busy || !this.#sight?.mine) return;
    this.refusal = null;
    const selectedAgain = meanings.find((meaning) => this.#isLastPick(meaning));
    if (selectedAgain) return this.#onSecondClick(selectedAgain);
    const next = this.narrowing.select(...meanings) ?? this.narrowing.selectInstead(...meanings);
    if (!next) return void this.askWhy(meanings[0] ?? []);
    this.hovered = null;
    this.#set(next);
    if (next.isComplete && !settings.confirm) this.confirm();
  }

  /** Handle a second click on the same thing: submit a complete action, otherwise undo the selection. */
  #onSecondClick(selectedAgain: Meaning): void {
    if (!this.#isDeliberate) return;
    if (this.narrowing.action) return void this.#play();
    this.back(selectedAgain[0]);
  }

  #isLastPick(meaning: Meaning): boolean {
    const last = this.narrowing.picks.at(-1);
    return last !== undefined && last.length === meaning.length && last.every((thing, place) => sameThing(thing, meaning[place]!));
  }

  hover(...meanings: Meaning[]): void {
    clearTimeout(this.#hoverTimer);
    const next = meanings.length && !this.busy ? this.narrowing.select(...meanings) : null;
    if (!next && !this.hovered) return;
    this.hovered = next;
    this.#hoverTimer = window.setTimeout(() => void this.#requestPreview(), next ? HOVER_DELAY : 0);
  }

  back(thing?: Thing): void {
    this.refusal = null;
    this.hovered = null;
    this.#set(this.narrowing.back(thing));
  }

  /** Select a verb and submit the action if it is complete. Needs no confirmation: the button names the action. */
  submitVerb(thing: Thing): void {
    const next = this.narrowing.select([thing]);
    if (!next || !this.#isDeliberate) return;
    this.#set(next);
    if (next.isComplete) void this.#play();
  }

  /** Submit the chosen action. */
  confirm(): void {
    if (this.#isDeliberate) void this.#play();
  }

  async #play(): Promise<void> {
    if (this.narrowing.action) await this.#send(this.narrowing.action);
  }

  /** Submit the action that is possible while another player decides. */
  interrupt(): void {
    const action = this.#sight?.interrupt;
    if (action && this.#isDeliberate) void this.#send(action);
  }

  async #send(action: LegalAction): Promise<void> {
    const sight = this.#sight;
    if (!sight || this.busy) return;
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
    const answer = await this.client.ask({ type: 'why', action: asked.attemptText(...pointing) });
    if (this.narrowing !== asked) return;
    if (answer?.type === 'reason' && answer.code) {
      this.refusal = { sentence: answer.sentence, rule: answer.rule, text: answer.rule_text };
    } else if (answer?.type === 'refused') {
      this.refusal = { sentence: answer.sentence, rule: answer.rule, text: '' };
    }
  }

  #set(next: Narrowing): void {
    this.narrowing = next;
    void this.#requestPreview();
  }

  /** Request the preview of the current action; cached per position. */
  async #requestPreview(): Promise<void> {
    const action = this.action;
    const sight = this.#sight;
    this.#wantedPreview = action?.text ?? '';
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
    if (this.#wantedPreview === action.text) this.preview = answer;
  }
}
