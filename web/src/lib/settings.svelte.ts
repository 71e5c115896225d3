// Settings stored in this browser only; they are not sent to the server.
export type Theme = 'system' | 'light' | 'dark';
export type Language = 'en' | 'it' | 'pl';

export const LANGUAGES: readonly Language[] = ['en', 'it', 'pl'];
const STORED = 'dragonhall';

interface Kept {
  language: Language;
  theme: Theme;
  confirm: boolean; // whether an action waits for the confirm button
  sounds: boolean;
  motion: boolean;
  levels: Record<string, string>; // the bot level last chosen, by game
}

const touch = typeof matchMedia === 'function' && matchMedia('(hover: none)').matches;

function kept(): Kept {
  const given: Kept = {
    language: (document.documentElement.lang || 'en') as Language,
    theme: 'system',
    confirm: true,
    sounds: !touch,
    motion: true,
    levels: {},
  };
  try {
    return { ...given, ...(JSON.parse(localStorage.getItem(STORED) ?? '{}') as Partial<Kept>) };
  } catch {
    return given; // storage is blocked or corrupt: use the defaults
  }
}

class Settings {
  #kept = $state(kept());

  get language(): Language {
    return this.#kept.language;
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  get confirm(): boolean {
    return this.#kept.confirm;
  }
  get sounds(): boolean {
    return this.#kept.sounds;
  }
  get motion(): boolean {
    return this.#kept.motion;
  }

  /** The bot level last chosen for a game, if any. */
  level(game: string): string | undefined {
    return this.#kept.levels[game];
  }
  chooseLevel(game: string, level: string): void {
    this.set({ levels: { ...this.#kept.levels, [game]: level } });
  }

  /** Whether animations run: enabled in the settings and not reduced by the system. */
  get moving(): boolean {
    return this.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    try {
      localStorage.setItem(STORED, JSON.stringify(this.#kept));
    } catch {
      // The change lasts until the page is closed.
    }
    this.show();
  }

  /** Switch between light and dark, starting from the theme that is shown now. */
  turnTheme(): void {
    this.set({ theme: this.dark ? 'light' : 'dark' });
  }

  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  }

  show(): void {
    const root = document.documentElement;
    root.lang = this.language;
    root.classList.toggle('light', this.theme === 'light');
    root.classList.toggle('dark', this.theme === 'dark');
    root.classList.toggle('still', !this.motion);
  }
}

export const settings = new Settings();
