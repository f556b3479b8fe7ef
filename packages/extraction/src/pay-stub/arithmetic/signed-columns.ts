import { byAmount } from '../../sums/adding-runs.js';
import { type LedgerFigure, ledgerColumns } from '../../sums/ledger-columns.js';
import type { PayEntry } from '../pay-table.js';
import { namedTotal } from '../total-names.js';
import { ledgerFigures } from './ledger-figures.js';

/** One column in which signs tell: what is earned, less what is printed as negative, is net pay. */
export interface SignedColumn {
  readonly lines: readonly LedgerFigure[];
  readonly net: LedgerFigure;
}

/** With fewer lines a sum may come out by chance. */
const LEAST_LINES = 4;
const MAX_RUN = 60;

/**
 * The columns whose signed amounts lead to net pay, the longest run of each; two of one table are the period
 * and the year.
 */
export function signedColumns(entries: readonly PayEntry[]): SignedColumn[] {
  const figures = ledgerFigures(entries);
  const printed = byAmount(figures);
  const isTotal = ({ entry }: LedgerFigure): boolean =>
    entries[entry]?.labels.some(({ folded }) => namedTotal(folded) !== undefined) ?? false;
  return ledgerColumns(figures).flatMap((column) => {
    const runs = signedRuns(column.filter((figure) => !isTotal(figure))).flatMap(
      ({ sum, lines }): SignedColumn[] => {
        const net = printed.get(sum)?.find((figure) => figure.units > 0 && !lines.includes(figure));
        return net ? [{ lines, net }] : [];
      },
    );
    const longest = runs.reduce<SignedColumn | undefined>(
      (best, run) => (best && best.lines.length >= run.lines.length ? best : run),
      undefined,
    );
    return longest ? [longest] : [];
  });
}

/** Runs with amounts of both signs whose sum is above zero. */
function signedRuns(column: readonly LedgerFigure[]): { sum: number; lines: readonly LedgerFigure[] }[] {
  const runs: { sum: number; lines: readonly LedgerFigure[] }[] = [];
  for (let from = 0; from < column.length; from++) {
    let sum = 0;
    let taken = 0;
    for (let to = from; to < Math.min(column.length, from + MAX_RUN); to++) {
      const units = column[to]?.units ?? 0;
      sum += units;
      if (units < 0) taken += 1;
      const length = to - from + 1;
      if (sum > 0 && taken > 0 && taken < length && length >= LEAST_LINES)
        runs.push({ sum, lines: column.slice(from, to + 1) });
    }
  }
  return runs;
}
