import { lumaOf, type RgbImage } from '@assay/media';
import type { PixelBox } from '../../types.js';

/** A box in whole pixels that lies inside its image. */
export interface FaceArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The part of a face's box that lies inside the image; width and height may be 0. @param grown share of the
 * box's size added on each side
 */
export function faceArea({ width, height }: RgbImage, box: PixelBox, grown = 0): FaceArea {
  const [marginX, marginY] = [(box.x2 - box.x1) * grown, (box.y2 - box.y1) * grown];
  const left = Math.min(width, Math.max(0, Math.round(box.x1 - marginX)));
  const top = Math.min(height, Math.max(0, Math.round(box.y1 - marginY)));
  const right = Math.min(width, Math.max(left, Math.round(box.x2 + marginX)));
  const bottom = Math.min(height, Math.max(top, Math.round(box.y2 + marginY)));
  return { left, top, width: right - left, height: bottom - top };
}

/** ITU-R BT.601 luma of the pixel whose red lies at `offset`, 0..255. */
export const lumaAt = (rgb: Uint8Array, offset: number): number =>
  lumaOf(rgb[offset]!, rgb[offset + 1]!, rgb[offset + 2]!);
