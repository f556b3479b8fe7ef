/** EXIF orientation: 1 = as stored; 2..8 per TIFF 6.0 tag 274. */
export type ExifOrientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/**
 * Decoded pixels in the order the file codes them: EXIF rotation is NOT applied, since compression grids live
 * in coded order.
 */
export interface Raster {
  /** Pixels, coded order. */
  readonly width: number;
  readonly height: number;
  /** Interleaved 8-bit sRGB, length `width * height * 3`; transparent pixels are flattened on white. */
  readonly rgb: Uint8Array;
  /**
   * How a viewer turns the coded pixels; findings are mapped to the displayed image through `toDisplayed`.
   */
  readonly orientation: ExifOrientation;
}

/** Pixels as displayed. */
export interface RgbImage {
  readonly width: number;
  readonly height: number;
  /** Interleaved 8-bit sRGB, length `width * height * 3`. */
  readonly rgb: Uint8Array;
}

/** One channel. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  /** Row-major, length `width * height`; range depends on the maker (luma: 0..255). */
  readonly samples: Float32Array;
}
