/**
 * A child process that reads one file after another: `reading-process.ts READER [TEXT_CACHE]`. Each message
 * is a {@link ReadingTask}.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { loadBarcodeReader } from '@assay/extraction';
import { loadPdfium } from '@assay/media';
import { type ReadingTools, readDocument } from './read-document.js';
import { loadReader, READERS } from './readers.js';
import type { DocumentCase } from './types.js';

export interface ReadingTask {
  readonly path: string;
  readonly country: DocumentCase['country'];
  /** The manifest's type where the class is given; else undefined. */
  readonly givenType: string | undefined;
}

const reader = READERS.find((name) => name === process.argv[2]) ?? 'ours';
const media = createRequire(import.meta.resolve('@assay/media'));
const binary = await readFile(media.resolve('@embedpdf/pdfium/pdfium.wasm'));
const extraction = createRequire(import.meta.resolve('@assay/extraction'));
const tools: ReadingTools = {
  recognizer: await loadReader(reader),
  barcodes: await loadBarcodeReader(
    await readFile(extraction.resolve('zxing-wasm/reader/zxing_reader.wasm')),
  ),
  pdfium: () => loadPdfium(binary),
  textCache: process.argv[3],
};

process.on('message', async ({ path, country, givenType }: ReadingTask) => {
  process.send?.(await readDocument(path, country, tools, givenType));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
