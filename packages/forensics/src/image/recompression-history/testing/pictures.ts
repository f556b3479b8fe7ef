import {
  decodeJpegCoefficients,
  decodeRaster,
  type ImageFormat,
  type JpegCoefficients,
  type Raster,
} from '@assay/media';
import sharp from 'sharp';

/** Where a test image is edited, in pixels: whole blocks of no grid in particular. */
export const EDITED = { x: 203, y: 117, width: 90, height: 22 } as const;

/** Park and Miller's generator, 0..1. */
function lehmer(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Ink strokes in lines on white or toned paper: what a printed page is to a DCT. Gray, in RGB. */
export function page(width: number, height: number, paper: number, seed: number): Uint8Array {
  const next = lehmer(seed);
  const gray = new Float64Array(width * height).map(() => Math.min(255, paper + (next() - 0.5) * 6));
  for (let line = 14; line + 12 < height; line += 22) {
    for (let x = 12; x < width - 16; x += 5 + Math.floor(next() * 6))
      drawStroke(gray, width, x, line, 4 + next() * 6, next() * 2 - 1, 20 + next() * 60);
  }
  return Uint8Array.from({ length: width * height * 3 }, (_, index) => gray[Math.floor(index / 3)]!);
}

/** A slanted stroke, soft at its sides. */
function drawStroke(
  gray: Float64Array,
  width: number,
  x: number,
  y: number,
  length: number,
  slant: number,
  ink: number,
): void {
  for (let step = 0; step < length; step++) {
    const middle = x + step * slant;
    for (let column = Math.floor(middle) - 1; column <= middle + 2; column++) {
      const cover = Math.max(0, 1.5 - Math.abs(column - middle)) / 1.5;
      const at = Math.round(y + step) * width + column;
      gray[at] = gray[at]! * (1 - cover) + ink * cover;
    }
  }
}

/** Lays other strokes, never compressed, over the edited place. */
export function edit(rgb: Uint8Array, width: number, paper: number): Uint8Array {
  const other = page(EDITED.width, EDITED.height + 14, paper, 77);
  const edited = Uint8Array.from(rgb);
  for (let row = 0; row < EDITED.height; row++) {
    const from = (row + 8) * EDITED.width * 3;
    edited.set(other.subarray(from, from + EDITED.width * 3), ((EDITED.y + row) * width + EDITED.x) * 3);
  }
  return edited;
}

/**
 * One trip through a JPEG file of mozjpeg. @param quantizationTable which family of tables: 0 is libjpeg's, 1
 * to 8 are others
 */
export async function throughJpeg(
  rgb: Uint8Array,
  width: number,
  height: number,
  quality: number,
  quantizationTable = 0,
): Promise<Uint8Array> {
  const bytes = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .jpeg({ quality, quantizationTable })
    .toBuffer();
  return (await decodeRaster(bytes, 'jpeg')).rgb;
}

/** The views of a file as a check is handed them. */
export async function viewsOf(
  bytes: Uint8Array,
  format: ImageFormat,
): Promise<{ raster: Raster; jpeg?: JpegCoefficients }> {
  const raster = await decodeRaster(bytes, format);
  return format === 'jpeg' ? { raster, jpeg: decodeJpegCoefficients(bytes) } : { raster };
}
