import type { Component } from './components.js';
import type { Ink } from './glyphs.js';
import type { Bytes } from './luma-bytes.js';
import { paperNoise } from './paper-noise.js';

/** Levels of {@link paperNoise}: scans cleaned to white reach down to it, too, so that ink is asked as well. */
const PAPER_NOISE_BELOW = 0.02;
/** So many pieces of ink have the same darkest level: on cleaned scans it differs from print to print. */
const LEAST_OF_ONE_LEVEL = 0.9;
/** So much of the paper beside print has the level of all of it: a JPEG save leaves ripples there. */
const LEAST_PLAIN = 0.98;
/** Pixels from a piece of ink to the paper that is looked at; ink within two of them spoils it. */
const [BESIDE, CLEAR] = [3, 2];

/**
 * Whether neither paper nor ink has noise: nothing went through a sensor, nor through a lossy save. There, two
 * prints of one character may have the same pixels by nature.
 */
export function isWithoutNoise(luma: Bytes, ink: Ink): boolean {
  if (ink.glyphs.length === 0 || paperNoise(luma, ink.mask) >= PAPER_NOISE_BELOW) return false;
  const darkest = new Int32Array(256);
  const beside = new Int32Array(256);
  for (const glyph of ink.glyphs) {
    darkest[darkestOf(luma, glyph)]!++;
    countBeside(luma, ink.mask, glyph, beside);
  }
  return isMostlyOne(darkest, LEAST_OF_ONE_LEVEL) && isMostlyOne(beside, LEAST_PLAIN);
}

/** Whether so much of what was counted is of one level. */
function isMostlyOne(counts: Int32Array, share: number): boolean {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return all > 0 && Math.max(...counts) >= share * all;
}

function darkestOf({ width, samples }: Bytes, { left, top, right, bottom }: Component): number {
  let darkest = 255;
  for (let y = top; y < bottom; y++)
    for (let at = y * width + left; at < y * width + right; at++) darkest = Math.min(darkest, samples[at]!);
  return darkest;
}

/** Counts the levels of the paper just above and just below a piece of ink. */
function countBeside(
  { width, height, samples }: Bytes,
  mask: Uint8Array,
  { left, top, right, bottom }: Component,
  levels: Int32Array,
): void {
  for (const y of [top - BESIDE, bottom - 1 + BESIDE]) {
    if (y < CLEAR || y >= height - CLEAR) continue;
    for (let x = Math.max(left, CLEAR); x < Math.min(right, width - CLEAR); x++) {
      if (!hasInkWithin(mask, width, x, y)) levels[samples[y * width + x]!]!++;
    }
  }
}

function hasInkWithin(mask: Uint8Array, width: number, x: number, y: number): boolean {
  for (let row = y - CLEAR; row <= y + CLEAR; row++)
    for (let at = row * width + x - CLEAR; at <= row * width + x + CLEAR; at++)
      if (mask[at] === 1) return true;
  return false;
}
