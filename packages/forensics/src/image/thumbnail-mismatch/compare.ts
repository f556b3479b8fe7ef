import { type Plane, type RgbImage, resizedPlane, sizeWithin, toLuma } from '@assay/media';
import { differenceOf } from './difference.js';
import { reducedLuma } from './reduced-luma.js';
import { displayed, laidOn, type Registration, register, sharedArea } from './registration.js';

/** A thumbnail beside its picture. */
export interface Comparison {
  readonly registration: Registration;
  /**
   * Of the part that both show: see `differenceOf`; where its first pixel lies on the thumbnail, at the size
   * compared.
   */
  readonly difference: Plane;
  readonly left: number;
  readonly top: number;
  /** Share of the thumbnail that both show, 0..1. */
  readonly sharedShare: number;
}

/** Larger thumbnails are compared at this side, pixels: the measured rates are those of it. */
const SIDE = 160;
/** Pixels of the picture for one of the thumbnail, along a line: enough that laying it on loses nothing. */
const OVERSAMPLING = 1.25;
/** Smaller ones, and what is left of them, show too little. */
const LEAST_SIDE = 40;
/** Standard deviation of lumas below which a picture has nothing to be known by. */
const LEAST_CONTRAST = 8;

/**
 * Lays the picture on its thumbnail and compares what both show. Undefined where either shows next to
 * nothing.
 */
export function compare(picture: RgbImage, thumbnail: RgbImage): Comparison | undefined {
  const size = sizeWithin(thumbnail, SIDE);
  if (Math.min(size.width, size.height) < LEAST_SIDE || Math.min(picture.width, picture.height) < LEAST_SIDE)
    return undefined;
  const small: Plane = { ...size, samples: resizedPlane(toLuma(thumbnail), size.width, size.height) };
  const reduced = sizeWithin(picture, Math.round(Math.max(size.width, size.height) * OVERSAMPLING));
  const whole = reducedLuma(picture, reduced.width, reduced.height);
  if (contrastOf(small) < LEAST_CONTRAST || contrastOf(whole) < LEAST_CONTRAST) return undefined;
  const registration = register(whole, small);
  const area = sharedArea(registration.rectangle, small);
  const [width, height] = [area.right - area.left, area.bottom - area.top];
  if (Math.min(width, height) < LEAST_SIDE / 2) return undefined;
  const laid = laidOn(displayed(whole, registration.orientation), small, registration.rectangle);
  const difference = differenceOf(
    cut(laid, area.left, area.top, width, height),
    cut(small, area.left, area.top, width, height),
  );
  return {
    registration,
    difference,
    left: area.left,
    top: area.top,
    sharedShare: (width * height) / (size.width * size.height),
  };
}

function contrastOf({ samples }: Plane): number {
  const mean = samples.reduce((sum, value) => sum + value, 0) / samples.length;
  return Math.sqrt(samples.reduce((sum, value) => sum + (value - mean) ** 2, 0) / samples.length);
}

function cut(plane: Plane, left: number, top: number, width: number, height: number): Plane {
  const samples = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const start = (top + y) * plane.width + left;
    samples.set(plane.samples.subarray(start, start + width), y * width);
  }
  return { width, height, samples };
}
