import type { Figure, PrintedText } from '@assay/media';

/** A line that may be a transaction: its money by column. */
export interface Line {
  /** Of its row in the document. */
  readonly row: number;
  readonly page: number;
  readonly date: PrintedText | undefined;
  readonly description: string;
  /** Sparse: by column index. */
  readonly cells: readonly (Figure | undefined)[];
  /**
   * Two figures fell into one column, or could not be told apart otherwise: which of them counts is not
   * known.
   */
  readonly crowded: boolean;
  /** Printed as a balance, a total or a heading rather than as a transaction. */
  readonly isBalance: boolean;
  readonly isTotal: boolean;
  /** Something between this line and the one printed before was not understood. */
  readonly gapBefore: boolean;
  /** Rows with money in two of the table's columns were passed over since the line printed before. */
  readonly passedOver: boolean;
}
