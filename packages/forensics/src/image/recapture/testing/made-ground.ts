import type { Raster } from '@assay/media';

/**
 * Light of a pattern at a place in pixels, of red, green and blue (channel 0..2), as a share of the ground's
 * own.
 */
export type Pattern = (x: number, y: number, channel: number) => number;

const BRIGHTNESS = 200;
/** Levels of grain to both sides. */
const GRAIN = 4;

/** A ground with a pattern and grain. @param seed of the grain, from 1 */
export function ground(width: number, height: number, pattern: Pattern, seed = 1): Raster {
  let state = seed;
  const grain = (): number => {
    state = (state * 48_271) % 2_147_483_647; // Park and Miller
    return (state / 2_147_483_647 - 0.5) * 2 * GRAIN;
  };
  const rgb = Uint8Array.from({ length: width * height * 3 }, (_, at) => {
    const pixel = Math.floor(at / 3);
    return Math.max(
      0,
      Math.min(
        255,
        Math.round(BRIGHTNESS * pattern(pixel % width, Math.floor(pixel / width), at % 3) + grain()),
      ),
    );
  });
  return { width, height, rgb, orientation: 1 };
}

const TURN = 2 * Math.PI;

/**
 * A wave of one period in pixels, leaning by an angle from the rows. @param phase of each channel, as a share
 * of the period
 */
export const wave =
  (period: number, angleDegrees: number, depth: number, phase: readonly [number, number, number]): Pattern =>
  (x, y, channel) => {
    const angle = (angleDegrees * Math.PI) / 180;
    return (
      1 + depth * Math.cos(TURN * ((x * Math.cos(angle) + y * Math.sin(angle)) / period + phase[channel]!))
    );
  };
