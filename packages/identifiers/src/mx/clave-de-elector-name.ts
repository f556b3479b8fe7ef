import { ungrouped } from '../identifier.js';
import type { MexicanName, NameFit } from './curp-name.js';
import { givenNamesOfKey, surnamePairs } from './name-words.js';

/** First letter and the next consonant. */
const twoLetters = (word: string | undefined): string =>
  word === undefined ? 'XX' : word.charAt(0) + (/[B-DF-HJ-NP-TV-Z]/u.exec(word.slice(1))?.[0] ?? 'X');

/**
 * Whether a clave de elector is one of this name: of both surnames and the given name the first letter and
 * the next consonant. The rule is told from credentials whose fields are public; the institute does not print
 * it.
 * @returns undefined for a text too short to be a key, and for a name without letters
 */
export function electorKeyFitsName(key: string, { surnames, givenNames }: MexicanName): NameFit | undefined {
  const letters = ungrouped(key).slice(0, 6);
  const expected = surnamePairs(surnames).flatMap(([first, second]) =>
    givenNamesOfKey(givenNames).map((given) => [first, second, given].map(twoLetters).join('')),
  );
  if (letters.length < 6 || expected.length === 0) return undefined;
  if (expected.includes(letters)) return 'fits';
  const initials = (text: string): string => text.charAt(0) + text.charAt(2) + text.charAt(4);
  return expected.some((one) => initials(one) === initials(letters)) ? 'initials-fit' : 'differs';
}
