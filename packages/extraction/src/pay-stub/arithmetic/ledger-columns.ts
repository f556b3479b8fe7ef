import type { Box } from '@assay/media';
import { columnOf, findColumns } from '../../layout/columns.js';
import type { PayEntry } from '../pay-table.js';
import { allFactors } from './line-factors.js';

/** A stub has some dozens of amounts; a page of more is not solved. */
const MAX_FIGURES = 400;
const MAX_COLUMNS = 40;

/** An amount of the stub and where it stands. */
export interface LedgerFigure {
  /** Index of its entry. */
  readonly entry: number;
  /** Index among the figures of its entry. */
  readonly place: number;
  /** In hundredths, as printed. */
  readonly units: number;
  readonly page: number;
  readonly box: Box;
}

/** Every amount of money but hours and rates; none when there are more than a stub has. */
export function ledgerFigures(entries: readonly PayEntry[]): LedgerFigure[] {
  const all = entries.flatMap(({ figures, page }, entry) => {
    const factors = allFactors(figures);
    return figures.flatMap((one, place) => {
      const isAmount = one.isMoney && one.figure.decimals === 2 && !factors.has(one);
      return isAmount ? [{ entry, place, units: one.figure.units, page, box: one.figure.box }] : [];
    });
  });
  return all.length <= MAX_FIGURES ? all : [];
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
      ofPage.filter(({ box }) => columnOf(columns, box) === index).sort((a, b) => a.box.y1 - b.box.y1 || a.box.x1 - b.box.x1),
    );
  });
}
