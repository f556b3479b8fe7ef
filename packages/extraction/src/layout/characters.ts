/** Questions about the characters of a text that many readers ask. */

export const hasDigit = (text: string): boolean => /\d/u.test(text);
export const isDigits = (text: string): boolean => /^\d+$/u.test(text);
export const startsWithDigit = (text: string): boolean => /^\d/u.test(text);
export const digitsOf = (text: string): string => text.replace(/\D/gu, '');

export const hasLetter = (text: string): boolean => /\p{L}/u.test(text);
/** Whether that many letters stand one behind the other: a word, and no unit or code. */
export const hasLettersInARow = (text: string, letters: 2 | 3 | 4): boolean => ROWS[letters].test(text);
const ROWS = { 2: /\p{L}{2}/u, 3: /\p{L}{3}/u, 4: /\p{L}{4}/u } as const;
export const startsWithLetter = (text: string): boolean => /^\p{L}/u.test(text);
export const endsWithLetter = (text: string): boolean => /\p{L}$/u.test(text);
export const startsWithCapital = (text: string): boolean => /^\p{Lu}/u.test(text);
export const startsWithSmallLetter = (text: string): boolean => /^\p{Ll}/u.test(text);
export const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '');
export const lettersAndDigitsOf = (text: string): string => text.replace(/[^\p{L}\d]/gu, '');

/** What words say, with a space between. */
export const textOf = (words: readonly { readonly text: string }[]): string =>
  words.map(({ text }) => text).join(' ');
/** `São José` as `Sao Jose`. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');
export const withoutSpaces = (text: string): string => text.replace(/\s/gu, '');
/** The words of a text, by whatever spaces stand between them. */
export const wordsIn = (text: string): string[] => text.split(/\s+/u);

/** A word of dashes alone: between a title and whose it is, or in a column without a figure. */
export const isDash = (text: string): boolean => /^[-\u2013\u2014]+$/u.test(text);
/** A mark that sets parts of a line apart where no gap does: `Everyday Account · 1234 5678`. */
export const isDivider = (text: string): boolean => /^[\u00b7\u2022|\u2027\u2219\u25cf~]$/u.test(text);
/** `1,250.00`: how an amount ends. */
export const endsInCents = (text: string): boolean => /\d[.,]\d{2}$/u.test(text);

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
