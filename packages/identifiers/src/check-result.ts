/**
 * What the check digits of a number say. `holds` proves no more than the form: one number in ten, or in a hundred, holds by
 * chance. `not-of-form` is no failure: the number is another kind of number, masked, or cut off.
 */
export type CheckResult = 'holds' | 'fails' | 'not-of-form';

/** Spaces, dots, hyphens and slashes group the characters for the reader. */
export const ungrouped = (text: string): string => text.replace(/[\s./-]/gu, '').toUpperCase();

export const resultOf = (holds: boolean): CheckResult => (holds ? 'holds' : 'fails');

/** Digits times weights, summed. */
export const weightedSum = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits.charAt(index)), 0);

/** All digits equal: fillers like 000.000.000-00, which some formulas let pass. */
export const isFiller = (digits: string): boolean => /^(.)\1*$/u.test(digits);
