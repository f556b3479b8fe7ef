import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init } from '@embedpdf/pdfium';

/** Opens a file to be changed by PDFium's functions. @throws Error where PDFium cannot open it */
export async function openWithPdfium(path: string) {
  const wasm = readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
  const pdfium = await init({ wasmBinary: new Uint8Array(wasm).buffer });
  pdfium.PDFiumExt_Init();
  const { wasmExports } = pdfium.pdfium;
  const heap = () => pdfium.pdfium.HEAPU8;
  const held = (bytes: Uint8Array): number => {
    const pointer = wasmExports.malloc(bytes.length);
    heap().set(bytes, pointer);
    return pointer;
  };
  const bytes = readFileSync(path);
  const document = pdfium.FPDF_LoadMemDocument(held(bytes), bytes.length, '');
  if (!document) throw new Error('PDFium cannot open the file');
  const edges = wasmExports.malloc(16);
  return {
    pdfium,
    document,
    /** The address of a copy of `bytes` in PDFium's memory. */
    held,
    heap,
    /** Lower and upper edge of a page object, in points from the bottom. */
    boundsOf(object: number): { low: number; high: number } {
      pdfium.FPDFPageObj_GetBounds(object, edges, edges + 4, edges + 8, edges + 12);
      const view = new DataView(heap().slice(edges, edges + 16).buffer);
      return { low: view.getFloat32(4, true), high: view.getFloat32(12, true) };
    },
    /** The file as PDFium writes it. */
    save(): Uint8Array {
      const writer = pdfium.PDFiumExt_OpenFileWriter();
      pdfium.PDFiumExt_SaveAsCopy(document, writer);
      const size = pdfium.PDFiumExt_GetFileWriterSize(writer);
      const out = wasmExports.malloc(size);
      pdfium.PDFiumExt_GetFileWriterData(writer, out, size);
      return heap().slice(out, out + size);
    },
  };
}
