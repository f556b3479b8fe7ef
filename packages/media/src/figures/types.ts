import type { Box } from '../geometry.js';
import type { Fraction } from '../units.js';

/**
 * A number as it is printed, read exactly: its value is `units / 10 ** decimals`. A printed figure is one
 * object wherever {@link PrintedFigures} mentions it.
 */
export interface Figure {
  /** As printed, currency and sign included. */
  readonly raw: string;
  /** From 1. */
  readonly page: number;
  readonly box: Box;
  /** How sure the characters are: 1 for a text layer, less for characters recognized in a picture. */
  readonly reading: Fraction;
  /** A safe integer; below zero for a leading or trailing minus, parentheses, or `DR`. */
  readonly units: number;
  /** 2 for every amount of money, 0 .. 4 for quantities, rates and unit prices. */
  readonly decimals: number;
}

/** A piece of text and where it stands. */
export interface PrintedText {
  readonly text: string;
  /** From 1. */
  readonly page: number;
  readonly box: Box;
}

export interface LabeledFigure {
  readonly label: string;
  readonly figure: Figure;
}

/**
 * One line of an account's activity: a transaction, or a balance that is printed between (then without an
 * amount).
 */
export interface Transaction {
  /** From 1. */
  readonly page: number;
  readonly date: PrintedText | undefined;
  readonly description: string;
  readonly amount: Figure | undefined;
  /**
   * By how much the amount changes the balance, in hundredths: the sign, or the column it stands in, applied.
   * 0 without one.
   */
  readonly changeMinorUnits: number;
  /** The balance after this line and all lines before it that have none of their own. */
  readonly balance: Figure | undefined;
  /**
   * False when something stands between this line and the one before in time that was not understood, or a
   * page may be missing.
   */
  readonly adjoins: boolean;
  /**
   * Rows that read like lines of the table stand between this line and the one before in time, and were not
   * understood.
   */
  readonly passedOver: boolean;
}

/** The activity of one account, over all its pages. */
export interface AccountActivity {
  /**
   * In the order of time, however it is printed; at least {@link MIN_FITTING_BALANCES} balances follow from
   * the one before.
   */
  readonly transactions: readonly Transaction[];
  readonly printedOrder: 'oldest-first' | 'newest-first';
  /**
   * Amounts whose label calls them so, in document order; the same may be printed several times, and labels
   * of another account or period may be among them. Signs as printed.
   */
  readonly opening: readonly LabeledFigure[];
  readonly closing: readonly LabeledFigure[];
  readonly deposits: readonly LabeledFigure[];
  readonly withdrawals: readonly LabeledFigure[];
}

/**
 * A table of amounts counts as an account's activity when this many balances follow from the one before and
 * the amounts between.
 */
export const MIN_FITTING_BALANCES = 4;

/** Figures of one column and the one printed as their sum. */
export interface PrintedSum {
  readonly total: LabeledFigure;
  /** Those that the layout sets above the total, top to bottom; at least one. Signs as printed. */
  readonly terms: readonly LabeledFigure[];
  /** Names the rows: sums over the same rows in other columns share it. */
  readonly rows: number;
}

/** `first` times `second` is printed as `amount`: quantity and price, hours and rate. */
export interface PrintedProduct {
  readonly label: string;
  readonly first: Figure;
  readonly second: Figure;
  readonly amount: Figure;
  /** Names the table: products of the same columns share it. */
  readonly table: number;
}

/** The totals of one column of a pay stub. */
export interface PayColumn {
  readonly period: 'current' | 'year-to-date';
  readonly gross: LabeledFigure | undefined;
  /** Everything subtracted, as one figure or as several. */
  readonly deductions: readonly LabeledFigure[];
  readonly net: LabeledFigure | undefined;
}

export interface PayStub {
  readonly columns: readonly PayColumn[];
}

export interface Invoice {
  readonly subtotal: LabeledFigure;
  /**
   * Taxes, shipping, discounts between subtotal and total; `subtract` for those that a label calls a
   * reduction.
   */
  readonly adjustments: readonly (LabeledFigure & { readonly subtract: boolean })[];
  readonly total: LabeledFigure;
}

/**
 * What the pages print in figures, and how they belong together. Read by layout and by sums that hold, not by
 * templates.
 */
export interface PrintedFigures {
  readonly accounts: readonly AccountActivity[];
  readonly payStub: PayStub | undefined;
  readonly invoice: Invoice | undefined;
  readonly sums: readonly PrintedSum[];
  readonly products: readonly PrintedProduct[];
  /** Every amount of money of the document, in reading order. */
  readonly amounts: readonly LabeledFigure[];
  /** Pages that could not be loaded, or lie beyond the limit. */
  readonly pagesUnread: number;
}
