import { type Box, median, type PdfiumPage, type Word } from '@assay/media';
import { statesAClaim } from '../../values/value-text.js';

/**
 * A wider gap between words parts the cells of a table; a word space takes a quarter of this. In heights of
 * the word.
 */
const CELL_GAP_HEIGHTS = 1.6;
/**
 * Edges of one column, in points: a picture's ink begins and ends a little off the place of the text it
 * stands for.
 */
const SAME_EDGE_POINTS = 2.5;

/** Cells of one column that are looked at: a page has about sixty lines. */
const MAX_COLUMN_CELLS = 100;

/** Where a picture stands among the text of its page. */
export interface Neighbors {
  /** Words of its row that stand beside it. */
  readonly inRow: readonly Word[];
  /**
   * Amounts, dates and identifiers of other rows that end where its ink ends, or begin where it begins, as
   * cells of a column do.
   */
  readonly inColumn: readonly Word[];
}

/** The neighbors of ink on a page. */
export function neighborsOf(ink: Box, words: readonly Word[], page: PdfiumPage): Neighbors {
  const heightOf = ({ box }: Word): number => (box.y2 - box.y1) * page.heightPoints;
  const inkHeightPoints = (ink.y2 - ink.y1) * page.heightPoints;
  const isBeside = ({ box }: Word): boolean =>
    Math.abs((box.y1 + box.y2 - ink.y1 - ink.y2) / 2) * page.heightPoints < inkHeightPoints / 2 &&
    (box.x2 <= ink.x1 || box.x1 >= ink.x2);
  const inRow = words.filter(isBeside);
  const gapPoints = (one: Box, other: Box): number =>
    Math.max(one.x1 - other.x2, other.x1 - one.x2) * page.widthPoints;
  const isSame = (one: number, other: number): boolean =>
    Math.abs(one - other) * page.widthPoints <= SAME_EDGE_POINTS;
  const rows = new Set(inRow.map(({ line }) => line));
  const standsAlone = (word: Word): boolean =>
    !words.some(
      (other) =>
        other !== word &&
        other.line === word.line &&
        gapPoints(other.box, word.box) < CELL_GAP_HEIGHTS * heightOf(word),
    );
  const aligned = words.filter(
    ({ box, line, text }) =>
      !rows.has(line) && (isSame(box.x2, ink.x2) || isSame(box.x1, ink.x1)) && statesAClaim(text),
  );
  return { inRow, inColumn: aligned.slice(0, MAX_COLUMN_CELLS).filter(standsAlone) };
}

/** The median height of words, in points. */
export const medianHeightPoints = (words: readonly Word[], { heightPoints }: PdfiumPage): number =>
  median(words.map(({ box }) => (box.y2 - box.y1) * heightPoints)) ?? 0;
