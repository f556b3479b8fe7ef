import type { LedgerFigure } from '../../sums/ledger-columns.js';
import type { PayEntry } from '../pay-table.js';

/** Of the lines with a second amount this part must agree. */
const NEARLY_ALL = 0.9;

/**
 * Whether the other amounts of the lines are those of the year: since the year holds the period, nearly all
 * of them are at least as large.
 * @returns undefined when the lines have no second amounts, or these are now larger and now smaller
 */
export function yearIsOther(
  entries: readonly PayEntry[],
  figures: readonly LedgerFigure[],
): boolean | undefined {
  let larger = 0;
  let smaller = 0;
  for (const figure of figures) {
    const others =
      entries[figure.entry]?.figures.filter(({ isMoney }, place) => isMoney && place > figure.place) ?? [];
    const other = others.at(-1)?.figure.units;
    if (other === undefined) continue;
    if (Math.abs(other) > Math.abs(figure.units)) larger += 1;
    if (Math.abs(other) < Math.abs(figure.units)) smaller += 1;
  }
  const all = larger + smaller;
  if (all === 0) return undefined;
  return larger >= NEARLY_ALL * all ? true : smaller >= NEARLY_ALL * all ? false : undefined;
}
