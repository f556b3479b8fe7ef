import { median, type Raster, toLuma } from '@assay/media';

/** What a small picture shows, as far as its pixels tell. Places are fractions of the picture as stored. */
export interface Ink {
  /** Around all ink. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /**
   * Runs of columns with ink, parted by columns without: of printed text one to a few for each glyph or word.
   */
  readonly pieces: number;
  /** Part of the picture that is ink, 0..1. */
  readonly share: number;
  /** How colored the ink is: mean difference of its strongest and weakest channel, 0..255. */
  readonly chroma: number;
}

/**
 * Difference of luma from the ground from which a pixel is ink: gray print has 60 and more, JPEG noise around
 * glyphs less.
 */
const MIN_CONTRAST = 60;
/**
 * Part of the border pixels that must have the color of the ground; text may touch the border here and
 * there.
 */
const MIN_EVEN_BORDER = 0.85;
const SAME_GROUND = 12;

/** @returns undefined for a picture without an even ground, or without ink: photographs, seals, fills */
export function inkOf(raster: Raster): Ink | undefined {
  const { width, height, samples } = toLuma(raster);
  const border = [...borderOf(samples, width, height)];
  const groundLuma = median(border) ?? 255;
  const even = border.filter((luma) => Math.abs(luma - groundLuma) <= SAME_GROUND).length;
  if (even < MIN_EVEN_BORDER * border.length) return undefined;
  let [left, right, top, bottom] = [width, -1, height, -1];
  let [count, pieces, chroma] = [0, 0, 0];
  let inPiece = false;
  for (let x = 0; x < width; x++) {
    let any = false;
    for (let y = 0; y < height; y++) {
      const at = y * width + x;
      if (Math.abs(samples[at]! - groundLuma) < MIN_CONTRAST) continue;
      any = true;
      count++;
      const [red, green, blue] = [raster.rgb[3 * at]!, raster.rgb[3 * at + 1]!, raster.rgb[3 * at + 2]!];
      chroma += Math.max(red, green, blue) - Math.min(red, green, blue);
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
    if (any) {
      if (!inPiece) pieces++;
      if (x < left) left = x;
      right = x;
    }
    inPiece = any;
  }
  if (count === 0) return undefined;
  return {
    left: left / width,
    right: (right + 1) / width,
    top: top / height,
    bottom: (bottom + 1) / height,
    pieces,
    share: count / (width * height),
    chroma: chroma / count,
  };
}

function* borderOf(samples: Float32Array, width: number, height: number): Generator<number> {
  for (let x = 0; x < width; x++) {
    yield samples[x]!;
    yield samples[(height - 1) * width + x]!;
  }
  for (let y = 1; y < height - 1; y++) {
    yield samples[y * width]!;
    yield samples[y * width + width - 1]!;
  }
}
