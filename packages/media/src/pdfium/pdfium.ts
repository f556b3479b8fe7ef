import { DecodeError } from '../errors.js';
import { type Era, openDocument } from './document.js';
import { firstState } from './first-state.js';
import { Heap } from './heap.js';
import { compilePdfium, type PdfiumFunctions } from './library.js';
import { Recenternderings } from './recent-renderings.js';
import type { PageBrightness, PageRendering, PdfiumDocument } from './types.js';

/** Pixels kept, at four bytes each: six letter pages at 1,400 pixels, or two at 2,400. */
const MAX_KEPT_BYTES = 40 * 1024 * 1024;

/**
 * A started PDFium. One serves one thread; its memory grows to the largest document it has held and is then
 * reused.
 */
export interface Pdfium {
  /**
   * Present size of its WebAssembly memory. It never shrinks: a worker may be replaced when it has grown too
   * far.
   */
  readonly memoryBytes: number;
  /**
   * Copies `bytes` into PDFium and opens them with the empty password. Close the document to free them.
   *
   * PDFium runs to its end on the calling thread: hostile files can take long, so callers that need a time
   * limit run it in a thread they can kill. An error other than DecodeError means that PDFium has crashed:
   * start another.
   * @throws DecodeError EMPTY, PASSWORD_REQUIRED, NO_PAGES or NOT_DECODABLE
   */
  open(bytes: Uint8Array): PdfiumDocument;
  /**
   * Puts its memory back to what it was when it was started, so that nothing of the documents before is left: a start takes
   * 15 ms of processor time and memory that the system has to clear, this takes one. Documents that are still open are
   * closed by it.
   * @returns false where it cannot be: a call broke off, or the memory has grown; then start another
   */
  restart(): boolean;
}

/**
 * Compiles PDFium (BSD-3-Clause and Apache-2.0) from the bytes of `@embedpdf/pdfium/dist/pdfium.wasm`.
 * @param wasmBinary the caller reads the file; this package touches no disk
 * @returns starts one, each with a memory of its own
 */
export async function preparePdfium(wasmBinary: Uint8Array | ArrayBuffer): Promise<() => Promise<Pdfium>> {
  const start = await compilePdfium(wasmBinary);
  return async () => pdfiumOf(await start());
}

/** Compiles PDFium and starts one: {@link preparePdfium}, for whoever needs no second. */
export async function loadPdfium(wasmBinary: Uint8Array | ArrayBuffer): Promise<Pdfium> {
  return (await preparePdfium(wasmBinary))();
}

function pdfiumOf(functions: PdfiumFunctions): Pdfium {
  const heap = new Heap(functions);
  const restore = firstState(functions);
  let era: Era = { isOver: false };
  return {
    get memoryBytes() {
      return heap.sizeBytes;
    },
    open(bytes) {
      if (bytes.length === 0) throw new DecodeError('EMPTY', 'no bytes');
      const pointer = heap.place(bytes);
      try {
        const file = {
          functions,
          heap,
          pointer,
          sizeBytes: bytes.length,
          era,
          renderings: new Recenternderings<PageRendering>(MAX_KEPT_BYTES, ({ rgba }) => rgba.length),
          brightnesses: new Recenternderings<PageBrightness>(
            MAX_KEPT_BYTES / 4,
            ({ values }) => values.length,
          ),
        };
        return openDocument(file, bytes.length, () => heap.free(pointer));
      } catch (error) {
        heap.free(pointer);
        throw error;
      }
    },
    restart() {
      era.isOver = true;
      era = { isOver: false };
      return restore();
    },
  };
}
