import type { DocumentClassName } from '../document-classes.js';
import type { Box } from '../geometry.js';
import type { Fraction } from '../units.js';

/** Where a value was read. */
export type FieldSource = 'text' | 'ocr' | 'barcode' | 'mrz' | 'qr';

/** One reading of a value. */
export interface FieldReading {
  /** Dates `YYYY-MM-DD`, amounts of money and other numbers as numbers, everything else as text. */
  readonly value: string | number;
  /** As printed or coded. */
  readonly raw: string;
  /** Probability that {@link value} is exactly what the document says. */
  readonly confidence: Fraction;
  readonly source: FieldSource;
  /** From 1. */
  readonly page: number;
  /** On the page as displayed; of the whole symbol for a bar code. */
  readonly box: Box | undefined;
  /** A misread character was changed because a check digit leaves only one way. */
  readonly repaired?: true;
}

/** A field of a document: the reading believed most, and what other places say of the same. */
export interface DocumentField extends FieldReading {
  /** Path in the parsed data: `lastName`, `accounts[0].transactions[3].date`. */
  readonly name: string;
  /** Readings of the same value in other places, agreeing or not. */
  readonly others: readonly FieldReading[];
  /**
   * {@link confidence} of the reading shown alone, before the others were heard; absent where there are none,
   * or they were not joined.
   */
  readonly confidenceAlone?: Fraction;
  /** The record whose corrections said where the value stands. */
  readonly learnedFrom?: number;
}

/** What kind of document it is. */
export interface DocumentClass {
  readonly name: DocumentClassName;
  readonly confidence: Fraction;
  /**
   * Who issued it: ISO 3166-1 alpha-3, and the state of a federation where it issues (`TX`); undefined when
   * nothing tells.
   */
  readonly country: string | undefined;
  readonly region: string | undefined;
  /** What told, for a reader: `the title "PASSPORT"`, `a machine-readable zone of format TD3`. */
  readonly because: readonly string[];
  /** The sender named it: it was not told from the document. */
  readonly isGiven?: true;
}

/** The fields of a document. Every name stands once. */
export interface DocumentFields {
  readonly fields: readonly DocumentField[];
}
