import type { Raster } from '@assay/media';

/** Side of a patch: a power of two. */
export const SIDE_PX = 64;

/** Hann's window, by which the patch's edges leave no lines in the spectrum. */
const WINDOW = Float64Array.from({ length: SIDE_PX }, (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (index + 0.5)) / SIDE_PX));

/** Of a grey picture any channel is its luma. */
const GREEN = 1;

export interface PatchSpectrum {
  readonly mean: number;
  /** Row-major `SIDE_PX * SIDE_PX`, frequencies 0..SIDE_PX-1 in cycles per patch, the upper half negative. */
  readonly power: Float64Array;
}

/** The spectrum of one patch of a grey picture, its mean taken off. @param left of the patch, which lies within the raster, as does `top` */
export function powerSpectrum({ width, rgb }: Raster, left: number, top: number): PatchSpectrum {
  const real = new Float64Array(SIDE_PX * SIDE_PX);
  const at = (x: number, y: number): number => rgb[((top + y) * width + left + x) * 3 + GREEN]!;
  let mean = 0;
  for (let y = 0; y < SIDE_PX; y++) {
    for (let x = 0; x < SIDE_PX; x++) mean += at(x, y) / (SIDE_PX * SIDE_PX);
  }
  for (let y = 0; y < SIDE_PX; y++) {
    for (let x = 0; x < SIDE_PX; x++) real[y * SIDE_PX + x] = (at(x, y) - mean) * WINDOW[x]! * WINDOW[y]!;
  }
  const imaginary = new Float64Array(real.length);
  for (let line = 0; line < SIDE_PX; line++) transform(real, imaginary, line * SIDE_PX, 1);
  for (let line = 0; line < SIDE_PX; line++) transform(real, imaginary, line, SIDE_PX);
  return { mean, power: real.map((value, index) => value * value + imaginary[index]! ** 2) };
}

/** The fast Fourier transform of {@link SIDE_PX} values in place (Cooley and Tukey, radix 2). */
function transform(real: Float64Array, imaginary: Float64Array, start: number, stride: number): void {
  const at = (index: number): number => start + index * stride;
  for (let index = 1, reversed = 0; index < SIDE_PX; index++) {
    let bit = SIDE_PX >> 1;
    for (; reversed & bit; bit >>= 1) reversed ^= bit;
    reversed ^= bit;
    if (index < reversed) {
      swap(real, at(index), at(reversed));
      swap(imaginary, at(index), at(reversed));
    }
  }
  for (let length = 2; length <= SIDE_PX; length <<= 1) {
    const half = length / 2;
    for (let step = 0; step < half; step++) {
      const [cosine, sine] = [Math.cos((-2 * Math.PI * step) / length), Math.sin((-2 * Math.PI * step) / length)];
      for (let block = 0; block < SIDE_PX; block += length) {
        const [one, other] = [at(block + step), at(block + step + half)];
        const turnedReal = real[other]! * cosine - imaginary[other]! * sine;
        const turnedImaginary = real[other]! * sine + imaginary[other]! * cosine;
        real[other] = real[one]! - turnedReal;
        imaginary[other] = imaginary[one]! - turnedImaginary;
        real[one]! += turnedReal;
        imaginary[one]! += turnedImaginary;
      }
    }
  }
}

function swap(values: Float64Array, one: number, other: number): void {
  const kept = values[one]!;
  values[one] = values[other]!;
  values[other] = kept;
}
