/**
 * Letters and digits alone, small, compatibility forms (ligatures, full width) as the plain ones: what two
 * texts must share to say the same.
 */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '');

export const digitsOf = (text: string): string => text.replace(/\D/gu, '');

/**
 * True for the same digits in another order or in the same, as of a date whose day and month were swapped.
 */
export const haveSameDigits = (one: string, other: string): boolean =>
  sortedDigits(one) === sortedDigits(other);

const sortedDigits = (text: string): string => [...digitsOf(text)].sort().join('');
