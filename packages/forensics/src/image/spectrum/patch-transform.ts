/** Side of a patch: a power of two. */
export const SIDE_PX = 64;

/** Hann's window, by which the patch's edges leave no lines in the spectrum. */
const WINDOW = Float64Array.from(
  { length: SIDE_PX },
  (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (index + 0.5)) / SIDE_PX),
);

/**
 * The two-dimensional Fourier transform of a patch seen through Hann's window, in place.
 * @param real, imaginary row-major `SIDE_PX * SIDE_PX`, without their means; then frequencies 0..SIDE_PX-1 in
 * cycles per patch, the upper half negative
 */
export function transformPatch(real: Float64Array, imaginary: Float64Array): void {
  for (let y = 0, at = 0; y < SIDE_PX; y++) {
    for (let x = 0; x < SIDE_PX; x++, at++) {
      real[at]! *= WINDOW[x]! * WINDOW[y]!;
      imaginary[at]! *= WINDOW[x]! * WINDOW[y]!;
    }
  }
  for (let line = 0; line < SIDE_PX; line++) transform(real, imaginary, line * SIDE_PX, 1);
  for (let line = 0; line < SIDE_PX; line++) transform(real, imaginary, line, SIDE_PX);
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
      const [cosine, sine] = [
        Math.cos((-2 * Math.PI * step) / length),
        Math.sin((-2 * Math.PI * step) / length),
      ];
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
