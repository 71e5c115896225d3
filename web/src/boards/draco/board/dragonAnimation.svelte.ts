// Animation of a dragon move from space to space.
import { settings } from '$lib/settings.svelte';
import type { EventBatch } from '$lib/table/client.svelte';

const STEP = 180; // milliseconds for each space
const LONGEST = 900;

export class DragonAnimation {
  colour = $state('');
  /** The current position of the dragon, in spaces; fractional between two. */
  at = $state(0);

  #frame = 0;
  #seen = 0;

  follow(batch: EventBatch): void {
    if (batch.number === this.#seen) return;
    this.#seen = batch.number;
    this.stop();
    const moved = batch.events.find((event) => event.name === 'moved')?.values;
    if (!moved || !settings.animated) return;
    const [start, end] = [Number(moved['start']), Number(moved['space'])];
    const lasts = Math.min(LONGEST, STEP * (end - start));
    const began = performance.now();
    this.colour = String(moved['colour']);
    this.at = start;
    const draw = (now: number): void => {
      const share = Math.min(1, Math.max(0, (now - began) / lasts));
      this.at = start + (end - start) * (1 - (1 - share) ** 2);
      if (share < 1) this.#frame = requestAnimationFrame(draw);
      else this.stop();
    };
    this.#frame = requestAnimationFrame(draw);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.colour = '';
  }
}
