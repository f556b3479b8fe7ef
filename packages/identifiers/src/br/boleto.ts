import { dayAfter } from '../calendar-date.js';
import { type Identifier, isFiller, ungrouped } from '../identifier.js';
import { luhnHolds } from '../international/luhn.js';
import { modulo11FromTheRight } from './modulo-11.js';

export interface Boleto {
  /** The 44 digits of the bar code. */
  readonly barcode: string;
  /** Three digits of the bank. */
  readonly bank: string;
  /** In reais; undefined where the payer decides. */
  readonly amount: number | undefined;
  /**
   * `YYYY-MM-DD`; two where the factor of four digits was used twice, the first of them being 9,000 days
   * older.
   */
  readonly dueDates: readonly string[];
}

/**
 * The line above a boleto's bar code: fields of 10, 11 and 11 digits, each with its own digit of check,
 * modulo 10 (FEBRABAN).
 */
const FIELDS = [
  [0, 10],
  [10, 21],
  [21, 32],
] as const;

/**
 * A boleto's line of 47 digits: the digits of its three fields, and that of its bar code. Any one changed
 * digit of the fields is seen.
 */
export function readBoleto(text: string): Identifier<Boleto> | undefined {
  const line = ungrouped(text);
  if (!/^\d{47}$/u.test(line) || isFiller(line)) return undefined;
  const read = readBoletoBarcode(
    line.slice(0, 4) + line.slice(32) + line.slice(4, 9) + line.slice(10, 20) + line.slice(21, 31),
  );
  return (
    read && { ...read, holds: read.holds && FIELDS.every(([from, to]) => luhnHolds(line.slice(from, to))) }
  );
}

/**
 * The bar code of a boleto, 44 digits, the fifth of check: modulo 11 over the others (FEBRABAN, carta
 * circular 2.926 of the Banco Central).
 */
export function readBoletoBarcode(text: string): Identifier<Boleto> | undefined {
  const barcode = ungrouped(text);
  if (!/^\d{44}$/u.test(barcode) || isFiller(barcode) || barcode.startsWith('8')) return undefined;
  const digit = modulo11FromTheRight(barcode.slice(0, 4) + barcode.slice(5));
  const cents = Number(barcode.slice(9, 19));
  return {
    holds: (digit === 0 || digit > 9 ? 1 : digit) === Number(barcode.charAt(4)),
    barcode,
    bank: barcode.slice(0, 3),
    amount: cents === 0 ? undefined : cents / 100,
    dueDates: dueDates(Number(barcode.slice(5, 9))),
  };
}

/**
 * Factor 1000 is 2000-07-03; after 9999, on 2025-02-21, it began again with 1000 (FEBRABAN). Factors below
 * 1000 are not used.
 */
function dueDates(factor: number): string[] {
  return factor < 1000 ? [] : [dayAfter('1997-10-07', factor), dayAfter('1997-10-07', factor + 9000)];
}
