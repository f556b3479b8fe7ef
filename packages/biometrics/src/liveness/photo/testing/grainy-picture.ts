import type { RgbImage } from '@assay/media';

/** Whole numbers 0..255 that look like chance and are the same each time. */
const grain = (x: number, y: number, channel: number): number => {
  let hash = Math.imul(x + 1, 374761393) ^ Math.imul(y + 1, 668265263) ^ Math.imul(channel + 1, 1274126177);
  hash = Math.imul(hash ^ (hash >>> 13), 1103515245);
  return ((hash ^ (hash >>> 16)) >>> 0) & 255;
};

/**
 * A picture drawn place by place, with a camera's grain over it. @param grainLevels deviation from the drawn
 * value at most
 */
export function grainyPicture(
  width: number,
  height: number,
  at: (x: number, y: number) => readonly [red: number, green: number, blue: number],
  grainLevels = 6,
): RgbImage {
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const drawn = at(x, y);
      for (let channel = 0; channel < 3; channel++, to++) {
        rgb[to] = Math.min(
          255,
          Math.max(0, Math.round(drawn[channel]! + (grain(x, y, channel) / 127.5 - 1) * grainLevels)),
        );
      }
    }
  }
  return { width, height, rgb };
}
