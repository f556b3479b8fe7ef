import { findTotals, type TotalCandidate } from './find-totals.js';
import { type PayLine, sumOf } from './pay-lines.js';
import type { PayEntry } from './pay-table.js';
import { type PeriodTotals, reconcile } from './reconcile.js';
import { isTaxName } from './tax-names.js';
import type { PayPeriod } from './total-names.js';

/** The totals of both periods, those that lines give where the stub prints none among them. */
export function readTotals(
  entries: readonly PayEntry[],
  lines: readonly PayLine[],
  proven: readonly TotalCandidate[],
): Record<PayPeriod, PeriodTotals> {
  // Mexico's and Brazil's deductions hold the taxes: what a summary sets apart of them is no total of another
  // kind.
  const holdTaxes = lines.some(
    ({ kind, description }) => kind === 'deductions' && isTaxName(description.folded),
  );
  const isProven = (one: TotalCandidate): boolean =>
    proven.some(({ total, period, figures }) => {
      if (figures.some((figure) => one.figures.includes(figure))) return true;
      // What is withheld together may be printed apart, too.
      const isTogether =
        total === 'deductions' && !proven.some((other) => other.total === 'taxes' && other.period === period);
      const isOfKind = total === one.total || (isTogether && holdTaxes && one.total === 'taxes');
      return isOfKind && period === one.period && (!isTogether || holdTaxes);
    });
  const printed = [...proven, ...findTotals(entries).filter((one) => !isProven(one))];
  const ofPeriod = (period: PayPeriod): PeriodTotals => {
    const own = printed.filter((one) => one.period === period);
    const totals = withoutTaxesWithin(reconcile([...own, ...derived(own, lines, period)]));
    return totals.chosen.deductions?.derived && isOwnSum(totals.chosen.deductions, own) && !totals.adds
      ? without(totals)
      : totals;
  };
  return { current: ofPeriod('current'), 'year-to-date': ofPeriod('year-to-date') };
}

/** Taxes and deductions as sums of their lines, where no total of theirs is printed. */
function derived(
  printed: readonly TotalCandidate[],
  lines: readonly PayLine[],
  period: PayPeriod,
): TotalCandidate[] {
  return (['taxes', 'deductions'] as const).flatMap((total): TotalCandidate[] => {
    if (printed.some((one) => one.total === total)) return [];
    const sum = sumOf(lines, total, period === 'current' ? 'current' : 'yearToDate');
    return sum
      ? [{ total, period, minorUnits: sum.minorUnits, figures: sum.figures, rank: 0, derived: true }]
      : [];
  });
}

/**
 * `Total deductions` that alone leads from gross to net pay holds the taxes: a sum of them that we made is no
 * total of the stub.
 */
function withoutTaxesWithin(totals: PeriodTotals): PeriodTotals {
  const { taxes, ...chosen } = totals.chosen;
  const { gross, deductions, net } = chosen;
  const isWhole =
    gross &&
    net &&
    deductions &&
    !deductions.derived &&
    gross.minorUnits - net.minorUnits === deductions.minorUnits;
  return taxes?.derived && isWhole ? { ...totals, chosen } : totals;
}

/** Not the printed parts (before and after tax) added up. */
const isOwnSum = (candidate: TotalCandidate, printed: readonly TotalCandidate[]): boolean =>
  !printed.includes(candidate);

/** Lines that do not lead from gross to net may not be all the deductions there are. */
function without({ chosen: { deductions: _, ...chosen }, adds }: PeriodTotals): PeriodTotals {
  return { chosen, adds };
}
