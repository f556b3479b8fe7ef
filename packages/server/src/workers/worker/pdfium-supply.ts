import { type Pdfium, preparePdfium } from '@assay/media';
import { readPdfiumBinary } from './pdfium-binary.js';

/**
 * Gives every PDF a PDFium as it was when it was started, made ready before it is asked for: what one document did to
 * PDFium's memory, a crash included, cannot reach the next.
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
    if (this.#taken) this.#prepared = this.#start();
    this.#taken = true;
    return this.#prepared;
  }

  /**
   * Makes the next PDFium ready if the last one was taken. To be called when all documents have been looked at, and none
   * waits for this process.
   */
  replenish(): void {
    if (!this.#taken) return;
    this.#taken = false;
    this.#prepared = this.#prepared.then((last) => (last.restart() ? last : this.#start()));
  }
}
