import { readBoletoBarcode, readInvoiceKey } from '@assay/identifiers';

const DIGITS = '0123456789';

/** What a slip is made of; amounts in hundredths. */
export interface SlipParts {
  readonly bank?: string;
  readonly factor?: string;
  readonly minorUnits?: number;
  readonly free?: string;
}

/** The 44 digits of a boleto's bar code, its digit of check found by trying. */
export function slipBarcode({
  bank = '341',
  factor = '1100',
  minorUnits = 123_456,
  free = '1091234567890123456789012',
}: SlipParts = {}): string {
  const rest = `${factor}${String(minorUnits).padStart(10, '0')}${free}`;
  const check = [...DIGITS].find((digit) => readBoletoBarcode(`${bank}9${digit}${rest}`)?.holds);
  return `${bank}9${check}${rest}`;
}

/** The line printed for it: `34191.09123 34567.890123 45678.901234 5 11000000123456`. */
export function slipLine(barcode: string): string {
  const fields = [
    barcode.slice(0, 4) + barcode.slice(19, 24),
    barcode.slice(24, 34),
    barcode.slice(34, 44),
  ].map((field) => field + modulo10(field));
  return [
    ...fields.map((field) => `${field.slice(0, 5)}.${field.slice(5)}`),
    barcode.charAt(4),
    barcode.slice(5, 19),
  ].join(' ');
}

/** The line of a bill whose rule is modulo 10: four blocks of 11 digits, each with its digit of check. */
export const collectionLine = (barcode: string): string =>
  [0, 11, 22, 33]
    .map((from) => barcode.slice(from, from + 11))
    .map((block) => `${block}-${modulo10(block)}`)
    .join(' ');

/** FEBRABAN: weights 2 and 1 from the right, digits of the products summed. */
function modulo10(field: string): number {
  const sum = [...field].reverse().reduce((total, digit, at) => {
    const product = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** The access key of an electronic invoice, its digit of check found by trying. */
export function invoiceKey({
  state = '35',
  month = '2403',
  cnpj = '02012862000160',
  number = 1234,
} = {}): string {
  const base = `${state}${month}${cnpj}55001${String(number).padStart(9, '0')}100001234`;
  return base + [...DIGITS].find((digit) => readInvoiceKey(base + digit)?.holds);
}
