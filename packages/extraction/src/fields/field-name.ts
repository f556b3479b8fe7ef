/**
 * What the value of a field is: text, a date `YYYY-MM-DD`, a number, or a country by its three letters (ISO
 * 3166-1 alpha-3).
 */
export type FieldValueKind = 'text' | 'date' | 'number' | 'country';

/** A field that documents of a kind may have: `docs/fields.md` lists them all. */
export interface FieldName {
  /** Path with `[]` for each list: `accounts[].transactions[].date`. */
  readonly name: string;
  readonly kind: FieldValueKind;
  /** For a reader of the documentation. */
  readonly meaning: string;
}
