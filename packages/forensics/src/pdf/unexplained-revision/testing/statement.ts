import { parsePdf } from '@assay/media';
import {
  appendUpdate,
  buildPdf,
  type Objects,
  stream,
} from '../../../../../media/src/pdf/testing/build-pdf.js';
import { startedPdfium } from '../../../../../media/src/pdfium/testing/started-pdfium.js';
import type { Examined, Finding } from '../../../check.js';
import { unexplainedRevision } from '../unexplained-revision.js';

/**
 * Draws rows of text in Helvetica 12, 20 points apart from y = 180 downwards; a row's cells begin at x = 20
 * and 200.
 */
export const rows = (...lines: readonly (readonly [left: string, right: string])[]): string =>
  lines
    .map(
      ([left, right], row) =>
        `BT /F1 12 Tf ${at(20, row)} (${left}) Tj ET BT /F1 12 Tf ${at(200, row)} (${right}) Tj ET`,
    )
    .join('\n');

const at = (x: number, row: number): string => `1 0 0 1 ${x} ${180 - 20 * row} Tm`;

/** Row 2 holds the amount that most tests go for: its baseline is at y = 140. */
export const STATEMENT_ROWS = [
  ['Summit Bank', 'Statement'],
  ['Rent payment', '840.68'],
  ['Payroll deposit', '1,240.00'],
  ['Closing balance', '399.32'],
] as const;

export const STATEMENT: Objects = {
  1: '<</Type/Catalog/Pages 2 0 R>>',
  2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources 6 0 R>>',
  4: stream(rows(...STATEMENT_ROWS)),
  5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  6: '<</Font<</F1 5 0 R>>>>',
};

/** A page object like the statement's with further entries, e.g. `/Annots[7 0 R]`. */
export const pageWith = (entries: string): string =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources 6 0 R${entries}>>`;

/** An annotation's appearance of `width` x 16 points. */
export const appearance = (width: number, content: string, entries = ''): string =>
  stream(
    content,
    `/Type/XObject/Subtype/Form/BBox[0 0 ${width} 16]/Resources<</Font<</F1 5 0 R>>${entries}>>`,
  );

/** `base` and then each update saved behind it. */
export const saved = (base: Objects, ...updates: readonly Objects[]): Uint8Array =>
  updates.reduce((bytes, update) => appendUpdate(bytes, update), buildPdf(base));

export async function examineBytes(bytes: Uint8Array): Promise<Examined> {
  const pages = (await startedPdfium()).open(bytes);
  try {
    return await unexplainedRevision.examine({ pdf: parsePdf(bytes), pages });
  } finally {
    pages.close();
  }
}

/** The finding on a file that the check must be able to examine. */
export async function findingOn(bytes: Uint8Array): Promise<Finding> {
  const examined = await examineBytes(bytes);
  if (examined.kind !== 'examined') throw new Error(`not examined: ${examined.because}`);
  return examined.finding;
}

/** What was found, in short: code, earlier and later text. */
export const inShort = (finding: Finding): string[] =>
  finding.evidence.map(({ code, before, after }) => [code, before ?? '', after ?? ''].join('|'));
