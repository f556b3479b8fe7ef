/**
 * LibreOffice keeps drawings in hundredths of a millimetre: what Draw and Impress write, the sizes of type included, lies on this
 * grid, written with three decimals. Writer and Calc, of the same suite, set type in tenths of a point.
 */
export const DRAWING_GRID_POINTS = 72 / 2540;

/** Half of the third decimal, and a little for readers that multiply. */
const ROUNDING_POINTS = 6e-4;
/** Nobody sets 9.014 points: sizes that people choose are whole, or have a half, a tenth or a twentieth. */
const CHOSEN_STEP_POINTS = 0.05;
const LEAST_OFF_CHOSEN_POINTS = 3e-3;
/** One size lies on the grid by chance in one of 24 documents, three of them in one of 14,000. */
const LEAST_SIZES = 3;

/** Whether the sizes of a document's type are those of a drawing of LibreOffice, whatever program is named. */
export function liesOnDrawingGrid(sizesPoints: Iterable<number>): boolean {
  const sizes = [...new Set(sizesPoints)];
  if (!sizes.every((size) => distanceToMultiple(size, DRAWING_GRID_POINTS) <= ROUNDING_POINTS)) return false;
  return sizes.filter((size) => distanceToMultiple(size, CHOSEN_STEP_POINTS) >= LEAST_OFF_CHOSEN_POINTS).length >= LEAST_SIZES;
}

/** How far a value is from the nearest multiple of a step. */
export const distanceToMultiple = (value: number, step: number): number => Math.abs(value - Math.round(value / step) * step);
