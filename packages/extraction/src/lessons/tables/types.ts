import type { FieldValueKind } from '../../fields/types.js';

/** When a number of a column is this field's: what is printed about its sign, or the mark beside it by its key. */
export type When = 'plus' | 'minus' | readonly number[];

/** Where the cells of one field stand in the lines of a list; edges in widths of the page. */
export interface TaughtColumn {
  /** `date` of `accounts[0].transactions[3].date`. */
  readonly name: string;
  readonly kind: FieldValueKind;
  readonly x1: number;
  readonly x2: number;
  /** Which edge its cells agree in. */
  readonly edge: 'left' | 'right';
  /** A person corrected cells of it: only such columns change a document. */
  readonly isTaught: boolean;
  /** Each line of the lists that were taught has a cell of it. */
  readonly isEverywhere: boolean;
  /** What was read there is not this field's. */
  readonly isAbsent?: true;
  /** Of numbers: whether the sign is left out, or turned. */
  readonly sign?: 'bare' | 'turned';
  readonly when?: When;
  /** Of texts: what stands further right in the line is another's. */
  readonly limit?: number;
  /** Of texts: the printed lines below go on with it, up to one that begins with a word of these keys. */
  readonly goesOn?: { readonly until: readonly number[] };
  /** Of days: one that is not printed is that of the line above. */
  readonly isCarried?: true;
}

/** What the lines of a list are, and where: as one person's corrections of some of them show. */
export interface TaughtTable {
  /** `accounts[0].transactions`. */
  readonly list: string;
  /** An index into the lesson's pages. */
  readonly page: number;
  /** Across the page. */
  readonly x1: number;
  readonly x2: number;
  /** Middles of its first and its last line. */
  readonly y1: number;
  readonly y2: number;
  /** The two lines of words above its first line, the nearer first: indexes into the page's words. */
  readonly heading: readonly (readonly number[])[];
  readonly columns: readonly TaughtColumn[];
  /** Lines that were not read were added. */
  readonly isAddedTo: boolean;
}

/** A lesson has at most so many: lists abreast and sections are one each. */
export const MOST_TABLES = 24;
/** Lines of lists have fewer fields. */
export const MOST_COLUMNS = 12;
/** Keys of marks, and of words that end a text. */
export const MOST_KEYS = 16;
