/** Size of the frames of the test clips. */
export const FRAME_WIDTH = 64;
export const FRAME_HEIGHT = 48;

const BITS = 8;
const BIT_WIDTH = FRAME_WIDTH / BITS;
const NUMBER_HEIGHT = 16;

/**
 * A frame that shows its number as eight black and white fields at the top, the highest bit at the left, over
 * a smooth field of colors that has no symmetry.
 * @returns RGB, row-major, of {@link FRAME_WIDTH} x {@link FRAME_HEIGHT} pixels
 */
export function numberedFrame(number: number): Uint8Array {
  const rgb = new Uint8Array(FRAME_WIDTH * FRAME_HEIGHT * 3);
  for (let y = 0, to = 0; y < FRAME_HEIGHT; y++) {
    for (let x = 0; x < FRAME_WIDTH; x++, to += 3) {
      const bit = (number >> (BITS - 1 - Math.floor(x / BIT_WIDTH))) & 1;
      const across = x / (FRAME_WIDTH - 1);
      const down = (y - NUMBER_HEIGHT) / (FRAME_HEIGHT - 1 - NUMBER_HEIGHT);
      rgb.set(
        y < NUMBER_HEIGHT
          ? [bit * 255, bit * 255, bit * 255]
          : [40 + 190 * across, 220 - 170 * down, 60 + 120 * across * down],
        to,
      );
    }
  }
  return rgb;
}

/** The number that an upright frame of any size shows. */
export function numberOf({
  width,
  height,
  rgb,
}: {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}): number {
  const y = Math.floor(((NUMBER_HEIGHT / 2) * height) / FRAME_HEIGHT);
  let number = 0;
  for (let bit = 0; bit < BITS; bit++) {
    const x = Math.floor(((bit + 0.5) * width) / BITS);
    number = number * 2 + (rgb[(y * width + x) * 3 + 1]! > 127 ? 1 : 0);
  }
  return number;
}
