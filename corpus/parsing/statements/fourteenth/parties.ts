import { FOURTEENTH_NAMES } from '../../people/fourteenth-family-names.js';
import type { PaperLanguage } from '../../printing/dates.js';
import { referenceNumber } from '../references.js';
import type { Row } from '../sheet.js';

/** A person of the family's names with whom a movement was made, in capitals; the same for the same movement. */
export function personOf(row: Row, language: PaperLanguage): string {
  const { givenNames, familyNames } = FOURTEENTH_NAMES[language];
  const mixed = Number(referenceNumber(row, 7));
  const name = `${givenNames[mixed % givenNames.length]} ${familyNames[Math.floor(mixed / 89) % familyNames.length]}`;
  return name.toUpperCase();
}
