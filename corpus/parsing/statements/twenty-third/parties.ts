import { TWENTY_THIRD_NAMES } from '../../people/twenty-third-family-names.js';
import type { PaperLanguage } from '../../printing/dates.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';
import { personAmong } from '../twelfth/parties.js';

/** A person of the family's names with whom a movement was made; the same for the same movement. */
export const personOf = (row: Row, language: PaperLanguage): string =>
  personAmong(TWENTY_THIRD_NAMES[language], row);

/** Those of the family's merchants that bill their customers. */
const BILLERS: Readonly<Record<PaperLanguage, readonly string[]>> = {
  en: ['SPIREX GAS ENERGY', 'DOMINIONE WATER & POWER', 'NETFLIXE.COM 866-555-0149 CA'],
  es: ['CFEE SUMINISTRADOR BASICO', 'TOTAL PLEY TELECOM'],
  pt: ['EQUATORIALE ENERGIA PA', 'COSANPE AGUA', 'VIVOO FIXO'],
};

/** Who billed what was paid by order; the same for the same movement. */
export const billerOf = (row: Row, language: PaperLanguage): string => {
  const billers = BILLERS[language];
  return billers[Number(referenceNumber(row, 6)) % billers.length] ?? '';
};

/** What an account earned in the period, in cents. */
export const earnedCents = (sheet: Sheet, account: number): number =>
  sheet
    .rows(account, ['deposit'])
    .filter(({ movement }) => sheet.words.texts.interest?.includes(movement.description))
    .reduce((sum, { movement }) => sum + movement.cents, 0);
