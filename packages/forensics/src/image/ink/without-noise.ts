import type { Component } from './components.js';
import type { Ink } from './glyphs.js';
import type { Bytes } from './luma-bytes.js';

/**
 * Of the rows of paper beside print so many are of one level each. In 76 pictures of the shared set in which characters look alike it was
 * .39 at most, in eight screenshots, drawn in several colors on several grounds, .87 and more; of public samples two that are drawn in
 * part lay between, at .60 and .64 (2026-11-30).
 */
const LEAST_FLAT = 0.65;
/** Pixels from a piece of ink to the paper that is looked at; ink within two of them spoils it. */
const [BESIDE, CLEAR] = [3, 2];

/**
 * Whether the paper beside print has no noise, whatever its colors: nothing went through a sensor, nor through a lossy save, which
 * leaves ripples there. Two prints of one character may then have the same pixels by nature. Scans that were cleaned to pure white
 * and saved without loss look the same.
 */
export function isWithoutNoise(luma: Bytes, ink: Ink): boolean {
  let [rows, flat] = [0, 0];
  for (const glyph of ink.glyphs) {
    for (const y of [glyph.top - BESIDE, glyph.bottom - 1 + BESIDE]) {
      const levels = levelsOfRow(luma, ink.mask, glyph, y);
      if (levels === undefined) continue;
      rows++;
      if (levels.lowest === levels.highest) flat++;
    }
  }
  return rows > 0 && flat >= LEAST_FLAT * rows;
}

/** The lowest and highest level of the paper on a row over or under a piece of ink; undefined where there is none. */
function levelsOfRow(
  { width, height, samples }: Bytes,
  mask: Uint8Array,
  { left, right }: Component,
  y: number,
): { readonly lowest: number; readonly highest: number } | undefined {
  if (y < CLEAR || y >= height - CLEAR) return undefined;
  let [lowest, highest] = [256, -1];
  for (let x = Math.max(left, CLEAR); x < Math.min(right, width - CLEAR); x++) {
    if (hasInkWithin(mask, width, x, y)) continue;
    const level = samples[y * width + x]!;
    if (level < lowest) lowest = level;
    if (level > highest) highest = level;
  }
  return highest < 0 ? undefined : { lowest, highest };
}

function hasInkWithin(mask: Uint8Array, width: number, x: number, y: number): boolean {
  for (let row = y - CLEAR; row <= y + CLEAR; row++)
    for (let at = row * width + x - CLEAR; at <= row * width + x + CLEAR; at++)
      if (mask[at] === 1) return true;
  return false;
}
