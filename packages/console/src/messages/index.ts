import { writeIn } from '../words/numbers.js';
import type { Messages } from './en/index.js';

/** What the console says, in the reader's language. Set by `speak` before anything is drawn. */
export let m: Messages;

/** Each is loaded when it is spoken first. */
const LANGUAGES = {
  en: async () => (await import('./en/index.js')).en,
} as const satisfies Record<string, () => Promise<Messages>>;
export type Language = keyof typeof LANGUAGES;

/** Lets all that is drawn from now on be in this language. What was drawn before stays as it is. */
export async function speak(language: Language): Promise<void> {
  const messages = await LANGUAGES[language]();
  writeIn(messages.language);
  m = messages;
}
