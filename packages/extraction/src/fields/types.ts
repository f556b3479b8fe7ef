import type { DocumentClass, DocumentCodes, DocumentField, DocumentText } from '@assay/media';

/** What a reader of fields may look at. */
export interface FieldInput {
  readonly text: DocumentText;
  readonly codes: DocumentCodes;
  /** Undefined when nothing told; the caller's own word, with confidence 1, where there is one. */
  readonly documentClass: DocumentClass | undefined;
  /**
   * Where the caller expects the document to come from: decides only what the document leaves open, like the
   * order of day and month.
   */
  readonly country: 'us' | 'mx' | 'br';
  /** `YYYY-MM-DD` on which the document was handed in, where known: nobody on it was born later. */
  readonly receivedOn?: string | undefined;
}

/**
 * Reads the fields of one kind of document. Names as in `docs/fields.md`; what is not printed is left out,
 * never guessed.
 */
export type FieldReader = (input: FieldInput) => DocumentField[];
