// The session: the current user, shared by the whole page and updated on sign-in and sign-out.
import { get } from './http';
import type { Me } from './rest';

class Session {
  /** Null until loaded. */
  user = $state.raw<Me | null>(null);
  #request: Promise<void> | null = null;

  get hasAccount(): boolean {
    return this.user?.kind === 'account';
  }

  /** Load the current user once. A failure is ignored, and the next call tries again. */
  load(): Promise<void> {
    this.#request ??= get<Me>('/api/me').then(
      (found) => {
        this.user = found;
      },
      () => {
        this.#request = null;
      },
    );
    return this.#request;
  }
}

export const session = new Session();
