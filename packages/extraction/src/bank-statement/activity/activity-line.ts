import type { Box, Figure, PrintedText, TextWord } from '@assay/media';
import type { DateInText } from '../../dates/printed-dates.js';

/** A piece of text and how well it was read. */
export interface ReadText extends PrintedText {
  readonly reading: number;
}

export interface ReadDate extends ReadText {
  /** Undefined for a day of the month alone, as under a heading `Day`. */
  readonly date: DateInText | undefined;
  readonly dayOfMonth: number;
}

/** What told whether money came in or went out, the surest first. */
export type SignSource =
  | 'balance'
  | 'column'
  | 'printed'
  | 'mark'
  | 'section'
  | 'others'
  | 'words'
  | 'unknown';

/** One transaction, before its date has a year and its sign is settled. */
export interface ActivityLine {
  /** Index of its first row in the document. */
  readonly row: number;
  readonly page: number;
  /**
   * Index of the row where its table begins: lines of one table may share a direction that its title alone
   * tells.
   */
  readonly table: number;
  readonly date: ReadDate | undefined;
  /** The date stands at an earlier line and holds for this one, too. */
  readonly dateAbove: boolean;
  /** Line by line. */
  readonly description: readonly {
    readonly words: readonly TextWord[];
    readonly box: Box;
    readonly page: number;
  }[];
  readonly checkNumber: ReadText | undefined;
  readonly amount: Figure;
  /** More money stands beside it in the columns of amounts: which counts is not known. */
  readonly isCrowded: boolean;
  /** The balance after this line. */
  readonly balance: Figure | undefined;
  /** 1 for money that came in, -1 for money that went out. */
  readonly sign: 1 | -1;
  readonly signSource: SignSource;
  /** The balances before and after agree with the amounts between; undefined where none are printed. */
  readonly fitsBalance: boolean | undefined;
}

/** A balance between transactions: an opening or closing line, or one carried over a page. */
export interface BalanceLine {
  readonly row: number;
  readonly page: number;
  readonly kind: 'opening' | 'closing' | 'other';
  readonly label: string;
  readonly balance: Figure;
}

export interface CheckLine {
  readonly row: number;
  readonly page: number;
  readonly number: ReadText | undefined;
  readonly date: ReadDate | undefined;
  readonly amount: Figure;
}
