import { EIGHTEENTH_NAMES } from '../../people/eighteenth-family-names.js';
import type { PaperLanguage } from '../../printing/dates.js';
import type { Row } from '../sheet.js';
import { personAmong } from '../twelfth/parties.js';

/** A person of the family's names with whom a movement was made; the same for the same movement. */
export const personOf = (row: Row, language: PaperLanguage): string =>
  personAmong(EIGHTEENTH_NAMES[language], row);
