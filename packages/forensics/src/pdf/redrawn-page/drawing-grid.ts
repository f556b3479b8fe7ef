/**
 * LibreOffice keeps drawings in hundredths of a millimeter: what Draw and Impress write, the sizes of type
 * included, lies on this grid, written with three decimals. Writer and Calc, of the same suite, set type in
 * tenths of a point.
 */
export const DRAWING_GRID_POINTS = 72 / 2540;

/** Half of the third decimal, and a little for readers that multiply. */
const ROUNDING_POINTS = 6e-4;
/**
 * Nobody sets 9.014 points: sizes and margins that people choose are whole, or have a half, a tenth or a
 * twentieth.
 */
const CHOSEN_STEP_POINTS = 0.05;
const LEAST_OFF_CHOSEN_POINTS = 3e-3;
/** A value lies on the grid by chance in one case of 24: so many do in one of eight million. */
const LEAST_VALUES = 5;

/**
 * Whether sizes of type and starts of texts are those of a drawing of LibreOffice, whatever program is named.
 * @param valuesPoints measured from the left edge of the page
 */
export function liesOnDrawingGrid(valuesPoints: Iterable<number>): boolean {
  const values = [...new Set(valuesPoints)];
  if (!values.every((value) => distanceToMultiple(value, DRAWING_GRID_POINTS) <= ROUNDING_POINTS))
    return false;
  return (
    values.filter((value) => distanceToMultiple(value, CHOSEN_STEP_POINTS) >= LEAST_OFF_CHOSEN_POINTS)
      .length >= LEAST_VALUES
  );
}

/** How far a value is from the nearest multiple of a step. */
export const distanceToMultiple = (value: number, step: number): number =>
  Math.abs(value - Math.round(value / step) * step);
