// Settings stored in this browser only; they are not sent to the server.
export type Theme = 'system' | 'light' | 'dark';
export type Language = 'en' | 'it' | 'pl';

export const LANGUAGES: readonly Language[] = ['en', 'it', 'pl'];
const STORAGE_KEY = 'dragonhall';

interface StoredSettings {
  language: Language;
  theme: Theme;
  confirm: boolean; // whether an action waits for the confirm button
  sounds: boolean;
  motion: boolean;
  levels: Record<string, string>; // the bot level last chosen, by game
}

const touch = typeof matchMedia === 'function' && matchMedia('(hover: none)').matches;

function loadSettings(): StoredSettings {
  const defaults: StoredSettings = {
    language: (document.documentElement.lang || 'en') as Language,
    theme: 'system',
    confirm: true,
    sounds: !touch,
    motion: true,
    levels: {},
  };
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<StoredSettings>) };
  } catch {
    return defaults; // storage is blocked or corrupt: use the defaults
  }
}

class Settings {
  #stored = $state(loadSettings());

  get language(): Language {
    return this.#stored.language;
  }
  get theme(): Theme {
    return this.#stored.theme;
  }
  get confirm(): boolean {
    return this.#stored.confirm;
  }
  get sounds(): boolean {
    return this.#stored.sounds;
  }
  get motion(): boolean {
    return this.#stored.motion;
  }

  /** The bot level last chosen for a game, if any. */
  level(game: string): string | undefined {
    return this.#stored.levels[game];
  }
  chooseLevel(game: string, level: string): void {
    this.set({ levels: { ...this.#stored.levels, [game]: level } });
  }

  /** Whether animations run: enabled in the settings and not reduced by the system. */
  get animated(): boolean {
    return this.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  set(change: Partial<StoredSettings>): void {
    Object.assign(this.#stored, change);
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(this.#stored));
    } catch {
      // The change lasts until the page is closed.
    }
    this.applyToDocument();
  }

  /** Switch between light and dark, starting from the theme that is shown now. */
  toggleTheme(): void {
    this.set({ theme: this.dark ? 'light' : 'dark' });
  }

  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  }

  applyToDocument(): void {
    const root = document.documentElement;
    root.lang = this.language;
    root.classList.toggle('light', this.theme === 'light');
    root.classList.toggle('dark', this.theme === 'dark');
    root.classList.toggle('still', !this.motion);
  }
}

export const settings = new Settings();
