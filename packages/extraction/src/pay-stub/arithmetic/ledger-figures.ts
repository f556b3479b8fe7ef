import type { LedgerFigure } from '../../sums/ledger-columns.js';
import type { PayEntry } from '../pay-table.js';
import { allFactors } from './line-factors.js';

/** A stub has some dozens of amounts; a page of more is not solved. */
const MAX_FIGURES = 400;

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
