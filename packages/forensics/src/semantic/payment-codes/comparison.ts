import type { EvidenceKind } from '../../check.js';
import type { ReadPlace } from '../printed-text/places.js';

/** What holding a code against the print has shown: that they agree, or a contradiction. */
export type Comparison = typeof FITS | Contradiction;

export const FITS = 'fits';

export interface Contradiction {
  readonly code: string;
  readonly kind?: EvidenceKind;
  /** If both sides were read right. */
  readonly measure: number;
  readonly summary: string;
  /** As the code says. */
  readonly coded: string;
  /** How the print would have to read to agree, where that is spelled otherwise than {@link coded}. */
  readonly expected?: readonly string[];
  /** As printed, and where. */
  readonly printed: ReadPlace;
  /**
   * The code proves by digits of its own that it was read right, and no other place of print is held against
   * it.
   */
  readonly isProven?: true;
}

export const isContradiction = (comparison: Comparison): comparison is Contradiction => comparison !== FITS;
