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
