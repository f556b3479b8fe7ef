import { columnOf, findColumns, MAX_MONEY_COLUMNS } from '../../layout/columns.js';
import { balanceColumns, findRunningBalance, type LedgerRow } from '../../ledger/running-balance.js';
import type { StructureLine } from './printed-amounts.js';
import { ROUND_MINOR_UNITS } from './printed-amounts.js';

/** Small differences prove nothing either. */
const MIN_CHANGE_MINOR_UNITS = 100;

/**
 * Balances of which each follows from the one before by the amounts printed since, in either order of time, whatever
 * the columns are called. Chance makes a link that is not round about once in ten thousand pairs of figures, so three
 * are near-proof.
 * @returns links that are not round; 0 for none
 */
export function countBalanceLinks(lines: readonly StructureLine[]): number {
  const columns = findColumns(
    lines.flatMap(({ amounts }) => amounts.map(({ box }) => box)),
    MAX_MONEY_COLUMNS,
  );
  const rows: (number | undefined)[][] = [];
  for (const { amounts } of lines) {
    const units = new Array<number | undefined>(columns.length).fill(undefined);
    for (const { box, minorUnits } of amounts) {
      const at = columnOf(columns, box);
      if (at >= 0) units[at] ??= minorUnits;
    }
    const filled = units.flatMap((one, at) => (one === undefined ? [] : [at]));
    const above = rows.at(-1);
    // An amount and, on the line below it, the balance: one row.
    const [place, ...others] = filled;
    if (
      above &&
      place !== undefined &&
      others.length === 0 &&
      above.filter((one) => one !== undefined).length === 1 &&
      above[place] === undefined
    )
      above[place] = units[place];
    else if (filled.length > 0) rows.push(units);
  }
  const reading = findRunningBalance(
    rows.map((units): LedgerRow => ({ units })),
    balanceColumns(columns.length, ['open'], BOTH_WAYS),
    isTelling,
  );
  return reading && reading.fits > reading.misfits ? reading.fits : 0;
}

/** Money that went out beside money that came in, on either side, or both with their signs. */
const BOTH_WAYS = [
  ['out', 'in'],
  ['in', 'out'],
  ['printed', 'printed'],
] as const;

const isTelling = (change: number): boolean =>
  change % ROUND_MINOR_UNITS !== 0 && Math.abs(change) >= MIN_CHANGE_MINOR_UNITS;
