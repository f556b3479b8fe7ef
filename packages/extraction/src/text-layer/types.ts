import type { Box, Fraction } from '@assay/media';

/** A word of a page, from a text layer or recognised in a picture. */
export interface TextWord {
  readonly text: string;
  readonly box: Box;
  /** 1 for a text layer. */
  readonly reading: Fraction;
}

/** Words that stand side by side on one visual line, left to right. */
export interface TextLine {
  /** From 1. */
  readonly page: number;
  readonly words: readonly TextWord[];
  readonly box: Box;
  /** About the height of its letters, as a fraction of the page's **width**: gaps between words are measured by it. */
  readonly emWidth: number;
}
