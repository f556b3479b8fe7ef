/**
 * `node scripts/run-source.mjs evaluation/golden/record.ts OUT.jsonl.br FOLDER...`: recognizes every document
 * of folders with a `manifest.csv` and writes what the recognizer saw, with the truth.
 */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { loadBarcodeReader, readCodes, readText } from '@assay/extraction';
import { loadPdfium } from '@assay/media';
import { readDocumentCorpus } from '../documents/manifest.js';
import { openPages } from '../documents/read-document.js';
import { loadReader } from '../documents/readers.js';
import { type GoldenDocument, writeGoldenSet } from './pack.js';

const [out, ...folders] = process.argv.slice(2);
if (out === undefined || folders.length === 0)
  throw new RangeError('expected record.ts OUT.jsonl.br FOLDER...');

const media = createRequire(import.meta.resolve('@assay/media'));
const extraction = createRequire(import.meta.resolve('@assay/extraction'));
const pdfium = await readFile(media.resolve('@embedpdf/pdfium/pdfium.wasm'));
const recognizer = await loadReader('ours');
const barcodes = await loadBarcodeReader(
  await readFile(extraction.resolve('zxing-wasm/reader/zxing_reader.wasm')),
);

const documents: GoldenDocument[] = [];
for (const folder of folders) {
  for (const known of readDocumentCorpus(folder).cases) {
    const bytes = new Uint8Array(readFileSync(join(folder, known.file)));
    const pages = await openPages(bytes, { pdfium: () => loadPdfium(pdfium) });
    const text = await readText(pages, recognizer);
    const codes = await readCodes(pages, text, { recognizer, barcodes });
    documents.push({
      known: { ...known, file: `${basename(resolve(folder))}/${known.file}` },
      text,
      codes,
    });
    console.log(documents.length, known.file);
  }
  writeGoldenSet(out, documents);
}
