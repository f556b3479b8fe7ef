import type { LabelledFigure } from '@assay/media';
import { cellsOf } from './cells.js';
import { sharedWidth } from './columns.js';
import type { Row } from './rows.js';

/** A heading stands at most this many times the row's height above its figure. */
const MAX_RISE = 4;

/**
 * Figures of a row without labels of its own, with the headings that stand right above them: a summary
 * printed across the page.
 */
export function labelledAbove(
  rows: readonly Row[],
  index: number,
): { folded: string; labelled: LabelledFigure }[] {
  const row = rows[index];
  const above = rows[index - 1];
  if (
    !row ||
    !above ||
    row.date ||
    row.figures.length === 0 ||
    row.figures.length !== figuresWithoutLabel(row)
  )
    return [];
  const height = row.line.box.y2 - row.line.box.y1;
  if (above.line.page !== row.line.page || row.line.box.y1 - above.line.box.y2 > MAX_RISE * height) return [];
  const headings = cellsOf(above.line, above.index);
  return row.figures.flatMap(({ figure, isMoney }) => {
    const heading = isMoney && headings.find(({ box }) => sharedWidth(box, figure.box) > 0.5);
    return heading ? [{ folded: heading.folded, labelled: { label: heading.text, figure } }] : [];
  });
}

const figuresWithoutLabel = (row: Row): number =>
  row.entries.reduce((sum, { folded, figures }) => sum + (folded === '' ? figures.length : 0), 0);
