import type { ValuedCode } from '../codes-of-kind.js';
import { type Comparison, FITS } from '../comparison.js';
import { MEASURE } from '../measure.js';
import type { PrintedKey, PrintedSlip } from './printed-lines.js';

/** Numbers that are compared with bar codes: on each side of one page. */
interface OnPage {
  readonly digits: string;
  readonly page: number;
}

/**
 * The line of a slip, or the key of an invoice, against the bar codes of its page: both state the same
 * digits. Said only where every bar code of the page was read that should be there: as many as there are
 * lines, or more.
 */
function compareWithBarcodes<Line extends OnPage>(
  lines: readonly Line[],
  barcodes: readonly OnPage[],
  contradiction: (line: Line, barcode: string) => Comparison,
): Comparison[] {
  return lines.flatMap((line): Comparison[] => {
    const ofPage = barcodes.filter(({ page }) => page === line.page);
    const linesOfPage = lines.filter(({ page }) => page === line.page);
    const [first] = ofPage;
    if (!first || ofPage.length < linesOfPage.length) return [];
    return [ofPage.some(({ digits }) => digits === line.digits) ? FITS : contradiction(line, first.digits)];
  });
}

const digitsOf = (codes: readonly ValuedCode[], name: string): OnPage[] =>
  codes.map(({ barcode, values }) => ({ digits: values[name] ?? '', page: barcode.page }));

/** All digits of check of both sides hold, so that neither was misread. */
export const compareSlipBarcodes = (
  slips: readonly PrintedSlip[],
  codes: readonly ValuedCode[],
): Comparison[] =>
  compareWithBarcodes(
    slips.map((slip) => ({ digits: slip.barcode, page: slip.printed.page, slip })),
    digitsOf(codes, 'barcode'),
    ({ slip }, barcode) => ({
      code: 'BOLETO_LINE_DIFFERS',
      measure: MEASURE.contradicts,
      summary: 'The line of digits and the bar code of the slip pay two different slips.',
      coded: barcode,
      printed: slip.printed,
      isProven: true,
    }),
  );

/** A recognized key whose digit of check fails was misread. */
export const compareKeyBarcodes = (keys: readonly PrintedKey[], codes: readonly ValuedCode[]): Comparison[] =>
  compareWithBarcodes(
    keys
      .filter(({ holds, printed }) => holds || !printed.isRecognized)
      .map(({ key, printed }) => ({ digits: key, page: printed.page, printed })),
    digitsOf(codes, 'key'),
    ({ printed }, barcode) => ({
      code: 'INVOICE_KEY_DIFFERS',
      measure: MEASURE.contradicts,
      summary: 'The printed access key and the bar code of the invoice name two different invoices.',
      coded: barcode,
      printed,
    }),
  );
