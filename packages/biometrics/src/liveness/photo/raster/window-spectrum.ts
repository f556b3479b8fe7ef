/** Side of a window in samples; a power of two. */
export const WINDOW = 64;
const HALF = WINDOW / 2;

const HANN = Float64Array.from(
  { length: WINDOW },
  (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (index + 0.5)) / WINDOW),
);
const COSINES = Float64Array.from({ length: HALF }, (_, index) => Math.cos((2 * Math.PI * index) / WINDOW));
const SINES = Float64Array.from({ length: HALF }, (_, index) => Math.sin((2 * Math.PI * index) / WINDOW));
const REVERSED = Uint8Array.from({ length: WINDOW }, (_, index) => {
  let reversed = 0;
  for (let bit = 1; bit < WINDOW; bit *= 2) reversed = reversed * 2 + (index & bit ? 1 : 0);
  return reversed;
});

/** In place, radix 2 (Cooley & Tukey, 1965), over `WINDOW` values from `start`. */
function transformLine(real: Float64Array, imaginary: Float64Array, start: number): void {
  for (let index = 0; index < WINDOW; index++) {
    const other = REVERSED[index]!;
    if (other <= index) continue;
    swap(real, start + index, start + other);
    swap(imaginary, start + index, start + other);
  }
  transformFours(real, imaginary, start);
  for (let length = 8; length <= WINDOW; length *= 2) {
    const half = length / 2;
    const turn = WINDOW / length;
    for (let block = 0; block < WINDOW; block += length) {
      for (let index = 0; index < half; index++) {
        const even = start + block + index;
        const odd = even + half;
        const cosine = COSINES[index * turn]!;
        const sine = SINES[index * turn]!;
        const oddReal = real[odd]! * cosine + imaginary[odd]! * sine;
        const oddImaginary = imaginary[odd]! * cosine - real[odd]! * sine;
        real[odd] = real[even]! - oddReal;
        imaginary[odd] = imaginary[even]! - oddImaginary;
        real[even]! += oddReal;
        imaginary[even]! += oddImaginary;
      }
    }
  }
}

function transpose(square: Float64Array): void {
  for (let y = 1; y < WINDOW; y++) {
    for (let x = 0; x < y; x++) {
      swap(square, y * WINDOW + x, x * WINDOW + y);
    }
  }
}

function swap(values: Float64Array, one: number, other: number): void {
  const kept = values[one]!;
  values[one] = values[other]!;
  values[other] = kept;
}

/** The first two rounds, whose turns are whole quarters: nothing to multiply. */
function transformFours(real: Float64Array, imaginary: Float64Array, start: number): void {
  for (let block = 0, a = start; block < WINDOW; block += 4, a += 4) {
    const b = a + 1;
    const c = a + 2;
    const d = a + 3;
    const sumReal = real[a]! + real[b]!;
    const sumImaginary = imaginary[a]! + imaginary[b]!;
    const apartReal = real[a]! - real[b]!;
    const apartImaginary = imaginary[a]! - imaginary[b]!;
    const laterReal = real[c]! + real[d]!;
    const laterImaginary = imaginary[c]! + imaginary[d]!;
    const turnedReal = imaginary[c]! - imaginary[d]!;
    const turnedImaginary = real[d]! - real[c]!;
    real[a] = sumReal + laterReal;
    imaginary[a] = sumImaginary + laterImaginary;
    real[b] = apartReal + turnedReal;
    imaginary[b] = apartImaginary + turnedImaginary;
    real[c] = sumReal - laterReal;
    imaginary[c] = sumImaginary - laterImaginary;
    real[d] = apartReal - turnedReal;
    imaginary[d] = apartImaginary - turnedImaginary;
  }
}

/**
 * Power spectra of two real windows seen through a Hann window.
 *
 * Two real signals share one complex transform (the even part is the first's, the odd part the second's),
 * which halves the cost.
 * @param first, second `WINDOW` x `WINDOW` samples, row-major, without their mean; both are overwritten
 * @param into receives `power(first), power(second)` at index `v * WINDOW + u` for `u`, `v` cycles in a
 * window, negative ones from the end; of `v` from 0 to half a window only, since the rest is the same turned
 * by half
 */
export function windowSpectra(
  first: Float64Array,
  second: Float64Array,
  into: readonly [Float64Array, Float64Array],
): void {
  for (let y = 0, at = 0; y < WINDOW; y++) {
    for (let x = 0; x < WINDOW; x++, at++) {
      const weight = HANN[y]! * HANN[x]!;
      first[at]! *= weight;
      second[at]! *= weight;
    }
  }
  // Columns are turned into rows first: values that lie apart in memory cost twice as much.
  for (let y = 0; y < WINDOW; y++) transformLine(first, second, y * WINDOW);
  transpose(first);
  transpose(second);
  for (let x = 0; x < WINDOW; x++) transformLine(first, second, x * WINDOW);
  for (let v = 0; v <= HALF; v++) {
    for (let u = 0; u < WINDOW; u++) {
      const from = u * WINDOW + v;
      const mirrored = ((WINDOW - u) % WINDOW) * WINDOW + ((WINDOW - v) % WINDOW);
      const a = first[from]!;
      const b = second[from]!;
      const c = first[mirrored]!;
      const d = second[mirrored]!;
      into[0][v * WINDOW + u] = ((a + c) ** 2 + (b - d) ** 2) / 4;
      into[1][v * WINDOW + u] = ((b + d) ** 2 + (c - a) ** 2) / 4;
    }
  }
}
