import { sumOf } from '../facts.js';
import type { PaySheet } from '../pay-sheet.js';

const BELOW_THIRTY =
  'CERO UN DOS TRES CUATRO CINCO SEIS SIETE OCHO NUEVE DIEZ ONCE DOCE TRECE CATORCE QUINCE DIECISEIS DIECISIETE DIECIOCHO DIECINUEVE VEINTE VEINTIUN VEINTIDOS VEINTITRES VEINTICUATRO VEINTICINCO VEINTISEIS VEINTISIETE VEINTIOCHO VEINTINUEVE'.split(
    ' ',
  );
const TENS = [
  '',
  '',
  '',
  'TREINTA',
  'CUARENTA',
  'CINCUENTA',
  'SESENTA',
  'SETENTA',
  'OCHENTA',
  'NOVENTA',
] as const;
const HUNDREDS =
  ' CIENTO DOSCIENTOS TRESCIENTOS CUATROCIENTOS QUINIENTOS SEISCIENTOS SETECIENTOS OCHOCIENTOS NOVECIENTOS'.split(
    ' ',
  );

function inWords(whole: number): string {
  if (whole < 30) return BELOW_THIRTY[whole] ?? '';
  if (whole < 100)
    return `${TENS[Math.floor(whole / 10)]}${whole % 10 ? ` Y ${BELOW_THIRTY[whole % 10]}` : ''}`;
  if (whole === 100) return 'CIEN';
  if (whole < 1000)
    return `${HUNDREDS[Math.floor(whole / 100)]}${whole % 100 ? ` ${inWords(whole % 100)}` : ''}`;
  const thousands = Math.floor(whole / 1000);
  return `${thousands > 1 ? `${inWords(thousands)} ` : ''}MIL${whole % 1000 ? ` ${inWords(whole % 1000)}` : ''}`;
}

/** As a Mexican receipt says it: `MIL DOSCIENTOS CINCO PESOS 07/100 M.N.` @param cents 0 to below 100,000,000 */
export const pesosInWords = (cents: number): string =>
  `${inWords(Math.floor(cents / 100))} PESOS ${String(cents % 100).padStart(2, '0')}/100 M.N.`;

/** What is paid out, in words. */
export const netInWords = ({ facts }: PaySheet): string =>
  pesosInWords(
    sumOf(facts.earnings, 'cents') - sumOf(facts.taxes, 'cents') - sumOf(facts.deductions, 'cents'),
  );
