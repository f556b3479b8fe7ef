import type { NameLists } from '../../people/name-lists.js';
import { TWELFTH_NAMES } from '../../people/twelfth-family-names.js';
import type { PaperLanguage } from '../../printing/dates.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';

/** A person of a family's names with whom a movement was made; the same for the same movement. */
export function personAmong({ givenNames, familyNames }: NameLists, row: Row): string {
  const mixed = Number(referenceNumber(row, 7));
  return `${givenNames[mixed % givenNames.length]} ${familyNames[Math.floor(mixed / 83) % familyNames.length]}`;
}

export const personOf = (row: Row, language: PaperLanguage): string =>
  personAmong(TWELFTH_NAMES[language], row);

/** A number by which the bank knows its customer: the account's digits, backwards. */
export const customerNumber = (sheet: Sheet, digits: number): string =>
  [...sheet.account(0).number.replace(/\D/g, '')].reverse().join('').padEnd(digits, '4').slice(0, digits);
