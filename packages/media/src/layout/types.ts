import type { PrintedText } from '../figures/types.js';
import type { Fraction } from '../units.js';

/** Words that stand together on one line of a page: a heading, a label, a value. */
export interface PrintedCell extends PrintedText {
  /** How sure its least sure word is: 1 for a text layer. */
  readonly reading: Fraction;
  /** Read in pixels, and not from a text layer. */
  readonly isRecognized: boolean;
}

/** A postal address, and what is printed right above it. */
export interface PrintedAddress {
  /** Cells of the same block above the address, nearest last: a name is among them, or none is. */
  readonly above: readonly PrintedCell[];
  /** Top to bottom. */
  readonly address: readonly PrintedCell[];
}

/** What belongs together on the pages, boxes as displayed. */
export interface DocumentLayout {
  /** In reading order. */
  readonly cells: readonly PrintedCell[];
  readonly addresses: readonly PrintedAddress[];
}
