import type { Break } from './find-breaks.js';

/** The scale of both arithmetic checks; their READMEs say what each step means. */
export const MEASURE = {
  holds: 0,
  unsupported: 1,
  relationBreaks: 2,
  figureBreaks: 3,
  figureContradicted: 4,
} as const;

/**
 * How much a break says, given by how many equations agree on the value that would fit, whether the document
 * proves that they are meant, and whether it confirms the total that the rest should make.
 */
export function strengthOf({ equations, repair, totalConfirmed }: Break): number {
  const established = equations.some((equation) => equation.established);
  if (repair && equations.length > 1) {
    // A table of taxes is used only where one of its sums shows that it is whole.
    if (established || equations.some(({ kind }) => kind === 'by-rate')) return MEASURE.figureContradicted;
    // Lines may be missing where a page ends.
    return equations.some(({ kind }) => kind === 'balance') ? MEASURE.relationBreaks : MEASURE.figureBreaks;
  }
  // Balances that all are off by one amount, up to the closing balance.
  if (equations.length > 1) return MEASURE.figureBreaks;
  // Now and then a line only informs.
  if (repair?.fitting === 0) return MEASURE.relationBreaks;
  // One line of an invoice may have a discount or a unit of its own.
  if (!established || equations[0]?.kind === 'product') return MEASURE.unsupported;
  return repair || totalConfirmed ? MEASURE.figureBreaks : MEASURE.relationBreaks;
}
