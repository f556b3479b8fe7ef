import { loadPdfium, type PdfiumDocument } from '@assay/media';
import { readPdfiumBinary } from '@assay/server';
import { beforeAll, expect, test } from 'vitest';
import { statementPdf } from './statement.js';
import { formatCents, STATEMENT, totalsOf } from './statement-data.js';
import { editedStatementPdf, STATEMENT_EDITS } from './statement-edits.js';

const original = statementPdf();
const edited = editedStatementPdf(original);
let shown: { readonly original: PdfiumDocument; readonly edited: PdfiumDocument };

beforeAll(async () => {
  const pdfium = await loadPdfium(await readPdfiumBinary());
  shown = { original: pdfium.open(original.bytes), edited: pdfium.open(edited.bytes) };
});

const wordsOf = (document: PdfiumDocument, page: number) =>
  document
    .text(page - 1)
    .words.map(({ text }) => text)
    .join(' ');

test('the statement adds up: opening balance, deposits, withdrawals, closing balance', () => {
  const { depositsCents, withdrawalsCents, closingBalanceCents } = totalsOf(STATEMENT);
  expect(STATEMENT.openingBalanceCents + depositsCents - withdrawalsCents).toBe(closingBalanceCents);
  expect(wordsOf(shown.original, 1)).toContain(`$${formatCents(closingBalanceCents)}`);
  expect(wordsOf(shown.original, 2)).toContain(`CLOSING BALANCE ${formatCents(closingBalanceCents)}`);
});

test('cents are written with two digits and a comma for each thousand', () => {
  expect([0, 5, 123_456, -98_765_432_10].map(formatCents)).toEqual([
    '0.00',
    '0.05',
    '1,234.56',
    '-98,765,432.10',
  ]);
});

test('the page that a reader sees has the three new values, the earlier bytes still show the old ones', () => {
  const { deposit, withdrawal } = STATEMENT_EDITS;
  expect(wordsOf(shown.original, deposit.page)).toContain(deposit.before);
  expect(wordsOf(shown.edited, deposit.page)).toContain(deposit.after);
  expect(wordsOf(shown.edited, deposit.page)).not.toContain(deposit.before);
  expect(wordsOf(shown.original, withdrawal.page)).not.toMatch(/ 250\.00/);
  expect(wordsOf(shown.edited, withdrawal.page)).toMatch(/ 250\.00/);
  const earlier = shown.edited.prefix(original.bytes.length);
  expect(earlier && wordsOf(earlier, 1)).toBe(wordsOf(shown.original, 1));
});

test('the annotation covers the name: its ink replaces the old one in the rendering', () => {
  const nameStrip = (document: PdfiumDocument) => {
    const { width, height, rgba } = document.render(0, 792);
    return rgba.subarray(Math.floor(height * 0.18) * width * 4, Math.floor(height * 0.195) * width * 4);
  };
  expect(Buffer.compare(nameStrip(shown.original), nameStrip(shown.edited))).not.toBe(0);
});

test('every save appends: three more ends of file, the original untouched in front', () => {
  expect(Buffer.from(edited.bytes).subarray(0, original.bytes.length).equals(original.bytes)).toBe(true);
  expect(Buffer.from(edited.bytes).toString('latin1').match(/%%EOF/g)).toHaveLength(4);
});
