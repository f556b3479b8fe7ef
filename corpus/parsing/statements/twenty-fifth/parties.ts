import { TWENTY_FIFTH_NAMES } from '../../people/twenty-fifth-family-names.js';
import type { PaperLanguage } from '../../printing/dates.js';
import { referenceNumber } from '../references.js';
import type { Row } from '../sheet.js';
import { personAmong } from '../twelfth/parties.js';

/** A person of the family's names with whom a movement was made; the same for the same movement. */
export const personOf = (row: Row, language: PaperLanguage): string =>
  personAmong(TWENTY_FIFTH_NAMES[language], row);

const BILLERS = {
  en: ['PACIFIC POWR', 'OPPDE ELECTRIC', 'VERIZZON WIRELESS', 'STATE FARME RO 27', 'METROPOLITAN UTILITIEZ'],
  pt: ['CEMIGUE DISTRIBUICAO', 'COPASSA MG', 'CLAROO RESIDENCIAL', 'VIVVO MOVEL'],
} as const;

/** Who sends bills and is paid by order, the same for the same movement. */
export const billerOf = (row: Row, language: keyof typeof BILLERS): string => {
  const billers = BILLERS[language];
  return billers[Number(referenceNumber(row, 5)) % billers.length] ?? '';
};
