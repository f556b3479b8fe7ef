import { readReasonsIn } from '../api/call.js';
import { enableShortcuts } from '../keyboard/shortcuts.js';
import { LANGUAGES } from '../messages/index.js';

export type Theme = 'system' | 'light' | 'dark';
/** Of the sentences that say why a record is what it is: that of the console, or one for a customer who reads another. */
export const REASON_LANGUAGES = ['console', ...LANGUAGES] as const;
export type ReasonLanguage = (typeof REASON_LANGUAGES)[number];

/** How somebody likes to see the console on this machine. Holds nothing of a document or a person. */
export interface Preferences {
  readonly theme: Theme;
  /** Whether single letters are shortcuts. */
  readonly letters: boolean;
  readonly reasons: ReasonLanguage;
}

const KEPT_AS = 'assay-console-preferences';
const DEFAULT: Preferences = { theme: 'system', letters: true, reasons: 'console' };

/** What was kept, with defaults for what was not; a browser that keeps nothing has the defaults. */
export function readPreferences(): Preferences {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}') as Partial<Preferences>;
    return {
      theme: kept.theme === 'light' || kept.theme === 'dark' ? kept.theme : DEFAULT.theme,
      letters: kept.letters !== false,
      reasons: REASON_LANGUAGES.find((one) => one === kept.reasons) ?? DEFAULT.reasons,
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
  readReasonsIn(preferences.reasons === 'console' ? undefined : preferences.reasons);
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(preferences));
  } catch {
    // A browser that keeps nothing: they hold until the page is left.
  }
}
