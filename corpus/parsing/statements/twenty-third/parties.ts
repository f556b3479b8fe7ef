import { TWENTY_THIRD_NAMES } from '../../people/twenty-third-family-names.js';
import type { PaperLanguage } from '../../printing/dates.js';
import type { Row, Sheet } from '../sheet.js';
import { personAmong } from '../twelfth/parties.js';

/** A person of the family's names with whom a movement was made; the same for the same movement. */
export const personOf = (row: Row, language: PaperLanguage): string => personAmong(TWENTY_THIRD_NAMES[language], row);

/** What an account earned in the period, in cents. */
export const earnedCents = (sheet: Sheet, account: number): number =>
  sheet
    .rows(account, ['deposit'])
    .filter(({ movement }) => sheet.words.texts.interest?.includes(movement.description))
    .reduce((sum, { movement }) => sum + movement.cents, 0);
