import { type Pdfium, preparePdfium } from '@assay/media';
import { readPdfiumBinary } from './pdfium-binary.js';

/**
 * Gives every PDF a PDFium of its own, started before it is asked for: what one document did to PDFium's
 * memory, a crash included, cannot reach the next. A start takes 8 ms of processor time from the compiled program, and
 * 30 where it is compiled for each (medians of ten, 2026-11-29).
 */
export class PdfiumSupply {
  readonly #start: () => Promise<Pdfium>;
  #prepared: Promise<Pdfium>;
  #taken = false;

  private constructor(start: () => Promise<Pdfium>, first: Pdfium) {
    this.#start = start;
    this.#prepared = Promise.resolve(first);
  }

  static async start(): Promise<PdfiumSupply> {
    const start = await preparePdfium(await readPdfiumBinary());
    return new PdfiumSupply(start, await start());
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
    this.#prepared = this.#start();
  }
}
