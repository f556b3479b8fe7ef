import type { RgbImage } from '@assay/media';
import { mapped, type Similarity, scaleOf } from './similarity.js';

/**
 * A square look at an image. Where it is made smaller, means of blocks of pixels are taken first, so that nothing is skipped; in
 * between pixels it lies on the line between neighbours; outside of the image it is black.
 * @param toImage places of the look, 0..sidePx, to those of the image
 */
export function warped(image: RgbImage, toImage: Similarity, sidePx: number): RgbImage {
  const look: RgbImage = { width: sidePx, height: sidePx, rgb: new Uint8Array(sidePx * sidePx * 3) };
  const region = regionOf(image, toImage, sidePx);
  if (!region) return look;
  // What is left is less than two pixels a step, and two are what lies between neighbours.
  const blockPx = Math.max(1, Math.floor(scaleOf(toImage)));
  const source = blockMeans(image, region, blockPx);
  for (let y = 0, to = 0; y < sidePx; y++) {
    for (let x = 0; x < sidePx; x++, to += 3) {
      const place = mapped(toImage, { x: x + 0.5, y: y + 0.5 });
      sample(source, (place.x - region.left) / blockPx - 0.5, (place.y - region.top) / blockPx - 0.5, look.rgb, to);
    }
  }
  return look;
}

interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The part of the image that the look shows, and a little around it; undefined where it shows none. */
function regionOf(image: RgbImage, toImage: Similarity, sidePx: number): Region | undefined {
  const corners = [0, sidePx].flatMap((x) => [0, sidePx].map((y) => mapped(toImage, { x, y })));
  const marginPx = Math.ceil(scaleOf(toImage)) + 1;
  const reach = (places: readonly number[], length: number): [number, number] => [
    Math.max(0, Math.floor(Math.min(...places)) - marginPx),
    Math.min(length, Math.ceil(Math.max(...places)) + marginPx),
  ];
  const [left, right] = reach(
    corners.map(({ x }) => x),
    image.width,
  );
  const [top, bottom] = reach(
    corners.map(({ y }) => y),
    image.height,
  );
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : undefined;
}

/** A part of an image, one pixel for each block; blocks at the right and lower edges may be smaller. */
function blockMeans(image: RgbImage, { left, top, width, height }: Region, blockPx: number): RgbImage {
  const [columns, rows] = [Math.ceil(width / blockPx), Math.ceil(height / blockPx)];
  const rgb = new Uint8Array(columns * rows * 3);
  for (let row = 0, to = 0; row < rows; row++) {
    const down = Math.min(blockPx, height - row * blockPx);
    for (let column = 0; column < columns; column++, to += 3) {
      const across = Math.min(blockPx, width - column * blockPx);
      let [red, green, blue] = [0, 0, 0];
      for (let y = 0; y < down; y++) {
        let from = ((top + row * blockPx + y) * image.width + left + column * blockPx) * 3;
        for (const end = from + across * 3; from < end; from += 3) {
          red += image.rgb[from]!;
          green += image.rgb[from + 1]!;
          blue += image.rgb[from + 2]!;
        }
      }
      const count = across * down;
      rgb[to] = red / count + 0.5;
      rgb[to + 1] = green / count + 0.5;
      rgb[to + 2] = blue / count + 0.5;
    }
  }
  return { width: columns, height: rows, rgb };
}

/** Writes the colour between the four pixels around a place, whose whole numbers are the middles of pixels; those outside count as black. */
function sample({ width, height, rgb }: RgbImage, x: number, y: number, into: Uint8Array, at: number): void {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [x - left, y - top];
  let [red, green, blue] = [0, 0, 0];
  for (let corner = 0; corner < 4; corner++) {
    const [column, row] = [left + (corner & 1), top + (corner >> 1)];
    if (column < 0 || row < 0 || column >= width || row >= height) continue;
    const weight = (corner & 1 ? right : 1 - right) * (corner >> 1 ? down : 1 - down);
    const from = (row * width + column) * 3;
    red += rgb[from]! * weight;
    green += rgb[from + 1]! * weight;
    blue += rgb[from + 2]! * weight;
  }
  into[at] = red + 0.5;
  into[at + 1] = green + 0.5;
  into[at + 2] = blue + 0.5;
}
