import sharp, { type Sharp } from 'sharp';

/** Pixels of one photograph, in the order the file codes them. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Interleaved 8-bit sRGB. */
  readonly rgb: Uint8Array;
}

/** How much of each pixel an edit replaced, 0..255; row-major. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly amounts: Uint8Array;
}

/**
 * Larger photographs are cut to their top left corner, so that their grid of blocks stays where it was: a
 * choice, to bound the time.
 */
const LARGEST_SIDES = [4000, 3008] as const;

/** @throws where the file is no picture that can be decoded */
export async function decodePixels(path: string): Promise<Pixels> {
  const { width = 0, height = 0 } = await sharp(path, { autoOrient: false }).metadata();
  const [longest, shortest] = LARGEST_SIDES;
  const most = width >= height ? { width: longest, height: shortest } : { width: shortest, height: longest };
  const { data, info } = await sharp(path, { autoOrient: false })
    .extract({ left: 0, top: 0, width: Math.min(width, most.width), height: Math.min(height, most.height) })
    .toColorspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new RangeError('expected a colour picture');
  return { width: info.width, height: info.height, rgb: new Uint8Array(data) };
}

export const toSharp = ({ width, height, rgb }: Pixels): Sharp =>
  sharp(rgb, { raw: { width, height, channels: 3 } });

export async function fromSharp(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: new Uint8Array(data) };
}

export const emptyMask = ({ width, height }: Pixels): Mask => ({
  width,
  height,
  amounts: new Uint8Array(width * height),
});

/**
 * One pixel's color between pixels, each channel 0..255, by the four around it; outside, the nearest edge's.
 */
export function colorAt({ width, height, rgb }: Pixels, x: number, y: number): [number, number, number] {
  const left = Math.min(width - 1, Math.max(0, Math.floor(x)));
  const top = Math.min(height - 1, Math.max(0, Math.floor(y)));
  const right = Math.min(width - 1, left + 1);
  const bottom = Math.min(height - 1, top + 1);
  const [across, down] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))];
  const channel = (offset: number): number => {
    const value = (column: number, row: number): number => rgb[(row * width + column) * 3 + offset] ?? 0;
    const upper = value(left, top) * (1 - across) + value(right, top) * across;
    const lower = value(left, bottom) * (1 - across) + value(right, bottom) * across;
    return upper * (1 - down) + lower * down;
  };
  return [channel(0), channel(1), channel(2)];
}

/** Paints a color over one pixel, as far as the mask says. */
export function blend(
  rgb: Uint8Array,
  pixel: number,
  amount: number,
  color: readonly [number, number, number],
): void {
  for (let channel = 0; channel < 3; channel++) {
    const at = pixel * 3 + channel;
    const before = rgb[at] ?? 0;
    rgb[at] = Math.round(
      Math.min(255, Math.max(0, before + ((color[channel] ?? 0) - before) * (amount / 255))),
    );
  }
}
