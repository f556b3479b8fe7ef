/** Below this share of its length a column is taken for a combination of the others. */
const DEPENDENT = 1e-9;

/**
 * Columns of length one, each square to the others, that span what `columns` span (modified Gram-Schmidt,
 * twice).
 */
export function orthonormalBasis(columns: readonly Float64Array[]): Float64Array[] {
  const basis: Float64Array[] = [];
  for (const column of columns) {
    const rest = column.slice();
    const length = Math.hypot(...column);
    for (let pass = 0; pass < 2; pass++) for (const known of basis) subtract(rest, known, dot(rest, known));
    const left = Math.hypot(...rest);
    if (length === 0 || left < DEPENDENT * length) continue;
    basis.push(rest.map((value) => value / left));
  }
  return basis;
}

/** What of `values` no combination of the basis explains: the residual of least squares. */
export function unexplained(values: Float64Array, basis: readonly Float64Array[]): Float64Array {
  const rest = values.slice();
  for (const column of basis) subtract(rest, column, dot(rest, column));
  return rest;
}

export function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += a[index]! * b[index]!;
  return sum;
}

function subtract(from: Float64Array, column: Float64Array, times: number): void {
  for (let index = 0; index < from.length; index++) from[index]! -= times * column[index]!;
}
