import { ELEVENTH_NAMES } from '../../people/eleventh-family-names.js';
import type { PaperLanguage } from '../../printing/dates.js';
import { formatDay } from '../../printing/dates.js';
import { referenceNumber } from '../references.js';
import type { Row } from '../sheet.js';

/** A person of the family's names with whom a movement was made, in capitals; the same for the same movement. */
export function personOf(row: Row, language: PaperLanguage): string {
  const { givenNames, familyNames } = ELEVENTH_NAMES[language];
  const mixed = Number(referenceNumber(row, 7));
  const given = givenNames[mixed % givenNames.length] ?? '';
  return `${given} ${familyNames[Math.floor(mixed / 89) % familyNames.length]}`.toUpperCase();
}

/** The day as clearing houses write it: `240207`. */
export const compactDay = ({ movement }: Row): string =>
  formatDay(movement.day, 'YYYY-MM-DD', 'en').replaceAll('-', '').slice(2);
