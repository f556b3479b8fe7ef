/** Which samples of a row make one sample of the resized row, and how much each weighs. */
export interface Taps {
  readonly first: number;
  readonly weights: Float32Array;
}

/** The taps from one length to another. */
export type TapsBetween = (from: number, to: number) => readonly Taps[];

/**
 * The taps of each sample of a resized row: the mean of what it covers, or, enlarged, a point on the line
 * between its neighbors.
 */
export function tapsFor(from: number, to: number): Taps[] {
  const step = from / to;
  const reach = Math.max(1, step);
  return Array.from({ length: to }, (_, index) => {
    const middle = (index + 0.5) * step;
    const first = clamped(Math.floor(middle - (step > 1 ? step / 2 : 0.5)), from);
    const last = clamped(Math.ceil(middle + (step > 1 ? step / 2 : 0.5)) - 1, from);
    const weights = Float32Array.from({ length: last - first + 1 }, (_tap, tap) => {
      const sample = first + tap;
      if (step <= 1) return Math.max(0, 1 - Math.abs(sample + 0.5 - middle) / reach);
      return Math.min(sample + 1, middle + step / 2) - Math.max(sample, middle - step / 2);
    });
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return { first, weights: sum > 0 ? weights.map((weight) => weight / sum) : Float32Array.of(1) };
  });
}

const clamped = (index: number, length: number): number => Math.min(length - 1, Math.max(0, index));
