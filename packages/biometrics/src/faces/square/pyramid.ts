import type { RgbImage } from '@assay/media';

/** Halving ends where a side would be shorter. */
const SHORTEST_SIDE_PX = 16;

/** The image, reduced. */
export interface Level {
  readonly pixels: RgbImage;
  /** Pixels of the level per pixel of the image: 1, 1/2, 1/4... */
  readonly scale: number;
}

/** An image at its own size, half of it, a quarter and so on; each made when it is first asked for. */
export class Pyramid {
  readonly image: RgbImage;
  readonly #levels: Level[];

  constructor(image: RgbImage) {
    this.image = image;
    this.#levels = [{ pixels: image, scale: 1 }];
  }

  /** The smallest level that has at least one pixel for each step of this many pixels of the image. */
  levelFor(stepPx: number): Level {
    let index = 0;
    for (let step = stepPx; step >= 2; step /= 2, index++) {
      const { pixels, scale } = this.#levels[index]!;
      if (Math.min(pixels.width, pixels.height) < 2 * SHORTEST_SIDE_PX) break;
      this.#levels[index + 1] ??= { pixels: halved(pixels), scale: scale / 2 };
    }
    return this.#levels[index]!;
  }
}

const pyramids = new WeakMap<RgbImage, Pyramid>();

/**
 * The pyramid of an image, kept while the image is: it is looked at for its faces, and again for each
 * template and each crop.
 */
export function pyramidOf(image: RgbImage): Pyramid {
  const pyramid = pyramids.get(image) ?? new Pyramid(image);
  pyramids.set(image, pyramid);
  return pyramid;
}

/** Each pixel the mean of four; an odd last row or column is dropped. */
function halved({ width, height, rgb }: RgbImage): RgbImage {
  const [halfWidth, halfHeight] = [width >> 1, height >> 1];
  const half = new Uint8Array(halfWidth * halfHeight * 3);
  for (let y = 0, to = 0; y < halfHeight; y++) {
    let above = 2 * y * width * 3;
    let below = above + width * 3;
    for (let x = 0; x < halfWidth; x++, above += 6, below += 6, to += 3) {
      half[to] = (rgb[above]! + rgb[above + 3]! + rgb[below]! + rgb[below + 3]! + 2) >> 2;
      half[to + 1] = (rgb[above + 1]! + rgb[above + 4]! + rgb[below + 1]! + rgb[below + 4]! + 2) >> 2;
      half[to + 2] = (rgb[above + 2]! + rgb[above + 5]! + rgb[below + 2]! + rgb[below + 5]! + 2) >> 2;
    }
  }
  return { width: halfWidth, height: halfHeight, rgb: half };
}
