import type { AddedColumns } from './added-columns.js';
import type { StructureLine } from './printed-amounts.js';

/** Figures behind the subtotal that may be its taxes and its total. */
const MAX_AHEAD = 6;
/** No country of the Americas or Europe taxes sales by more than 27 % (Hungary); a tip may come to it. */
const MAX_TAX_SHARE = 0.35;

/**
 * Whether a sum of figures, a smaller one behind it, and both together are printed in a row: subtotal, tax,
 * total.
 */
export function hasTaxedTotal(lines: readonly StructureLine[], { sums }: AddedColumns): boolean {
  const values = lines.flatMap(({ amounts }) => amounts.map(({ minorUnits }) => Math.abs(minorUnits)));
  return values.some((subtotal, at) => {
    if (!sums.has(subtotal)) return false;
    const ahead = values.slice(at + 1, at + 1 + MAX_AHEAD);
    return ahead.some(
      (tax, index) =>
        tax > 0 && tax <= MAX_TAX_SHARE * subtotal && ahead.slice(index + 1).includes(subtotal + tax),
    );
  });
}
