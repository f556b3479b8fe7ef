import { LANGUAGES, type Language, speak, spokenOf } from '../messages/index.js';

/** Each by its own name, which whoever looks for it can read. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'español',
  pt: 'português',
};

/** Of who is signed in, so that what is drawn first is in that language before the server was asked. */
const KEPT_AS = 'assay-console-language';

/** Languages whose messages did not come: asked for again when the page is loaded anew, so that one page speaks one language. */
const unloaded = new Set<Language>();

/**
 * In the language that was read here last, else in the browser's; in English where that does not come.
 * @returns the language that was wanted, and whether it is spoken
 * @throws where English does not come, either
 */
export async function readAsBefore(): Promise<{ readonly wanted: Language; readonly isSpoken: boolean }> {
  const wanted = wantedLanguage();
  await readIn(kept());
  return { wanted, isSpoken: !unloaded.has(wanted) };
}

/** What was read here last, else the first that the browser asks for. */
export const wantedLanguage = (): Language => kept() ?? spokenOf(navigator.languages);

/** As a person chose; undefined, as before signing in: as the browser asks. What was drawn stays as it is. */
export async function readIn(chosen: Language | undefined): Promise<void> {
  keep(chosen);
  const wanted = chosen ?? spokenOf(navigator.languages);
  if (!unloaded.has(wanted)) {
    try {
      return await speak(wanted);
    } catch {
      unloaded.add(wanted);
    }
  }
  await speak('en');
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
