import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type BarcodeReader, loadBarcodeReader } from '@assay/extraction';

/** The reader of bar codes, for all documents of a process: it keeps nothing from one image to the next. */
export async function loadBarcodes(): Promise<BarcodeReader> {
  // The WebAssembly file belongs to the extraction package: it is looked up from there.
  const extraction = createRequire(import.meta.resolve('@assay/extraction'));
  return loadBarcodeReader(await readFile(extraction.resolve('zxing-wasm/reader/zxing_reader.wasm')));
}
