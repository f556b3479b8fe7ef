import type { LedgerFigure } from '../../../sums/ledger-columns.js';
import type { PayEntry } from '../table/entries.js';

/** A stub has some dozens of amounts; a page of more is not solved. */
const MAX_FIGURES = 400;

/** Every amount of money; none when there are more than a stub has. */
export function ledgerFigures(entries: readonly PayEntry[]): LedgerFigure[] {
  const all = entries.flatMap(({ figures, page }, entry) =>
    figures.flatMap(({ isMoney, figure: { decimals, units, box } }, place) =>
      isMoney && decimals === 2 ? [{ entry, place, units, page, box }] : [],
    ),
  );
  return all.length <= MAX_FIGURES ? all : [];
}
