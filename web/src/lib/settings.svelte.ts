// What this browser remembers: language, theme and manners. Nothing of it reaches the hall.
export type Theme = 'system' | 'light' | 'dark';
export type Language = 'en' | 'it' | 'pl';

export const LANGUAGES: readonly Language[] = ['en', 'it', 'pl'];
const STORED = 'dragonhall';

interface Kept {
  language: Language;
  theme: Theme;
  confirm: boolean; // does an action wait for the brass button?
  sounds: boolean;
  motion: boolean;
  levels: Record<string, string>; // the bot last chosen, by game
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
    return given; // blocked or spoilt storage: as on the first visit
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

  /** The level this player last chose in a game; nothing before he has chosen one. */
  level(game: string): string | undefined {
    return this.#kept.levels[game];
  }
  chooseLevel(game: string, level: string): void {
    this.set({ levels: { ...this.#kept.levels, [game]: level } });
  }

  /** Do drawings move? Not if the page or the system is asked to keep still. */
  get moving(): boolean {
    return this.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    try {
      localStorage.setItem(STORED, JSON.stringify(this.#kept));
    } catch {
      // Then it holds until the page is closed.
    }
    this.show();
  }

  /** Light, then dark, then light: whatever the system says, the next one is what is not shown now. */
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
