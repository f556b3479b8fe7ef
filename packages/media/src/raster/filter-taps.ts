import type { Taps, TapsBetween } from './taps.js';

/** How far a kernel reaches, in samples of the coarser side, and its value at a distance. */
interface Kernel {
  readonly reach: number;
  readonly at: (distance: number) => number;
}

/**
 * Keys, "Cubic convolution interpolation for digital image processing", IEEE TASSP 29 (1981) 1153-1160, with
 * a = -1/2.
 */
const CUBIC_A = -0.5;

const KERNELS: Readonly<Record<'bilinear' | 'bicubic', Kernel>> = {
  bilinear: { reach: 1, at: (distance) => Math.max(0, 1 - Math.abs(distance)) },
  bicubic: {
    reach: 2,
    at: (distance) => {
      const t = Math.abs(distance);
      if (t < 1) return ((CUBIC_A + 2) * t - (CUBIC_A + 3)) * t * t + 1;
      return t < 2 ? ((t - 5) * t + 8) * t * CUBIC_A - 4 * CUBIC_A : 0;
    },
  },
};

/**
 * Taps of a kernel that is widened when reducing, as Pillow resizes and torchvision with `antialias`: what
 * most networks were trained behind. The means of `tapsFor` are sharper.
 */
export const filterTaps =
  (kernel: keyof typeof KERNELS): TapsBetween =>
  (from, to) => {
    const { reach, at } = KERNELS[kernel];
    const step = from / to;
    const widening = Math.max(1, step);
    return Array.from({ length: to }, (_, index): Taps => {
      const middle = (index + 0.5) * step;
      const first = Math.max(0, Math.floor(middle - reach * widening + 0.5));
      const end = Math.min(from, Math.floor(middle + reach * widening + 0.5));
      const weights = Float32Array.from({ length: end - first }, (_tap, tap) =>
        at((first + tap + 0.5 - middle) / widening),
      );
      const sum = weights.reduce((total, weight) => total + weight, 0);
      return { first, weights: weights.map((weight) => weight / sum) };
    });
  };
