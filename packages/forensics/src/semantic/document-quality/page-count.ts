import type { Box, DocumentText, ReadPage } from '@assay/media';
import { type PageMark, pageMark } from '../labeled-values/page-marks.js';
import { printedLines } from '../printed-text/page-lines.js';

/** "Page 2 of 5", read with certainty, and where. */
export interface NumberedPage {
  readonly page: number;
  readonly mark: PageMark;
  readonly box: Box;
}

/** Pages that a document counts and the file does not hold. */
export interface MissingPages {
  readonly total: number;
  readonly missing: number;
  /** The page that tells. */
  readonly told: NumberedPage;
}

/** A page that says word for word what an earlier one says. */
export interface RepeatedPage {
  readonly page: number;
  readonly earlier: number;
}

/**
 * A digit read with less may be another; see the README of `corpus/parsing` and `legibility.ts`: nine of ten
 * such words are right.
 */
const SURE_READING = 0.92;

/** Pages that print their number and how many there are. */
export function numberedPages({ pages }: DocumentText): NumberedPage[] {
  return pages.flatMap((page) => {
    const lines = page.lines.map((line) => ({
      ...line,
      words: line.words.filter(({ reading }) => reading >= SURE_READING),
    }));
    const mark = pageMark(printedLines({ ...page, lines }));
    return mark ? [{ page: page.page, mark, box: mark.box }] : [];
  });
}

/**
 * For each number of pages that is printed. A page without a number, and one that was not read, may be any of
 * those that seem to be missing.
 * @param unnumbered pages of the file that print no number or were not read
 */
export function missingPages(numbered: readonly NumberedPage[], unnumbered: number): MissingPages[] {
  const byTotal = new Map<number, NumberedPage[]>();
  for (const one of numbered) byTotal.set(one.mark.total, [...(byTotal.get(one.mark.total) ?? []), one]);
  return [...byTotal].flatMap(([total, told]): MissingPages[] => {
    const missing = total - new Set(told.map(({ mark }) => mark.number)).size - unnumbered;
    return missing > 0 ? [{ total, missing, told: told[0]! }] : [];
  });
}

/** A page of fewer words is a form's empty back, or a divider, of which there may be two. */
const LEAST_WORDS = 25;

/**
 * Pages whose words are all those of an earlier page; read in pixels, two scans of one page differ and are
 * not told.
 */
export function repeatedPages({ pages }: DocumentText): RepeatedPage[] {
  const first = new Map<string, number>();
  return pages.flatMap((page): RepeatedPage[] => {
    const words = wordsOf(page);
    if (words.length < LEAST_WORDS) return [];
    const text = words.join(' ');
    const earlier = first.get(text);
    if (earlier === undefined) first.set(text, page.page);
    return earlier === undefined ? [] : [{ page: page.page, earlier }];
  });
}

const wordsOf = ({ lines }: ReadPage): string[] =>
  lines.flatMap(({ words }) => words.map(({ text }) => text));
