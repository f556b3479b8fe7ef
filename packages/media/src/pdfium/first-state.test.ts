import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, expect, test } from 'vitest';
import { buildPdf, onePage } from '../pdf/testing/build-pdf.js';
import { firstState, WRITTEN_BYTES } from './first-state.js';
import { Heap } from './heap.js';
import { compilePdfium, type PdfiumFunctions } from './library.js';
import { type Pdfium, preparePdfium } from './pdfium.js';

const STATEMENT = buildPdf(onePage('Total due 9.50'));
const OTHER = buildPdf(onePage('Paid 17.00 on account'));

let startFunctions: () => Promise<PdfiumFunctions>;
let start: () => Promise<Pdfium>;

beforeAll(async () => {
  const wasm = readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
  startFunctions = await compilePdfium(wasm);
  start = await preparePdfium(wasm);
});

const memoryOf = ({ memory }: PdfiumFunctions): Buffer => Buffer.from(new Uint8Array(memory.buffer));

function loaded(functions: PdfiumFunctions): { readonly document: number; readonly page: number } {
  const document = functions.FPDF_LoadMemDocument(new Heap(functions).place(STATEMENT), STATEMENT.length, 0);
  return { document, page: functions.FPDF_LoadPage(document, 0) };
}

test('after a document that was never closed the memory is that of the start, byte for byte', async () => {
  const functions = await startFunctions();
  const first = memoryOf(functions);
  const restore = firstState(functions);
  const { document, page } = loaded(functions);
  const bitmap = functions.FPDFBitmap_Create(900, 900, 0);
  functions.FPDF_RenderPageBitmap(bitmap, page, 0, 0, 900, 900, 0, 0);
  expect(document).not.toBe(0);
  expect(memoryOf(functions).equals(first)).toBe(false);
  expect(restore()).toBe(true);
  expect(memoryOf(functions).equals(first)).toBe(true);
});

test('a PDFium just started has written to nothing behind what is kept', async () => {
  const behind = memoryOf(await startFunctions()).subarray(WRITTEN_BYTES);
  expect(behind.equals(Buffer.alloc(behind.length))).toBe(true);
});

test('a document is drawn and read as by a PDFium of its own', async () => {
  const [used, fresh] = [await start(), await start()];
  used.open(OTHER).render(0, 700);
  expect(used.restart()).toBe(true);
  const [again, alone] = [used.open(STATEMENT), fresh.open(STATEMENT)];
  expect(Buffer.compare(again.render(0, 500).rgba, alone.render(0, 500).rgba)).toBe(0);
  expect(again.text(0)).toEqual(alone.text(0));
  expect(again.text(0).words.map(({ text }) => text)).toEqual(['Total', 'due', '9.50']);
});

test('a document from before is closed', async () => {
  const pdfium = await start();
  const document = pdfium.open(STATEMENT);
  expect(pdfium.restart()).toBe(true);
  pdfium.open(OTHER);
  for (const look of [
    () => document.text(0),
    () => document.paint(0),
    () => document.render(0, 100),
    () => document.drawn(0, 100, () => 0),
    () => document.imageJpeg(0, 0),
    () => document.prefix(100),
  ])
    expect(look).toThrow('the document is closed');
  document.close();
});

test('a PDFium whose call broke off, or that has grown, is not used again', async () => {
  const broken = await startFunctions();
  const restoreBroken = firstState(broken);
  const { page } = loaded(broken);
  const bitmap = broken.FPDFBitmap_Create(90, 90, 0);
  new Uint8Array(broken.memory.buffer, page, 256).fill(0xff);
  expect(() => broken.FPDF_RenderPageBitmap(bitmap, page, 0, 0, 90, 90, 0, 0)).toThrow();
  expect(restoreBroken()).toBe(false);
  const grown = await startFunctions();
  const restoreGrown = firstState(grown);
  grown.malloc(64 * 1024 * 1024);
  expect(restoreGrown()).toBe(false);
});
