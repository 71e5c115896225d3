// Who we are to the hall, known once for the whole page; signing in or out changes it everywhere.
import { get } from './api';
import type { Me } from './hall';

class Person {
  /** Null until the hall has told. */
  me = $state.raw<Me | null>(null);
  #asked: Promise<void> | null = null;

  get hasAccount(): boolean {
    return this.me?.kind === 'account';
  }

  /** Ask who we are, once; the page works without knowing it. */
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
