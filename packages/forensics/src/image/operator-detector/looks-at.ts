import {
  type Box,
  box,
  cutOut,
  EXIF_TURNS,
  filterTaps,
  pixelTensor,
  type Raster,
  type RgbImage,
  resized,
  turned,
} from '@assay/media';
import type { CardInput, Fit } from './card.js';

/** One input of the network. */
interface Look {
  /** Length `3 * widthPx * heightPx`. */
  readonly numbers: Float32Array;
  /** On the picture as stored; undefined for the picture as a whole. */
  readonly place: Box | undefined;
}

/**
 * A picture that would have to be enlarged more than this shows the network our interpolation, and hardly its
 * own pixels.
 */
const MOST_ENLARGED = 2;

/**
 * What the network is shown of a picture: always as displayed, EXIF rotation applied.
 * @returns none for a picture that is too small
 */
export function looksAt(raster: Raster, input: CardInput): Look[] {
  const turn = EXIF_TURNS[raster.orientation];
  // The pixels are fitted in the order the file codes them and turned at the end, when they are few.
  const [width, height] = turn.swaps ? [input.heightPx, input.widthPx] : [input.widthPx, input.heightPx];
  const numbersOf = (image: RgbImage): Float32Array => pixelTensor(turned(image, turn), input);
  const { fit } = input;
  if (fit.how === 'crops') {
    if (raster.width < width || raster.height < height) return [];
    return cropCorners(raster, width, height, fit.crops).map(([left, top]) => ({
      numbers: numbersOf(cutOut(raster, left, top, width, height)),
      place: box(
        left / raster.width,
        top / raster.height,
        (left + width) / raster.width,
        (top + height) / raster.height,
      ),
    }));
  }
  const size = resizedSize(raster, width, height, fit);
  if (size.width > MOST_ENLARGED * raster.width || size.height > MOST_ENLARGED * raster.height) return [];
  const whole = resized(raster, size.width, size.height, filterTaps(fit.kernel));
  const [left, top] = [Math.floor((size.width - width) / 2), Math.floor((size.height - height) / 2)];
  return [{ numbers: numbersOf(cutOut(whole, left, top, width, height)), place: undefined }];
}

function resizedSize(
  raster: Raster,
  width: number,
  height: number,
  fit: Exclude<Fit, { how: 'crops' }>,
): { width: number; height: number } {
  if (fit.how === 'stretch') return { width, height };
  const scale = fit.shorterSidePx / Math.min(raster.width, raster.height);
  // As torchvision does: the longer side is cut to whole pixels. A picture a thousand times as long as wide
  // shows its middle.
  const longer = (side: number): number =>
    Math.min(MOST_LONGER_SIDES * fit.shorterSidePx, Math.max(fit.shorterSidePx, Math.floor(side * scale)));
  return raster.width <= raster.height
    ? { width: fit.shorterSidePx, height: longer(raster.height) }
    : { width: longer(raster.width), height: fit.shorterSidePx };
}

/** Bounds the resized picture, of which the middle alone is used: beyond it, the longer side is squeezed. */
const MOST_LONGER_SIDES = 16;

/**
 * Corners of places spread evenly over the picture: the middle alone, or a grid that is as square as the
 * number allows.
 */
function cropCorners(
  raster: Raster,
  width: number,
  height: number,
  crops: number,
): [left: number, top: number][] {
  const columns = Math.ceil(Math.sqrt(crops));
  const rows = Math.ceil(crops / columns);
  const at = (index: number, count: number, room: number): number =>
    Math.floor(count === 1 ? room / 2 : (index * room) / (count - 1));
  return Array.from({ length: crops }, (_, index) => [
    at(index % columns, columns, raster.width - width),
    at(Math.floor(index / columns), rows, raster.height - height),
  ]);
}
