// Which press of a mouse, a finger or a key is being handled, and whether it repeats the one before: the second
// half of a double click, a second tap on the same place, a key that is held. A double click is one decision, so
// what gives an action, or confirms something, ignores a press that repeats.
//
// Nothing here depends on how fast the page is: the browser counts the clicks of a mouse, and taps are compared
// by the times at which they happened. In a longer series every second press repeats: players who click quickly
// through several questions are slowed down, not stopped.

const DOUBLE_TAP = 350; // milliseconds from one touch to the next; browsers do not count taps
const SAME_PLACE = 30; // pixels

export class Press {
  /** Counts presses; while `down`, the one that has begun and not ended. */
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

  /** A click by a key, or by a script, has the detail 0. */
  #click({ detail }: MouseEvent): void {
    this.repeated = detail === 0 ? this.#held : detail % 2 === 0 || this.#tappedAgain;
  }

  /** The click that belongs to a press comes after its end, in the same task. */
  #end(): void {
    const { number } = this;
    setTimeout(() => {
      if (number === this.number) this.down = false;
    });
    this.#held = false;
  }
}

export const press = new Press();
press.listen(window);
