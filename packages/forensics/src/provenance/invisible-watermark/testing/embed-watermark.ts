import type { Raster } from '@assay/media';

/** How a program hands a picture to the library. */
export interface Writing {
  readonly order?: 'blue-first' | 'red-first';
  readonly samples?: 'whole numbers' | 'floating point';
}

const SCALE = 36;
const BLOCK_PIXELS = 8;

/**
 * Writes a message as the library `invisible-watermark` does with its method `dwtDct` (its README and wiki,
 * "Frequency Methods"), in floating point and without the detail bands, which nobody reads: of each block of
 * 8 by 8 pixels the cell of 2 by 2 whose U is farthest from zero, the first cell left out, is moved as a
 * whole.
 */
export function embedWatermark(
  picture: Raster,
  bits: readonly number[],
  { order = 'blue-first', samples = 'whole numbers' }: Writing = {},
): Raster {
  const { width, height } = picture;
  const rgb = Float64Array.from(picture.rgb);
  const red = order === 'blue-first' ? 0 : 2;
  const middle = samples === 'whole numbers' ? 128 : 0.5;
  const cellU = (x: number, y: number): number => {
    let sum = 0;
    for (const at of pixelsOf(x, y, width)) {
      const [r, g, b] = [rgb[at + red]!, rgb[at + 1]!, rgb[at + 2 - red]!];
      sum += 0.492 * (b - (0.299 * r + 0.587 * g + 0.114 * b)) + middle;
    }
    return sum / 2;
  };
  let written = 0;
  for (let top = 0; top + BLOCK_PIXELS <= height; top += BLOCK_PIXELS) {
    for (let left = 0; left + BLOCK_PIXELS <= width; left += BLOCK_PIXELS) {
      const cells = Array.from({ length: 15 }, (_, at) => ({
        x: left + 2 * ((at + 1) % 4),
        y: top + 2 * Math.floor((at + 1) / 4),
      }));
      const values = cells.map(({ x, y }) => cellU(x, y));
      const farthest = values.reduce(
        (best, value, at) => (Math.abs(value) > Math.abs(values[best]!) ? at : best),
        0,
      );
      const value = values[farthest]!;
      const wanted =
        (Math.floor(Math.abs(value) / SCALE) + 0.25 + 0.5 * bits[written++ % bits.length]!) * SCALE;
      const change = (Math.sign(value) * wanted - value) / 2 / 0.492;
      const { x, y } = cells[farthest]!;
      for (const at of pixelsOf(x, y, width)) {
        // U moves, Y and V stay: blue takes all of it, and green gives back what blue adds to the luma.
        rgb[at + 2 - red] = rgb[at + 2 - red]! + change;
        rgb[at + 1] = rgb[at + 1]! - (0.114 / 0.587) * change;
      }
    }
  }
  return {
    ...picture,
    rgb: Uint8Array.from(rgb, (sample) => Math.max(0, Math.min(255, Math.round(sample)))),
  };
}

const pixelsOf = (x: number, y: number, width: number): number[] =>
  [0, 1, width, width + 1].map((step) => (y * width + x + step) * 3);

/** A picture of soft colors and grain, as a photograph has; the same for the same seed. */
export function softPicture(seed: number, width = 320, height = 256): Raster {
  const random = randomOf(seed);
  const waves = Array.from({ length: 9 }, (_, at) => ({
    channel: at % 3,
    height: 45 / (1 + at / 3),
    across: (random() - 0.5) * (0.02 + at / 80),
    down: (random() - 0.5) * (0.02 + at / 80),
    from: random() * 6.3,
  }));
  const rgb = new Uint8Array(width * height * 3);
  for (let at = 0; at < rgb.length; at++) {
    const x = Math.floor(at / 3) % width;
    const y = Math.floor(at / 3 / width);
    let level = 120 + 6 * (random() + random() + random() - 1.5);
    for (const { channel, height: size, across, down, from } of waves) {
      if (channel === at % 3) level += size * Math.sin(across * x + down * y + from);
    }
    rgb[at] = Math.max(0, Math.min(255, level));
  }
  return { width, height, rgb, orientation: 1 };
}

/** Lehmer's generator, 0..1. */
export function randomOf(seed: number): () => number {
  let state = seed * 2 + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
