import { findColumns, MAX_MONEY_COLUMNS, sharedWidth } from '../../layout/columns.js';
import type { PrintedAmount, StructureLine } from './printed-amounts.js';
import { ROUND_MINOR_UNITS, SAME_COLUMN } from './printed-amounts.js';

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
  const columns = findColumns(
    amounts.map(({ box }) => box),
    MAX_MONEY_COLUMNS,
  );
  const byColumn = columns.map((column) =>
    amounts.filter(({ box }) => sharedWidth(box, column) > SAME_COLUMN),
  );
  return [amounts, ...byColumn].some(holdsSummary);
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
