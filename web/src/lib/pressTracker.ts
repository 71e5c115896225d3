// Detection of repeated presses by mouse, touch or keyboard: the second half of a double click, a second tap on the
// same place, a held key. A double click is one decision, so code that submits or confirms ignores repeated presses.
//
// The result does not depend on the speed of the page: the browser counts mouse clicks, and taps are compared by the
// time stamps of their events. In a longer series every second press counts as repeated, so that players who click
// quickly through several questions are slowed down, not blocked.

const DOUBLE_TAP = 350; // milliseconds between two touches; browsers do not count taps
const SAME_PLACE = 30; // pixels

export class PressTracker {
  /** The number of presses so far; while `down`, the number of the current one. */
  number = 0;
  down = false;
  repeated = false;

  #tap: { x: number; y: number; at: number } | null = null;
  #tappedAgain = false;
  #held = false;

  listen(to: Window): void {
    to.addEventListener('pointerdown', (event) => this.#point(event), true);
    to.addEventListener('keydown', (event) => this.#key(event), true);
    to.addEventListener('click', (event) => this.#click(event), true);
    for (const end of ['pointerup', 'pointercancel', 'keyup'] as const) to.addEventListener(end, () => this.#end(), true);
  }

  #begin(): void {
    this.number++;
    this.down = true;
  }

  #point({ pointerType, clientX: x, clientY: y, timeStamp: at }: PointerEvent): void {
    this.#begin();
    const last = this.#tap;
    const touch = pointerType === 'touch';
    this.#tappedAgain = touch && last !== null && at - last.at < DOUBLE_TAP && Math.hypot(x - last.x, y - last.y) < SAME_PLACE;
    this.#tap = touch && !this.#tappedAgain ? { x, y, at } : null;
    this.#held = false;
    this.repeated = this.#tappedAgain;
  }

  #key({ repeat }: KeyboardEvent): void {
    if (!repeat) this.#begin();
    this.#tappedAgain = false;
    this.#held = repeat;
    this.repeated = repeat;
  }

  /** Clicks by a key or a script have `detail` 0. */
  #click({ detail }: MouseEvent): void {
    this.repeated = detail === 0 ? this.#held : detail % 2 === 0 || this.#tappedAgain;
  }

  /** End the press after its click event, which follows in the same task. */
  #end(): void {
    const { number } = this;
    setTimeout(() => {
      if (number === this.number) this.down = false;
    });
    this.#held = false;
  }
}

export const press = new PressTracker();
press.listen(window);
