import type { TextWord } from '@assay/media';
import type { PrintedSpan } from '../fields/printed-field.js';

/** A value that may be a field's: what every way to find one comes up with, and none overwrites another's. */
export interface FieldCandidate {
  readonly field: string;
  readonly value: string | number;
  readonly span: PrintedSpan;
  /** Words that no other field may have, too. */
  readonly words: readonly TextWord[];
  /** 0..1: that it is the field's, the characters being right. */
  readonly likelihood: number;
}

/** What a finder of one kind of value finds: whose field it is, it does not say. */
export type Found = Omit<FieldCandidate, 'field'>;
