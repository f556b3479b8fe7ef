import { writeIn } from '../words/numbers.js';
import type { Messages } from './en/index.js';

/** What the console says, in the reader's language. Set by `speak` before anything is drawn. */
export let m: Messages;

/** Each is loaded when it is spoken first. */
const LOADED = {
  en: async () => (await import('./en/index.js')).en,
  es: async () => (await import('./es/index.js')).es,
  pt: async () => (await import('./pt/index.js')).pt,
} as const satisfies Record<string, () => Promise<Messages>>;

export type Language = keyof typeof LOADED;
export const LANGUAGES = ['en', 'es', 'pt'] as const satisfies readonly Language[];

/** Lets all that is drawn from now on be in this language, and says so of the page. What was drawn before stays as it is. */
export async function speak(language: Language): Promise<void> {
  const messages = await LOADED[language]();
  writeIn(messages.language);
  m = messages;
  if (typeof document !== 'undefined') document.documentElement.lang = messages.language;
}

/** The first language that a browser asks for and the console speaks, whatever the country; else English. */
export function spokenOf(asked: readonly string[]): Language {
  for (const tag of asked) {
    const [language] = tag.toLowerCase().split('-');
    const spoken = LANGUAGES.find((one) => one === language);
    if (spoken) return spoken;
  }
  return 'en';
}
