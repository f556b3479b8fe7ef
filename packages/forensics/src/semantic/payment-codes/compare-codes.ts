import type { DocumentCodes } from '@assay/media';
import type { PrintedPage } from '../printed-text/printed-pages.js';
import { compareSlip } from './brazil/boleto.js';
import { compareInvoiceKey } from './brazil/invoice-key.js';
import { comparePix } from './brazil/pix.js';
import { type PrintedSlip, printedKeys, printedSlips } from './brazil/printed-lines.js';
import { compareKeyBarcodes, compareSlipBarcodes } from './brazil/slip-barcodes.js';
import { codesOfKind, placeOfCode, type ValuedCode } from './codes-of-kind.js';
import type { Comparison } from './comparison.js';
import { compareTransfer } from './europe/transfer.js';
import { compareCfdi } from './mexico/cfdi.js';
import type { OriginalString } from './mexico/original-string.js';

/**
 * Every code of the document against its print. Where a document bears several of one kind - a booklet of
 * slips, invoices bound into one file - nothing tells which values belong to which, and only lines and bar
 * codes are compared.
 */
export function compareCodes(
  codes: DocumentCodes,
  pages: readonly PrintedPage[],
  originals: readonly OriginalString[],
): Comparison[] {
  return [
    ...alone(codesOfKind(codes, 'cfdi')).flatMap((code) => compareCfdi(code, pages, originals)),
    ...compareSlips(codesOfKind(codes, 'boleto'), pages),
    ...compareKeys(codesOfKind(codes, 'invoice-key'), pages),
    ...alone(codesOfKind(codes, 'pix')).flatMap((code) => comparePix(code, pages)),
    ...alone(codesOfKind(codes, 'transfer')).flatMap((code) => compareTransfer(code, pages)),
  ];
}

const alone = <T>(all: readonly T[]): readonly T[] => (all.length === 1 ? all : []);

function compareSlips(codes: readonly ValuedCode[], pages: readonly PrintedPage[]): Comparison[] {
  const lines = printedSlips(pages);
  const slips = lines.length > 0 ? lines : codes.map(slipOfCode);
  return [...compareSlipBarcodes(lines, codes), ...alone(slips).flatMap((slip) => compareSlip(slip, pages))];
}

/** What the bar code alone says, where the line is not read. */
function slipOfCode({ barcode, values }: ValuedCode): PrintedSlip {
  const { form, bank, amount, dueDate, dueDateAfterRestart } = values;
  return {
    form: form === 'collection' ? 'collection' : 'boleto',
    barcode: barcode.text,
    bank,
    amount: amount === undefined ? undefined : Number(amount),
    dueDates: dueDate && dueDateAfterRestart ? [dueDate, dueDateAfterRestart] : [],
    printed: placeOfCode(barcode, barcode.text),
  };
}

function compareKeys(codes: readonly ValuedCode[], pages: readonly PrintedPage[]): Comparison[] {
  const printed = printedKeys(pages);
  const keys = new Set([
    ...codes.flatMap(({ values }) => values.key ?? []),
    ...printed.flatMap(({ key, holds }) => (holds ? key : [])),
  ]);
  return [
    ...compareKeyBarcodes(printed, codes),
    ...alone([...keys]).flatMap((key) => compareInvoiceKey(key, pages)),
  ];
}
