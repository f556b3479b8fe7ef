import type { DocumentField } from '@assay/media';
import { type PrintedSpan, printedField } from '../../fields/printed-field.js';
import type { DocumentRows } from '../../page/document-rows.js';

/** Collects the fields of a document. */
export class FieldWriter {
  readonly fields: DocumentField[] = [];
  readonly #printedOn: DocumentRows;

  constructor(printedOn: DocumentRows) {
    this.#printedOn = printedOn;
  }

  /** @param certainty how sure it is that this is the field's value, given that its characters are right, 0..1 */
  write(name: string, value: string | number, span: PrintedSpan, certainty: number): void {
    if (value !== '') this.fields.push(printedField(name, value, span, certainty, this.#printedOn));
  }
}
