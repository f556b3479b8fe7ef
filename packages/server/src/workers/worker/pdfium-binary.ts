import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/**
 * PDFium compiled to WebAssembly, for `loadPdfium`. The file belongs to the media package: it is looked up
 * from there.
 */
export async function readPdfiumBinary(): Promise<Uint8Array> {
  const media = createRequire(import.meta.resolve('@assay/media'));
  return readFile(media.resolve('@embedpdf/pdfium/pdfium.wasm'));
}
