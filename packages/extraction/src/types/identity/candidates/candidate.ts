import type { DateOrder } from '../../../dates/read-dates.js';
import type { IdFieldName } from '../field-names.js';
import type { LabelMeaning } from '../labels/lexicon.js';
import type { Piece } from '../pieces.js';
import type { ReadValue } from '../values/grammars.js';
import type { Feature } from '../weights.js';

/** A value of a field: what one of the ways to find it came up with. */
export interface Part {
  readonly field: LabelMeaning;
  readonly read: ReadValue;
}

/** Values that are a card's together or not at all, with what speaks for them. No way to find them overwrites another's. */
export interface Candidate {
  /** One as a rule; the names of a block are several. */
  readonly parts: readonly Part[];
  readonly features: readonly Feature[];
  readonly page: number;
  /** What asks for them; it is answered once. Without a label a field is filled only where no label fills it. */
  readonly label?: Piece | undefined;
  /** Nothing is said where another text would be the field's in the same way. */
  readonly isAlone?: boolean;
  /** A day that only its place among the others tells of. */
  readonly isByOrder?: boolean;
}

/** What is known of a card before its print is read. */
export interface Card {
  /** Of all pages, by line and left to right. */
  readonly pieces: readonly Piece[];
  /** Width by height of each page, by its number. */
  readonly aspects: ReadonlyMap<number, number>;
  /** ISO 3166-1 alpha-3 of the issuer. */
  readonly country: string | undefined;
  readonly isLicense: boolean;
  readonly isSocialSecurityCard: boolean;
  /** What a zone or a bar code says, by field. */
  readonly coded: ReadonlyMap<IdFieldName, string>;
  /** Population register key of Mexico, where the card prints one. */
  readonly curp: string | undefined;
  /** Texts that begin with a day. */
  readonly days: readonly { readonly page: number; readonly read: ReadValue }[];
  /** Which of `03/04/2026` is the day. */
  readonly order: DateOrder;
}
