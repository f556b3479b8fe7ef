import { loadPdfium, type Pdfium } from '@assay/media';
import { readPdfiumBinary } from './pdfium-binary.js';

/**
 * Gives every PDF a PDFium of its own, started before it is asked for: what one document did to PDFium's
 * memory, a crash included, cannot reach the next. A start takes about 25 ms beside the 50 ms of the first
 * (V8 keeps the compiled code as long as one instance lives; measured 2026-11-20 over 8 starts in one
 * process).
 */
export class PdfiumSupply {
  readonly #binary: Uint8Array;
  #prepared: Promise<Pdfium>;
  #taken = false;

  private constructor(binary: Uint8Array, first: Pdfium) {
    this.#binary = binary;
    this.#prepared = Promise.resolve(first);
  }

  static async start(): Promise<PdfiumSupply> {
    const binary = await readPdfiumBinary();
    return new PdfiumSupply(binary, await loadPdfium(binary));
  }

  /** One PDFium, for one document. */
  take(): Promise<Pdfium> {
    this.replenish();
    this.#taken = true;
    return this.#prepared;
  }

  /**
   * Starts the next PDFium if the last one was taken. To be called when no document waits for this process.
   */
  replenish(): void {
    if (!this.#taken) return;
    this.#taken = false;
    this.#prepared = loadPdfium(this.#binary);
  }
}
