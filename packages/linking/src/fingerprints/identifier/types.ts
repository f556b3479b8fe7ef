import type { DocumentClassName } from '@assay/media';
import type { IdentifierPart } from './parts.js';

/** What a document says besides the number, and a number needs to be somebody's. */
export interface NumberContext {
  readonly className: DocumentClassName | undefined;
  /** ISO 3166-1 alpha-3, and the state. */
  readonly country: string | undefined;
  readonly region: string | undefined;
  readonly bankName: string | undefined;
  readonly vendorName: string | undefined;
}

/** A number as it is compared. */
export interface ReadIdentifier {
  readonly part: IdentifierPart;
  /**
   * Scheme, issuer where the scheme has several, and the number: `cpf:39053344705`,
   * `account:ostrander:6497439565`.
   */
  readonly text: string;
  /** What the number's own check digits say; undefined where it has none. */
  readonly holds: boolean | undefined;
}

/** Reads a field's value as the identifiers that it makes; none where it tells nothing. */
export type NumberReader = (value: string, context: NumberContext) => readonly ReadIdentifier[];
