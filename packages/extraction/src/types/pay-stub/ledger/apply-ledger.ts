import type { Figure } from '@assay/media';
import type { LedgerFigure } from '../../../sums/adding-runs.js';
import type { PayEntry, PayFigure } from '../table/entries.js';
import type { SolvedLedger } from './solved-ledger.js';

/**
 * The entries as the arithmetic shows them: sections, columns, and without the rows of its totals and what is
 * no line of its groups.
 */
export function applyLedger(entries: readonly PayEntry[], ledger: SolvedLedger): PayEntry[] {
  const { totals, sections, periods } = ledger;
  const ofTotals = new Set(totals.map(({ figure }) => figure.entry));
  const byEntry = new Map<number, LedgerFigure[]>();
  for (const figure of periods.keys())
    byEntry.set(figure.entry, [...(byEntry.get(figure.entry) ?? []), figure]);
  const hasYear = totals.some(({ period }) => period === 'year-to-date');
  // Gross pay may be known by its name alone: what it is made of is then as the headings say.
  const hasEarnings = [...sections.values()].includes('earnings');
  return entries.flatMap((entry, index): PayEntry[] => {
    if (ofTotals.has(index)) return [];
    const section = sections.get(index);
    const own = byEntry.get(index);
    if (!section || !own)
      return hasAmountOfPeriod(entry) && (hasEarnings || entry.section !== 'earnings') ? [] : [entry];
    return [{ ...entry, section, figures: placed(entry, own, ledger, hasYear) }];
  });
}

/**
 * A line that the sums leave out. One with an amount of the year alone may be a line yet: it adds nothing to
 * the period.
 */
const hasAmountOfPeriod = ({ figures }: PayEntry): boolean =>
  figures.some(({ column, isMoney, figure }) => isMoney && figure.units !== 0 && column !== 'year-to-date');

const negated = (figure: Figure): Figure => ({ ...figure, units: figure.units === 0 ? 0 : -figure.units });

function placed(
  entry: PayEntry,
  own: readonly LedgerFigure[],
  { periods, setOff }: SolvedLedger,
  hasYear: boolean,
): PayFigure[] {
  const columnOf = new Map(own.map((figure) => [entry.figures[figure.place], periods.get(figure)] as const));
  const current = entry.figures.find((figure) => columnOf.get(figure) === 'current');
  return entry.figures.map((figure, place) => {
    const column = columnOf.get(figure);
    if (column)
      return { ...figure, column, figure: setOff.has(column) ? negated(figure.figure) : figure.figure };
    // Behind the period's amount, and no smaller: the year's, where its column was not solved itself.
    const isBehind = current !== undefined && place > entry.figures.indexOf(current) && figure.isMoney;
    if (
      !hasYear &&
      isBehind &&
      Math.abs(figure.figure.units) >= Math.abs(current.figure.units) &&
      figure.column === undefined
    )
      return { ...figure, column: 'year-to-date' };
    // A heading of another block may stand over it.
    return current && figure.column === 'current' ? { ...figure, column: undefined } : figure;
  });
}
