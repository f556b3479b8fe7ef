import type { TotalCandidate } from '../find-totals.js';
import type { PayEntry } from '../pay-table.js';
import type { PayPeriod, PayTotal } from '../total-names.js';
import type { SolvedLedger } from './solved-ledger.js';

/**
 * The totals that the arithmetic proves; groups of one kind (deductions before and after tax) are one total.
 */
export function provenTotals(entries: readonly PayEntry[], { totals }: SolvedLedger): TotalCandidate[] {
  const joined = new Map<string, TotalCandidate>();
  for (const { total, period, figure } of totals) {
    const printed = entries[figure.entry]?.figures[figure.place]?.figure;
    if (!printed) continue;
    const key = `${total} ${period}`;
    const before = joined.get(key);
    joined.set(
      key,
      before
        ? together(before, Math.abs(figure.units), printed)
        : candidate(total, period, Math.abs(figure.units), printed),
    );
  }
  return [...joined.values()];
}

const candidate = (
  total: PayTotal,
  period: PayPeriod,
  minorUnits: number,
  figure: TotalCandidate['figures'][number],
): TotalCandidate => ({
  total,
  period,
  minorUnits,
  figures: [figure],
  rank: 0,
  derived: false,
});

const together = (
  before: TotalCandidate,
  minorUnits: number,
  figure: TotalCandidate['figures'][number],
): TotalCandidate => ({
  ...before,
  minorUnits: before.minorUnits + minorUnits,
  figures: [...before.figures, figure],
  derived: true,
});
