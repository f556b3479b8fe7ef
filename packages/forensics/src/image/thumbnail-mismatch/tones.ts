import type { Plane } from '@assay/media';

/** Rounds of the fit; each trusts those pixels more that the last one explained. */
const ROUNDS = 8;
/** Levels from which a pixel is trusted less. */
const TRUSTED = 10;

/** Lumas of a picture beyond which light or shadow may have been cut off: what was there cannot be told. */
export const CLIPPED = { dark: 4, light: 251 } as const;

/**
 * A picture with the brightness and contrast of another of the same size: a parabola through the pairs of
 * lumas, fitted with weights so that parts that differ pull little; what is cut off is left out. Where the
 * lumas are too few for a parabola, as it is.
 */
export function inTonesOf(picture: Plane, other: Plane): Plane {
  let [a, b, c] = [0, 1, 0];
  for (let round = 0; round < ROUNDS; round++) {
    const solved = solve(weightedSums(picture.samples, other.samples, [a, b, c], round === 0));
    if (!solved) break;
    [a, b, c] = solved;
  }
  return {
    ...picture,
    samples: picture.samples.map((value) => 255 * (a + (value / 255) * (b + (c * value) / 255))),
  };
}

type Parabola = readonly [number, number, number];
/**
 * Of the weight, and of it with the powers 1 to 4 of the one and with the other times the powers 0 to 2 of
 * the one.
 */
type Sums = readonly [number, number, number, number, number, number, number, number];

function weightedSums(one: Float32Array, other: Float32Array, [a, b, c]: Parabola, isFirst: boolean): Sums {
  let [s0, s1, s2, s3, s4, t0, t1, t2] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let at = 0; at < one.length; at++) {
    if (one[at]! <= CLIPPED.dark || one[at]! >= CLIPPED.light) continue;
    const p = one[at]! / 255;
    const t = other[at]! / 255;
    const far = isFirst ? 0 : (255 * (t - a - p * (b + c * p))) / TRUSTED;
    const weight = 1 / (1 + far * far);
    s0 += weight;
    s1 += weight * p;
    s2 += weight * p * p;
    s3 += weight * p * p * p;
    s4 += weight * p * p * p * p;
    t0 += weight * t;
    t1 += weight * t * p;
    t2 += weight * t * p * p;
  }
  return [s0, s1, s2, s3, s4, t0, t1, t2];
}

/** Least squares by Cramer's rule; undefined where the lumas are too few. */
function solve([s0, s1, s2, s3, s4, t0, t1, t2]: Sums): Parabola | undefined {
  const whole = determinant(s0, s1, s2, s1, s2, s3, s2, s3, s4);
  if (s0 === 0 || Math.abs(whole) < 1e-9 * s0 ** 3) return undefined;
  return [
    determinant(t0, s1, s2, t1, s2, s3, t2, s3, s4) / whole,
    determinant(s0, t0, s2, s1, t1, s3, s2, t2, s4) / whole,
    determinant(s0, s1, t0, s1, s2, t1, s2, s3, t2) / whole,
  ];
}

/** Of a 3 x 3 matrix, row by row. */
const determinant = (
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
  h: number,
  i: number,
): number => a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
