import type { DocumentField, Figure } from '@assay/media';
import { type DateOrder, dateOrderOf } from '../dates/read-dates.js';
import {
  type PrintedSpan,
  printedAmount,
  printedField,
  spanOf,
  withoutMarks,
} from '../fields/printed-field.js';
import type { FieldInput } from '../fields/types.js';
import type { Cell } from '../layout/cells.js';
import { type Labelled, labelledValues } from '../layout/labelled-values.js';
import { printedRows } from '../layout/printed-rows.js';
import type { Row } from '../layout/rows.js';
import { DOCUMENT_LABELS, type DocumentLabel } from './labels.js';

/** A value and the print that it was read from. */
export interface PrintedFact<Value extends string | number = string> {
  readonly value: Value;
  readonly span: PrintedSpan;
}

/** A document as the readers of this room look at it. */
export interface DocumentPage {
  readonly rows: readonly Row[];
  readonly cells: readonly Cell[];
  readonly labelled: readonly Labelled<DocumentLabel>[];
  readonly order: DateOrder;
  /**
   * @param likelihood 0..1: that the value is this field's, the characters being right; no field for no fact
   */
  field(name: string, fact: PrintedFact<string | number> | undefined, likelihood: number): DocumentField[];
}

export function documentPage({ text, country }: FieldInput): DocumentPage {
  const { rows, cells } = printedRows(text);
  const texts = cells.map((cell) => cell.text);
  return {
    rows,
    cells,
    labelled: labelledValues(cells, DOCUMENT_LABELS),
    order: dateOrderOf(texts, country),
    field: (name, fact, likelihood) =>
      fact ? [printedField(name, fact.value, fact.span, likelihood, text)] : [],
  };
}

/** What cells print one after the other; undefined for none. */
export function textFact(cells: readonly Cell[]): PrintedFact | undefined {
  const words = cells.flatMap((cell) => cell.words);
  const span = cells[0] && spanOf(words, cells[0].page);
  const value = span && withoutMarks(span.raw);
  return span && value ? { value, span } : undefined;
}

/** What a figure prints. */
export const amountFact = (figure: Figure | undefined): PrintedFact<number> | undefined =>
  figure && printedAmount(figure);
