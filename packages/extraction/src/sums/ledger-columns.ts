import type { Box } from '@assay/media';
import { columnOf, findColumns } from '../layout/columns.js';

const MAX_COLUMNS = 40;

/** An amount of a document and where it stands. */
export interface LedgerFigure {
  /** Index of its line. */
  readonly entry: number;
  /** Index among the figures of its line. */
  readonly place: number;
  /** In hundredths, as printed. */
  readonly units: number;
  readonly page: number;
  readonly box: Box;
}

/** Amounts that stand one below the other, top to bottom, page by page. */
export function ledgerColumns(figures: readonly LedgerFigure[]): LedgerFigure[][] {
  const pages = [...new Set(figures.map(({ page }) => page))];
  return pages.flatMap((page) => {
    const ofPage = figures.filter((one) => one.page === page);
    const columns = findColumns(
      ofPage.map(({ box }) => box),
      MAX_COLUMNS,
    );
    return columns.map((_, index) =>
      ofPage
        .filter(({ box }) => columnOf(columns, box) === index)
        .sort((a, b) => a.box.y1 - b.box.y1 || a.box.x1 - b.box.x1),
    );
  });
}
