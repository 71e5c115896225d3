// The current user, shared by the whole page and updated on sign-in and sign-out.
import { get } from './http';
import type { Me } from './requests';

class Person {
  /** Null until loaded. */
  me = $state.raw<Me | null>(null);
  #asked: Promise<void> | null = null;

  get hasAccount(): boolean {
    return this.me?.kind === 'account';
  }

  /** Load the current user once. A failure is ignored, and the next call tries again. */
  load(): Promise<void> {
    this.#asked ??= get<Me>('/api/me').then(
      (found) => {
        this.me = found;
      },
      () => {
        this.#asked = null;
      },
    );
    return this.#asked;
  }
}

export const person = new Person();
