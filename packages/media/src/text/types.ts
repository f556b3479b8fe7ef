import type { Box } from '../geometry.js';
import type { Fraction } from '../units.js';

/** A word of a page, from a text layer or recognized in a picture. */
export interface TextWord {
  readonly text: string;
  /** On the page set upright: see {@link ReadPage.upright}. */
  readonly box: Box;
  /** How sure the characters are: 1 for a text layer, the recognizer's own probability for a picture. */
  readonly reading: Fraction;
}

/** Words that stand side by side on one visual line, left to right. */
export interface TextLine {
  /** From 1. */
  readonly page: number;
  readonly words: readonly TextWord[];
  readonly box: Box;
  /**
   * About the height of its letters, as a fraction of the page's **width**: gaps between words are measured
   * by it.
   */
  readonly emWidth: number;
}

/**
 * A plane projective map in fractions of width and height, row by row: `(x, y)` goes to
 * `((a x + b y + c) / w, (d x + e y + f) / w)` with `w = g x + h y + i`.
 */
export type Homography = readonly [
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
  h: number,
  i: number,
];

/** What one page says. */
export interface ReadPage {
  /** From 1. */
  readonly page: number;
  /** `none`: nothing could be read, or nothing is printed. */
  readonly source: 'text' | 'ocr' | 'none';
  /** Top to bottom on the page set upright. */
  readonly lines: readonly TextLine[];
  /** Width by height of the upright page. */
  readonly aspect: number;
  /**
   * How the upright page lies on the page as displayed: a photo taken sideways, a card seen at an angle. Maps
   * upright fractions to displayed ones; undefined when they are the same.
   */
  readonly upright: Homography | undefined;
}

/**
 * The text of a document, by page: its text layer where that can be trusted, recognized in the pixels
 * elsewhere.
 */
export interface DocumentText {
  readonly pages: readonly ReadPage[];
  /** Pages that could not be loaded, or lie beyond the limit. */
  readonly pagesUnread: number;
}

/** What is read at a place of a page that is looked at once more. */
export interface RereadText {
  readonly text: string;
  /** How sure the least certain of its characters is. */
  readonly reading: Fraction;
}

/**
 * Reads a place of a page once more, otherwise than the first time: whether two readings of the same pixels
 * agree tells a misread digit from a printed one.
 */
export interface PlaceRereader {
  /**
   * @param page from 1
   * @param place on the page as displayed; of one word or figure
   * @returns undefined where no pixels were read the first time (a text layer), and beyond a limit of places
   */
  reread(page: number, place: Box): Promise<RereadText | undefined>;
}
