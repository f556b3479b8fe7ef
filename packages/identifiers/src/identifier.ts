/**
 * A number that has the form of its kind, and what it encodes. `holds`: its check digits fit, or, where it
 * has none, its issuer gives out such numbers; a date in it is a day of the calendar. That proves no more
 * than the form: of made-up numbers one in ten, or in a hundred, holds by chance.
 *
 * Readers answer undefined for text of another form, which is no failure: another kind of number, masked, or
 * cut off.
 */
export type Identifier<Parts = unknown> = { readonly holds: boolean } & Parts;

/** Spaces, dots, hyphens and slashes group the characters for the reader. */
export const ungrouped = (text: string): string => text.replace(/[\s./-]/gu, '').toUpperCase();

/** Digits times weights, summed. */
export const weightedSum = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits.charAt(index)), 0);

/** All characters equal: fillers like 000.000.000-00, which some formulas let pass. */
export const isFiller = (digits: string): boolean => /^(.)\1*$/u.test(digits);
