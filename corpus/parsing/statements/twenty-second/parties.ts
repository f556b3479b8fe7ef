import { TWENTY_SECOND_NAMES } from '../../people/twenty-second-family-names.js';
import type { PaperLanguage } from '../../printing/dates.js';
import type { Row } from '../sheet.js';
import { personAmong } from '../twelfth/parties.js';

/** A person of the family's names with whom a movement was made; the same for the same movement. */
export const personOf = (row: Row, language: PaperLanguage): string =>
  personAmong(TWENTY_SECOND_NAMES[language], row);
