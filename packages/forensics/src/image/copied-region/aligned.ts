import type { Plane } from '@assay/media';

/** Where a place went: (x, y) to (xx x + xy y + dx, yx x + yy y + dy). */
export interface Affine {
  readonly xx: number;
  readonly xy: number;
  readonly yx: number;
  readonly yy: number;
  readonly dx: number;
  readonly dy: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

const ROUNDS = 8;
/** Below this step of the corners of a block, in pixels, another round changes nothing. */
const SETTLED = 0.005;
/** Sums of the steps beyond this went astray, in pixels. */
const ASTRAY = 6;

/**
 * The map under which the picture agrees best with itself, by the steps of Lucas and Kanade (IJCAI 1981).
 * @param band the picture without its slow changes of brightness  @param places pixels of the one end, inside
 * the picture
 * @returns undefined where the two ends do not come together
 */
export function aligned(band: Plane, places: readonly Place[], start: Affine): Affine | undefined {
  let map = start;
  const centerX = places.reduce((sum, { x }) => sum + x, 0) / places.length;
  const centerY = places.reduce((sum, { y }) => sum + y, 0) / places.length;
  const spread =
    Math.sqrt(
      places.reduce((sum, { x, y }) => sum + (x - centerX) ** 2 + (y - centerY) ** 2, 0) / places.length,
    ) + 1;
  for (let round = 0; round < ROUNDS; round++) {
    const step = stepOf(band, places, map, { centerX, centerY, spread });
    if (!step) return undefined;
    const [p0, p1, p2, p3, p4, p5] = step as unknown as [number, number, number, number, number, number];
    const [xx, xy, yx, yy] = [
      map.xx + p1 / spread,
      map.xy + p2 / spread,
      map.yx + p4 / spread,
      map.yy + p5 / spread,
    ];
    const dx = map.dx + p0 - (p1 * centerX + p2 * centerY) / spread;
    const dy = map.dy + p3 - (p4 * centerX + p5 * centerY) / spread;
    map = { xx, xy, yx, yy, dx, dy };
    const moved = Math.hypot(...step);
    if (!(moved < ASTRAY)) return undefined;
    if (moved < SETTLED) break;
  }
  const away = Math.hypot(
    (map.xx - start.xx) * centerX + (map.xy - start.xy) * centerY + map.dx - start.dx,
    (map.yx - start.yx) * centerX + (map.yy - start.yy) * centerY + map.dy - start.dy,
  );
  return away < ASTRAY ? map : undefined;
}

/** One step: least squares of what differs on how the picture slopes there. */
function stepOf(
  { width, height, samples }: Plane,
  places: readonly Place[],
  { xx, xy, yx, yy, dx, dy }: Affine,
  { centerX, centerY, spread }: { centerX: number; centerY: number; spread: number },
): Float64Array | undefined {
  const matrix = new Float64Array(36);
  const right = new Float64Array(6);
  const row = new Float64Array(6);
  for (const { x, y } of places) {
    const [toX, toY] = [xx * x + xy * y + dx, yx * x + yy * y + dy];
    if (!(toX >= 1 && toY >= 1 && toX < width - 3 && toY < height - 3)) continue;
    const [left, top] = [Math.floor(toX), Math.floor(toY)];
    const [u, v] = [toX - left, toY - top];
    const at = top * width + left;
    const value = (from: number): number => {
      const upper = samples[from]! + u * (samples[from + 1]! - samples[from]!);
      return (
        upper +
        v * (samples[from + width]! + u * (samples[from + width + 1]! - samples[from + width]!) - upper)
      );
    };
    const across = (value(at + 1) - value(at - 1)) / 2;
    const down = (value(at + width) - value(at - width)) / 2;
    const difference = samples[y * width + x]! - value(at);
    const [s, t] = [(x - centerX) / spread, (y - centerY) / spread];
    row[0] = across;
    row[1] = across * s;
    row[2] = across * t;
    row[3] = down;
    row[4] = down * s;
    row[5] = down * t;
    for (let one = 0; one < 6; one++) {
      right[one]! += row[one]! * difference;
      for (let other = one; other < 6; other++) matrix[one * 6 + other]! += row[one]! * row[other]!;
    }
  }
  return solved(matrix, right);
}

/** Solves the symmetric system by Gauss' elimination. @returns undefined where it has no one solution */
function solved(matrix: Float64Array, right: Float64Array): Float64Array | undefined {
  for (let one = 0; one < 6; one++)
    for (let other = 0; other < one; other++) matrix[one * 6 + other] = matrix[other * 6 + one]!;
  for (let pivot = 0; pivot < 6; pivot++) {
    const head = matrix[pivot * 6 + pivot]!;
    if (!(Math.abs(head) > 1e-6)) return undefined;
    for (let row = pivot + 1; row < 6; row++) {
      const factor = matrix[row * 6 + pivot]! / head;
      for (let column = pivot; column < 6; column++)
        matrix[row * 6 + column]! -= factor * matrix[pivot * 6 + column]!;
      right[row]! -= factor * right[pivot]!;
    }
  }
  const solution = new Float64Array(6);
  for (let row = 5; row >= 0; row--) {
    let value = right[row]!;
    for (let column = row + 1; column < 6; column++) value -= matrix[row * 6 + column]! * solution[column]!;
    solution[row] = value / matrix[row * 6 + row]!;
  }
  return solution;
}
