import { columnOf, findColumns, MAX_MONEY_COLUMNS } from '../../layout/columns.js';
import { balanceColumns, findRunningBalance, type LedgerRow } from '../../ledger/running-balance.js';
import {
  amountsByColumn,
  type PrintedAmount,
  ROUND_MINOR_UNITS,
  type StructureLine,
} from './printed-amounts.js';

/** Small differences prove nothing either. */
const MIN_CHANGE_MINOR_UNITS = 100;

/**
 * Balances of which each follows from the one before by the amounts printed since, in either order of time,
 * whatever the columns are called. Chance makes a link that is not round about once in ten thousand pairs of
 * figures, so three are near-proof.
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

/** The figures of a summary stand together: this many in a row are compared, over so many lines. */
const WINDOW = 5;
const MAX_LINES = 14;
const MAX_AMOUNTS = 400;
/** Round figures and small ones balance by chance: two at least must be neither. */
const MIN_MINOR_UNITS = 1000;
const MIN_TELLING = 2;

/**
 * Whether four or five figures that stand together are a balance, what came in, what went out and the balance
 * after: opening + credits = debits (+ fees) + closing, in any order and with any labels. Zero and equal
 * pairs prove nothing.
 */
export function rollsForward(lines: readonly StructureLine[]): boolean {
  const amounts = lines.flatMap((line) => line.amounts).slice(0, MAX_AMOUNTS);
  return [amounts, ...amountsByColumn(amounts)].some(holdsSummary);
}

function holdsSummary(amounts: readonly PrintedAmount[]): boolean {
  for (let from = 0; from + 4 <= amounts.length; from++) {
    const first = amounts[from];
    const window = amounts
      .slice(from, from + WINDOW)
      .filter(({ line, minorUnits }) => first && line - first.line <= MAX_LINES && minorUnits !== 0)
      .map(({ minorUnits }) => Math.abs(minorUnits));
    const telling = window.filter((units) => units >= MIN_MINOR_UNITS && units % ROUND_MINOR_UNITS !== 0);
    if (telling.length >= MIN_TELLING && new Set(window).size === window.length && twoPairsBalance(window))
      return true;
  }
  return false;
}

/** Two of the figures add up to two others, or to the three others. */
function twoPairsBalance(figures: readonly number[]): boolean {
  const all = figures.reduce((sum, figure) => sum + figure, 0);
  const sums = new Map<number, [number, number]>();
  for (const [one, a] of figures.entries()) {
    for (const [other, b] of figures.entries()) {
      if (other <= one) continue;
      if (figures.length === WINDOW && 2 * (a + b) === all) return true;
      const same = sums.get(a + b);
      if (same && !same.includes(one) && !same.includes(other)) return true;
      sums.set(a + b, [one, other]);
    }
  }
  return false;
}
