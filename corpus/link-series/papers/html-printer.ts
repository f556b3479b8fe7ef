import { writeFileSync } from 'node:fs';
import type { ComposedDocument } from '../../papers/composed-document.js';
import { type Printed, printedPdf } from '../../papers/treatments/print.js';
import { scratchPath } from '../../pdf-forgeries/tools.js';
import { Chromium } from './chromium.js';

/** A document printed to PDF. */
export interface PrintedPdf {
  readonly bytes: Uint8Array;
  readonly printed: Printed;
}

/** Prints documents drawn in HTML by one Chromium. */
export class HtmlPrinter {
  readonly #chromium: Chromium;

  private constructor(chromium: Chromium) {
    this.#chromium = chromium;
  }

  static async start(): Promise<HtmlPrinter> {
    return new HtmlPrinter(await Chromium.start());
  }

  async print({ drawing }: ComposedDocument): Promise<PrintedPdf> {
    if (drawing.kind !== 'html') throw new RangeError('expected a document drawn in HTML');
    const [html, pdf] = [scratchPath('html'), scratchPath('pdf')];
    writeFileSync(html, drawing.markup);
    const bytes = await this.#chromium.print(`file://${html}`);
    writeFileSync(pdf, bytes);
    return { bytes, printed: printedPdf(pdf) };
  }

  close(): Promise<void> {
    return this.#chromium.close();
  }
}
