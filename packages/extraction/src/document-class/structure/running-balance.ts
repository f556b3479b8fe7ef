import { sharedWidth } from '../../layout/columns.js';
import type { PrintedAmount, StructureLine } from './printed-amounts.js';

/** Figures of one column overlap at least this much of the narrower one. */
const SAME_COLUMN = 0.4;
/**
 * Lines with amounts that may stand between two balances, and balances looked back at: one may be misread.
 */
const MAX_LINES_BACK = 12;
const MAX_BALANCES_BACK = 2;
/**
 * Round and small differences come about by chance in price lists and tables of multiples; they keep a run
 * going and prove nothing.
 */
const ROUND_MINOR_UNITS = 50;
const MIN_CHANGE_MINOR_UNITS = 100;

/**
 * The longest row of balances of which each follows from the one before by an amount printed between them, in
 * either order of time, whatever the columns are called and on whichever line the balance stands. Chance
 * makes a link that is not round about once in ten thousand pairs of figures, so three in a row are
 * near-proof.
 * @returns links of that row that are not round; 0 for none
 */
export function longestBalanceRun(lines: readonly StructureLine[]): number {
  const withAmounts = lines.filter(({ amounts }) => amounts.length > 0);
  const lengths = new Map<PrintedAmount, number>();
  let longest = 0;
  for (const [at, { amounts }] of withAmounts.entries()) {
    for (const balance of amounts) {
      const length = linksTo(balance, at, withAmounts, lengths);
      lengths.set(balance, length);
      longest = Math.max(longest, length);
    }
  }
  return longest;
}

function linksTo(
  balance: PrintedAmount,
  at: number,
  lines: readonly StructureLine[],
  lengths: ReadonlyMap<PrintedAmount, number>,
): number {
  let best = 0;
  let seen = 0;
  const between = [...(lines[at]?.amounts ?? [])];
  for (let back = at - 1; back >= Math.max(0, at - MAX_LINES_BACK) && seen < MAX_BALANCES_BACK; back--) {
    const amounts = lines[back]?.amounts ?? [];
    between.push(...amounts);
    const before = amounts.find(({ box }) => sharedWidth(box, balance.box) > SAME_COLUMN);
    if (!before) continue;
    seen += 1;
    const change = balance.minorUnits - before.minorUnits;
    const isTelling = change % ROUND_MINOR_UNITS !== 0 && Math.abs(change) >= MIN_CHANGE_MINOR_UNITS;
    // Newest first, the amount that leads to the upper balance may stand on the line above it.
    const reach = [...between, ...(lines[back - 1]?.amounts ?? [])];
    if (follows(balance, before, reach))
      best = Math.max(best, (isTelling ? 1 : 0) + (lengths.get(before) ?? 0));
  }
  return best;
}

/**
 * By one of the amounts beside the balances' column, or by all of them together: a day's balance stands once.
 */
function follows(balance: PrintedAmount, before: PrintedAmount, between: readonly PrintedAmount[]): boolean {
  const change = balance.minorUnits - before.minorUnits;
  if (change === 0) return false;
  const beside = between.filter(
    (one) => one !== balance && one !== before && sharedWidth(one.box, balance.box) <= SAME_COLUMN,
  );
  const afterBefore = beside.filter(({ line }) => line > before.line);
  const total = afterBefore.reduce((sum, { minorUnits }) => sum + minorUnits, 0);
  return (
    beside.some(({ minorUnits }) => Math.abs(minorUnits) === Math.abs(change)) ||
    (afterBefore.length > 1 && total === change)
  );
}
