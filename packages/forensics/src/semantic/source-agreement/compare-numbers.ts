import { slipOf } from '../reading-doubt/slips.js';
import type { ValueComparison } from './compare-dates.js';

const plain = (text: string): string => text.toUpperCase().replace(/[^A-Z\d]/gu, '');

/** Letters and digits alone, those that look alike taken for one. */
export const bareNumber = (text: string): string =>
  plain(text).replace(/[OQD]/gu, '0').replace(/[IL]/gu, '1');

/** Shorter numbers are often other numbers of the card. */
const SHORTEST_NUMBER = 6;
/**
 * Of their characters, as many must agree for two numbers to be one that was changed; two different numbers
 * of a card agree in one of ten.
 */
const EDITED_SHARE = 0.5;

/**
 * Compares the number of a document. Codes cut long numbers and add check digits, so one may hold the other.
 * A card has several numbers: two of another form (`unlike`), or of one form without half of their characters
 * in common (`other`), are not taken for one.
 */
export function compareNumbers(printed: string, coded: string): ValueComparison | 'unlike' | 'other' {
  const [one, other] = [bareNumber(printed), bareNumber(coded)];
  if (one.includes(other) || other.includes(one)) return 'agrees';
  if (one.length !== other.length || one.length < SHORTEST_NUMBER) return 'unlike';
  if (shapeOf(one) !== shapeOf(other)) return isOfOneForm(printed, coded) ? 'other' : 'unlike';
  const slip = slipOf(one, [other]);
  if (slip) return slip === 'once' ? 'look-alike' : 'misreadable';
  const alike = [...one].filter((character, at) => character === other.charAt(at)).length;
  return alike >= EDITED_SHARE * one.length ? 'differs' : 'other';
}

/**
 * Letters where the other has letters, digits where it has digits; a letter in a digit's shape may stand for
 * one.
 */
function isOfOneForm(one: string, other: string): boolean {
  const numbers = [one, other].map(plain);
  const mayBe = (kind: RegExp, at: number): boolean =>
    numbers.every((number) => kind.test(number.charAt(at)));
  return [...(numbers[0] ?? '')].every((_, at) => mayBe(/[\dOQDIL]/u, at) || mayBe(/[A-Z01]/u, at));
}

const shapeOf = (number: string): string => number.replace(/\d/gu, '9').replace(/[A-Z]/gu, 'A');
