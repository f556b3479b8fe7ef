import { LANGUAGES, type Language, speak, spokenOf } from '../messages/index.js';

/** Each by its own name, which whoever looks for it can read. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'español',
  pt: 'português',
};

/** Of who is signed in, so that what is drawn first is in that language before the server was asked. */
const KEPT_AS = 'assay-console-language';

/** In the language that was read here last, else in the browser's. */
export const readAsBefore = (): Promise<void> => readIn(kept());

/** As a person chose; undefined, as before signing in: as the browser asks. What was drawn stays as it is. */
export async function readIn(chosen: Language | undefined): Promise<void> {
  keep(chosen);
  await speak(chosen ?? spokenOf(navigator.languages));
}

function kept(): Language | undefined {
  try {
    return LANGUAGES.find((one) => one === localStorage.getItem(KEPT_AS));
  } catch {
    return undefined;
  }
}

function keep(chosen: Language | undefined): void {
  try {
    if (chosen) localStorage.setItem(KEPT_AS, chosen);
    else localStorage.removeItem(KEPT_AS);
  } catch {
    // A browser that keeps nothing: the first drawing is in its own language.
  }
}
