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

/** By {@link SIDE_PX}ths of a turn, clockwise. */
const COSINES = Float64Array.from({ length: SIDE_PX / 2 }, (_, step) =>
  Math.cos((-2 * Math.PI * step) / SIDE_PX),
);
const SINES = Float64Array.from({ length: SIDE_PX / 2 }, (_, step) =>
  Math.sin((-2 * Math.PI * step) / SIDE_PX),
);

/** Where each value goes first: its place with the bits reversed. */
const REVERSED = Uint8Array.from({ length: SIDE_PX }, (_, index) => {
  let reversed = 0;
  for (let bit = 1; bit < SIDE_PX; bit <<= 1) reversed = (reversed << 1) | (index & bit ? 1 : 0);
  return reversed;
});

/** The fast Fourier transform of {@link SIDE_PX} values in place (Cooley and Tukey, radix 2). */
function transform(real: Float64Array, imaginary: Float64Array, start: number, stride: number): void {
  for (let index = 1; index < SIDE_PX; index++) {
    const reversed = REVERSED[index]!;
    if (index >= reversed) continue;
    swap(real, start + index * stride, start + reversed * stride);
    swap(imaginary, start + index * stride, start + reversed * stride);
  }
  for (let length = 2; length <= SIDE_PX; length <<= 1) {
    const half = length / 2;
    for (let step = 0; step < half; step++) {
      const cosine = COSINES[(step * SIDE_PX) / length]!;
      const sine = SINES[(step * SIDE_PX) / length]!;
      for (let block = 0; block < SIDE_PX; block += length) {
        const one = start + (block + step) * stride;
        const other = one + half * stride;
        const otherReal = real[other]!;
        const otherImaginary = imaginary[other]!;
        const turnedReal = otherReal * cosine - otherImaginary * sine;
        const turnedImaginary = otherReal * sine + otherImaginary * cosine;
        const oneReal = real[one]!;
        const oneImaginary = imaginary[one]!;
        real[other] = oneReal - turnedReal;
        imaginary[other] = oneImaginary - turnedImaginary;
        real[one] = oneReal + turnedReal;
        imaginary[one] = oneImaginary + turnedImaginary;
      }
    }
  }
}

function swap(values: Float64Array, one: number, other: number): void {
  const kept = values[one]!;
  values[one] = values[other]!;
  values[other] = kept;
}
