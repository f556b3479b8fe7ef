import { withoutAccents } from './characters.js';
/** A label as it is compared: lower case, without accents, punctuation at its ends, and repeated spaces. */
export function foldText(text: string): string {
  const plain = isPlain(text) ? text : withoutAccents(text);
  return plain
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .replace(/^[^\p{L}\d]+|[^\p{L}\d)%]+$/gu, '');
}

/** Without accents or other letters than the English ones: most of a page. */
const isPlain = (text: string): boolean => /^[\u0020-\u007e]*$/u.test(text);
