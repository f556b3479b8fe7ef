import type { Raster } from '@assay/media';

/** One band of numbers over a picture; row-major. */
export interface Band {
  readonly columns: number;
  readonly rows: number;
  readonly samples: Float32Array;
}

/**
 * In which order the program handed the colors to the library: it expects blue first, and some gave red
 * first.
 */
export type ColorOrder = 'blue-first' | 'red-first';

/**
 * OpenCV's 8-bit conversion to YUV works in whole numbers of 2^14 (`color_yuv.simd.hpp`: 0.299, 0.587, 0.114
 * and 0.492).
 */
const SHIFT = 14;
const HALF = 1 << (SHIFT - 1);
const RED_TO_LUMA = 4899;
const GREEN_TO_LUMA = 9617;
const BLUE_TO_LUMA = 1868;
const BLUE_TO_CHROMA = 8061;
const MIDDLE = (128 << SHIFT) + HALF;

/**
 * The coarse band of one step of the Haar wavelet over the color difference U, as the library makes it: of
 * each two by two pixels half the sum, 0..510, where 256 is no color. Pixels beyond the last multiple of
 * four are left out.
 * @param origin 0, or 1 to leave out the first row and column, so that the grid is missed; the last ones then
 * stand for those outside
 */
export function chromaBand({ width, height, rgb }: Raster, order: ColorOrder, origin: 0 | 1 = 0): Band {
  const columns = (width >> 2) << 1;
  const rows = (height >> 2) << 1;
  const samples = new Float32Array(columns * rows);
  const red = order === 'blue-first' ? 0 : 2;
  for (let row = 0, index = 0; row < rows; row++) {
    const upper = Math.min(height - 1, 2 * row + origin) * width * 3;
    const lower = Math.min(height - 1, 2 * row + 1 + origin) * width * 3;
    for (let column = 0; column < columns; column++, index++) {
      const left = (2 * column + origin) * 3;
      const right = Math.min((width - 1) * 3, left + 3);
      samples[index] =
        (chroma(rgb, upper + left, red) +
          chroma(rgb, upper + right, red) +
          chroma(rgb, lower + left, red) +
          chroma(rgb, lower + right, red)) /
        2;
    }
  }
  return { columns, rows, samples };
}

/** U of one pixel, 0..255. */
function chroma(rgb: Uint8Array, at: number, red: number): number {
  const blue = rgb[at + 2 - red]!;
  const luma =
    (rgb[at + red]! * RED_TO_LUMA + rgb[at + 1]! * GREEN_TO_LUMA + blue * BLUE_TO_LUMA + HALF) >> SHIFT;
  return ((blue - luma) * BLUE_TO_CHROMA + MIDDLE) >> SHIFT;
}
