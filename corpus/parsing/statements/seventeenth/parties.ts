import { SEVENTEENTH_NAMES } from '../../people/seventeenth-family-names.js';
import type { PaperLanguage } from '../../printing/dates.js';
import type { Row } from '../sheet.js';
import { personAmong } from '../twelfth/parties.js';

/** A person of the family's names with whom a movement was made; the same for the same movement. */
export const personOf = (row: Row, language: PaperLanguage): string =>
  personAmong(SEVENTEENTH_NAMES[language], row);
