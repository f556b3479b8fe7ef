import type { DocumentField } from '@assay/media';
import { type PrintedSpan, printedField } from '../../fields/printed-field.js';
import type { DocumentRows } from '../../page/document-rows.js';
import type { Choice } from '../../types/assign.js';
import { BANK_STATEMENT_FIELD_NAMES } from '../field-names.js';

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

/** First and last day of the statement, as far as they are known: `YYYY-MM-DD`. */
export interface StatementPeriod {
  readonly start: string | undefined;
  readonly end: string | undefined;
}

/** What is less likely gives dates of rows their year, and is not stated itself. */
const MIN_LIKELIHOOD = 0.4;

/** The fields of the statement as a whole. */
export function writeHead(writer: FieldWriter, chosen: ReadonlyMap<string, Choice>): void {
  for (const { name } of BANK_STATEMENT_FIELD_NAMES) {
    const choice = chosen.get(name);
    if (choice && choice.likelihood >= MIN_LIKELIHOOD)
      writer.write(name, choice.best.value, choice.best.span, choice.likelihood);
  }
}

export function periodOf(chosen: ReadonlyMap<string, Choice>): StatementPeriod {
  const [start, end] = ['statementStartDate', 'statementEndDate'].map((name) => chosen.get(name)?.best.value);
  return { start: start as string | undefined, end: end as string | undefined };
}
