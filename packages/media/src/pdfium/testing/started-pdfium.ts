import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { loadPdfium, type Pdfium } from '../pdfium.js';

let started: Promise<Pdfium> | undefined;

/** Real PDFium for tests, started once for each test file. */
export function startedPdfium(): Promise<Pdfium> {
  started ??= loadPdfium(
    readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')),
  );
  return started;
}
