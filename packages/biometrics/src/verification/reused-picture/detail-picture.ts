import { type RgbImage, resized, toLuma } from '@assay/media';
import { blurredLuma } from '../../blurred-luma.js';

/** Shading between two sizes, each place divided by the strength around it. */
export interface DetailPicture {
  readonly sidePx: number;
  readonly samples: Float32Array;
}

/**
 * Half of the chip's side: what is finer does not survive a portrait of 120 pixels printed and taken again.
 */
const SIDE_PX = 75;
/**
 * Finest and coarsest detail kept, in pixels of the reduced chip; about a fortieth and a tenth of the face's
 * width.
 */
const FINE_SIGMA_PX = 1.2;
const COARSE_SIGMA_PX = 4;
/** Neighborhood whose strength is divided out, so that a shadow or a highlight does not rule the whole. */
const STRENGTH_SIGMA_PX = 8;
/** Steps of luma below which there is only noise. */
const NOISE_FLOOR = 1;

export function detailOf(chip: RgbImage): DetailPicture {
  const luma = toLuma(resized(chip, SIDE_PX, SIDE_PX)).samples;
  const fine = blurredLuma(luma, SIDE_PX, FINE_SIGMA_PX);
  const coarse = blurredLuma(luma, SIDE_PX, COARSE_SIGMA_PX);
  const band = fine.map((value, index) => value - coarse[index]!);
  const strength = blurredLuma(
    band.map((value) => value * value),
    SIDE_PX,
    STRENGTH_SIGMA_PX,
  );
  return {
    sidePx: SIDE_PX,
    samples: band.map((value, index) => value / (Math.sqrt(strength[index]!) + NOISE_FLOOR)),
  };
}
