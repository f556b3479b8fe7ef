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

/**
 * What the value of a field is: text, a date `YYYY-MM-DD`, a number, a country by its three letters (ISO
 * 3166-1 alpha-3), or a currency by its three (ISO 4217).
 */
export type FieldValueKind = 'text' | 'date' | 'number' | 'country' | 'currency';

/** A field that documents of a kind may have: `docs/fields.md` lists them all. */
export interface FieldName {
  /** Path with `[]` for each list: `accounts[].transactions[].date`. */
  readonly name: string;
  readonly kind: FieldValueKind;
  /** For a reader of the documentation. */
  readonly meaning: string;
}

/** The currency of a document's amounts, on every kind that has amounts. */
export const CURRENCY_FIELD_NAME = {
  name: 'currency',
  kind: 'currency',
  meaning: 'currency of the amounts: by its sign, code or name, else by the country whose document it is',
} as const satisfies FieldName;
