import { dictionary } from '@zxcvbn-ts/language-common';

/** The 49,233 commonest passwords of leaks, as zxcvbn-ts 4.1.3 lists them; lower case. */
let common: ReadonlySet<string> | undefined;

const FEWEST_DIFFERENT_CHARACTERS = 5;

/**
 * Whether a password of enough characters is one of those that are tried first: a common one, also with digits and
 * signs before or behind it or said twice; few different characters; or the person's own address or name.
 * NIST SP 800-63B, 3.1.1.2, asks for such a list and for no rules of composition.
 */
export function isGuessable(password: string, ofPerson: readonly string[]): boolean {
  common ??= new Set(dictionary['passwords-common']);
  const text = password.toLowerCase();
  if (new Set(text).size < FEWEST_DIFFERENT_CHARACTERS) return true;
  const word = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const names = ofPerson.flatMap((name) => [name, ...name.split('@')]).map((name) => name.toLowerCase());
  return [text, word, onceOf(text), onceOf(word)].some((one) => common?.has(one) || names.includes(one));
}

/** What a text says again and again. */
const onceOf = (text: string): string => /^(.+?)\1+$/su.exec(text)?.[1] ?? text;
