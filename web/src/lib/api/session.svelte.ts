// The session: the current user, shared by the whole page and updated on sign-in and sign-out.
import { get } from './http';
import type { User } from './requests';

class Session {
  /** Null until loaded. */
  user = $state.raw<User | null>(null);
  #request: Promise<void> | null = null;

  get hasAccount(): boolean {
    return this.user?.kind === 'account';
  }

  /** Load the current user once. A failure is ignored, and the next call tries again. */
  load(): Promise<void> {
    this.#request ??= get<User>('/api/me').then(
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
