import { readBoleto, readCollectionSlip, readInvoiceKey, ungrouped } from '@assay/identifiers';
import { placeOfRange, type ReadPlace } from '../../printed-text/places.js';
import type { PrintedPage } from '../../printed-text/printed-pages.js';

/** A payment slip as its printed line states it. */
export interface PrintedSlip {
  readonly form: 'boleto' | 'collection';
  /** The 44 digits of its bar code. */
  readonly barcode: string;
  readonly bank: string | undefined;
  /** In reais; undefined where the payer decides. */
  readonly amount: number | undefined;
  /** `YYYY-MM-DD`: before and after the restart of the factor on 2025-02-22; empty without one. */
  readonly dueDates: readonly string[];
  readonly printed: ReadPlace;
}

/** Between the groups of a line; recognized print has spaces too many. */
const GAP = '[ .-]{0,3}';
/**
 * A boleto's 47 digits in groups of 5, 5, 5, 6, 5, 6, 1 and 14; a bill's 48 in four blocks of 11, each with
 * its digit of check.
 */
const BOLETO_LINE = ['\\d{5}', '\\d{5}', '\\d{5}', '\\d{6}', '\\d{5}', '\\d{6}', '\\d', '\\d{14}'].join(GAP);
const COLLECTION_LINE = `8\\d{10}${GAP}\\d(?:${GAP}\\d{11}${GAP}\\d){3}`;
const LINE = new RegExp(`(?<!\\d)(?:${BOLETO_LINE}|${COLLECTION_LINE})(?!\\d)`, 'gu');
const KEY = /(?<!\d[ .]?)\d(?:[ .]{0,2}\d){43}(?![ .]?\d)/gu;
/** Of one document; booklets have a dozen slips, each line twice. */
const MAX_LINES = 60;

/**
 * The lines whose digits of check all hold, each once: 3 of modulo 10 and one of modulo 11 leave a misreading
 * no chance worth counting.
 */
export function printedSlips(pages: readonly PrintedPage[]): PrintedSlip[] {
  const found = new Map<string, PrintedSlip>();
  for (const { text, printed } of matches(pages, LINE)) {
    const boleto = readBoleto(text);
    const collection = boleto ? undefined : readCollectionSlip(text);
    if (boleto?.holds) found.set(boleto.barcode, { form: 'boleto', ...boleto, printed });
    if (collection?.holds) {
      const { barcode, amount } = collection;
      found.set(barcode, { form: 'collection', barcode, bank: undefined, amount, dueDates: [], printed });
    }
  }
  return [...found.values()];
}

export interface PrintedKey {
  readonly key: string;
  readonly holds: boolean;
  readonly printed: ReadPlace;
}

/** Access keys of electronic invoices as printed, each once; of 44 digits in groups of four, or in one. */
export function printedKeys(pages: readonly PrintedPage[]): PrintedKey[] {
  const found = new Map<string, PrintedKey>();
  for (const { text, printed } of matches(pages, KEY)) {
    const read = readInvoiceKey(text);
    if (read) found.set(ungrouped(text), { key: ungrouped(text), holds: read.holds, printed });
  }
  return [...found.values()];
}

function matches(
  pages: readonly PrintedPage[],
  pattern: RegExp,
): { readonly text: string; readonly printed: ReadPlace }[] {
  const found = pages.flatMap((page) =>
    page.lines.flatMap((line) =>
      [...line.text.matchAll(pattern)].flatMap((match) => {
        const printed = placeOfRange(line, match.index, match.index + match[0].length);
        return printed ? [{ text: match[0], printed }] : [];
      }),
    ),
  );
  return found.slice(0, MAX_LINES);
}
