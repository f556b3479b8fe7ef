import {
  type Box,
  type DocumentText,
  displayedBox,
  type ReadPage,
  type TextWord,
  unionBox,
} from '@assay/media';
import { pageRight, wordRight } from './share-right.js';

/** How well one page's words could be read. */
export interface PageLegibility {
  readonly page: number;
  /** Words found. */
  readonly found: number;
  /**
   * What the page counts for in its document: {@link found}, or more where hardly any were found in pixels.
   */
  readonly words: number;
  /** Of {@link words}, the share that can be expected to be read right. */
  readonly expectedRight: number;
  /** Words that are more likely wrong than right, and the box around them on the page as displayed. */
  readonly doubtful: number;
  readonly doubtfulBox: Box | undefined;
}

/** Of every page on which a word was found. */
export function legibilityOf({ pages }: DocumentText): PageLegibility[] {
  return pages.map(legibilityOfPage).filter(({ found }) => found > 0);
}

const DOUBTFUL_BELOW = 0.5;

/**
 * A page of a document prints as many words: of pages blurred beyond reading one to seven were found, some
 * with certainty.
 */
const LEAST_WORDS_RECOGNIZED = 10;

function legibilityOfPage(page: ReadPage): PageLegibility {
  const words = page.lines.flatMap((line) => line.words);
  const counted = page.source === 'ocr' ? Math.max(LEAST_WORDS_RECOGNIZED, words.length) : words.length;
  const right = words.reduce((sum, { reading }) => sum + wordRight(reading), 0);
  const doubtful = words.filter(({ reading }: TextWord) => wordRight(reading) < DOUBTFUL_BELOW);
  const around = unionBox(doubtful.map(({ box }) => box));
  return {
    page: page.page,
    found: words.length,
    words: counted,
    expectedRight: counted === 0 ? 0 : pageRight(right / counted),
    doubtful: doubtful.length,
    doubtfulBox: around && displayedBox(page, around),
  };
}
