import { type Box, type DocumentField, fraction, type ReadPage } from '@assay/media';
import type { PrintedLines } from '../page/statement-rows.js';

/** What is known of a value besides itself. */
export interface Printed {
  /** As printed. */
  readonly raw: string;
  /** From 1. */
  readonly page: number;
  /** On the upright page, its columns set upright. */
  readonly box: Box;
  /** How sure the characters are, 0..1. */
  readonly reading: number;
}

/** Collects the fields of a document. */
export class FieldWriter {
  readonly fields: DocumentField[] = [];
  readonly #displayed: PrintedLines['displayed'];
  readonly #pages: ReadonlyMap<number, ReadPage>;

  constructor({ text, displayed }: Pick<PrintedLines, 'text' | 'displayed'>) {
    this.#displayed = displayed;
    this.#pages = new Map(text.pages.map((page) => [page.page, page]));
  }

  /**
   * @param certainty how sure it is that this is the field's value, given that its characters are right, 0..1
   */
  write(name: string, value: string | number, { raw, page, box, reading }: Printed, certainty: number): void {
    const of = this.#pages.get(page);
    if (!of || value === '') return;
    this.fields.push({
      name,
      value,
      raw,
      confidence: fraction(Math.min(1, Math.max(0, reading * certainty))),
      source: of.source === 'text' ? 'text' : 'ocr',
      page,
      box: this.#displayed?.(page, box) ?? box,
      others: [],
    });
  }
}
