import { enableShortcuts } from '../keyboard/shortcuts.js';

export type Theme = 'system' | 'light' | 'dark';

/** How somebody likes to see the console on this machine. Holds nothing of a document or a person. */
export interface Preferences {
  readonly theme: Theme;
  /** Whether single letters are shortcuts. */
  readonly letters: boolean;
}

const KEPT_AS = 'assay-console-preferences';
const DEFAULT: Preferences = { theme: 'system', letters: true };

/** What was kept, with defaults for what was not; a browser that keeps nothing has the defaults. */
export function readPreferences(): Preferences {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}') as Partial<Preferences>;
    return {
      theme: kept.theme === 'light' || kept.theme === 'dark' ? kept.theme : DEFAULT.theme,
      letters: kept.letters !== false,
    };
  } catch {
    return DEFAULT;
  }
}

/** Keeps them, and lets them take effect. */
export function applyPreferences(preferences: Preferences): void {
  document.documentElement.style.colorScheme =
    preferences.theme === 'system' ? 'light dark' : preferences.theme;
  enableShortcuts(preferences.letters);
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(preferences));
  } catch {
    // A browser that keeps nothing: they hold until the page is left.
  }
}
