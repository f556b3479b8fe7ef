import { TWENTY_SIXTH_NAMES } from '../../people/twenty-sixth-family-names.js';
import type { PaperLanguage } from '../../printing/dates.js';
import { referenceNumber } from '../references.js';
import type { Row } from '../sheet.js';
import { personAmong } from '../twelfth/parties.js';

/** A person of the family's names with whom a movement was made; the same for the same movement. */
export const personOf = (row: Row, language: PaperLanguage): string =>
  personAmong(TWENTY_SIXTH_NAMES[language], row);

const BILLERS = {
  en: [
    'SO CAL EDISONNE',
    'LADWPE WATER & POWER',
    'SOCALGASS',
    'T-MOBILLE PCS SVC',
    'GEIKO PREMIUM',
    'SPECTRUMM CABLE',
  ],
  es: ['CFEE Suministrador de Servicios Básicos', 'Aguaa y Drenaje de Monterrey', 'Telmeks', 'Izzie Telecom'],
  pt: [
    'Lighte Serviços de Eletricidade SA',
    'Naturgye Rio',
    'Condomínio Edifício Araxá',
    'Clarro SA',
    'Águas do Rioo',
  ],
} as const;

/** Who sends bills and is paid by order, the same for the same movement. */
export function billerOf(row: Row, language: PaperLanguage): string {
  const billers = BILLERS[language];
  return billers[Number(referenceNumber(row, 5)) % billers.length] ?? '';
}

/** Hour, minute and second of a movement, between eight and about twenty; the later of a day's movements, told oldest first, are hours later. */
export function clockOf(rows: readonly Row[], row: Row): readonly string[] {
  const sameDay = rows.filter(
    ({ movement: { day } }) => day.month === row.movement.day.month && day.day === row.movement.day.day,
  );
  const slice = 12 / Math.max(1, sameDay.length);
  const mixed = Number(referenceNumber(row, 7));
  const minutes = Math.floor((8 + slice * sameDay.indexOf(row)) * 60) + (mixed % Math.floor(slice * 60));
  return [Math.floor(minutes / 60), minutes % 60, mixed % 59].map((value) => String(value).padStart(2, '0'));
}
