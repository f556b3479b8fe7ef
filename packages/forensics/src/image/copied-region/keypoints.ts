import type { Plane } from '@assay/media';
import { blurred } from '../filters/blur.js';
import { forwardTransform } from '../recompression-history/block-transform.js';

/** A place of a picture that can be found again, with what is around it. */
export interface Keypoints {
  readonly count: number;
  /** In pixels of the plane they were found on. */
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** Which way the surroundings slope, radians. */
  readonly angle: Float32Array;
  /**
   * `count * DESCRIPTOR_LENGTH`: what is around, turned by the angle, with mean 0 and length 1, as its cosine
   * transform: that keeps distances, and two that differ do so in few of the numbers already.
   */
  readonly descriptors: Float32Array;
}

/** Samples of a descriptor: so many in a row, and so many pixels apart. */
const SIDE = 8;
const SPACING = 2.25;
export const DESCRIPTOR_LENGTH = SIDE * SIDE;

/**
 * Blobs and corners are found between these blurs (the difference of Gaussians, Lowe, IJCV 60(2), 2004), at
 * one size only.
 */
const [FINE, COARSE] = [1.3, 2.1];
/**
 * The slope around a place is taken this far out, at every second pixel, weighted by a Gaussian of the second
 * number.
 */
const [SLOPE_REACH, SLOPE_SIGMA] = [8, 4];
/** A blob stands out from everything this near. */
const RADIUS = 4;
/** Fainter blobs are noise of a flat ground, in steps of luma. */
const LEAST_CONTRAST = 0.7;
/** And surroundings with less spread say nothing of what they show. */
const LEAST_SPREAD = 1.8;
/** More make the comparison too slow; the strongest are kept. */
const MOST_KEYPOINTS = 5000;
/**
 * A straight edge looks alike all along itself: surroundings have to change in every direction by this share
 * of the strongest.
 */
const LEAST_CORNER = 0.07;

/** Finds the places. @param luma 0..255, of about a million pixels */
export function findKeypoints(luma: Plane): Keypoints {
  const fine = blurred(luma, FINE);
  const coarse = blurred(fine, Math.sqrt(COARSE ** 2 - FINE ** 2));
  const blobs = strongestBlobs(fine, coarse);
  const reach = Math.max(SLOPE_REACH + 1, Math.ceil((SIDE / 2) * SPACING * Math.SQRT2) + 1);
  const [x, y, angle] = [
    new Float32Array(blobs.length),
    new Float32Array(blobs.length),
    new Float32Array(blobs.length),
  ];
  const descriptors = new Float32Array(blobs.length * DESCRIPTOR_LENGTH);
  let count = 0;
  const { width, height } = luma;
  for (const at of blobs) {
    const [column, row] = [at % width, Math.floor(at / width)];
    if (column < reach || row < reach || column >= width - reach - 1 || row >= height - reach - 1) continue;
    const turn = slopeAt(coarse, at);
    if (!describe(coarse, column, row, turn, descriptors, count * DESCRIPTOR_LENGTH)) continue;
    x[count] = column;
    y[count] = row;
    angle[count] = turn;
    count++;
  }
  return { count, x, y, angle, descriptors };
}

/**
 * Where the difference of the blurs has a local extreme; the strongest first.
 * @param fine nobody needs it any more: the difference is written over it
 */
function strongestBlobs(
  { width, height, samples: size }: Plane,
  { samples: coarse }: Plane,
): readonly number[] {
  for (let at = 0; at < size.length; at++) size[at] = Math.abs(size[at]! - coarse[at]!);
  const found: number[] = [];
  for (let y = RADIUS; y < height - RADIUS; y++) {
    for (let x = RADIUS; x < width - RADIUS; x++) {
      const at = y * width + x;
      const value = size[at]!;
      if (value >= LEAST_CONTRAST && isLargest(size, width, at, value)) found.push(at);
    }
  }
  return found.sort((one, other) => size[other]! - size[one]!).slice(0, MOST_KEYPOINTS);
}

function isLargest(size: Float32Array, width: number, at: number, value: number): boolean {
  // Direct neighbors rule most places out.
  if (
    size[at - 1]! > value ||
    size[at + 1]! > value ||
    size[at - width]! > value ||
    size[at + width]! > value
  )
    return false;
  for (let dy = -RADIUS; dy <= RADIUS; dy++) {
    const row = at + dy * width;
    for (let other = row - RADIUS; other <= row + RADIUS; other++) if (size[other]! > value) return false;
  }
  return true;
}

const SLOPE_WEIGHTS = (() => {
  const weights: { readonly dx: number; readonly dy: number; readonly weight: number }[] = [];
  for (let dy = -SLOPE_REACH; dy <= SLOPE_REACH; dy += 2) {
    for (let dx = -SLOPE_REACH; dx <= SLOPE_REACH; dx += 2) {
      weights.push({ dx, dy, weight: Math.exp(-(dx * dx + dy * dy) / (2 * SLOPE_SIGMA ** 2)) });
    }
  }
  return weights;
})();

/** Which way the surroundings rise, radians. */
function slopeAt({ width, samples }: Plane, at: number): number {
  let [across, down] = [0, 0];
  for (const { dx, dy, weight } of SLOPE_WEIGHTS) {
    const from = at + dy * width + dx;
    across += weight * (samples[from + 1]! - samples[from - 1]!);
    down += weight * (samples[from + width]! - samples[from - width]!);
  }
  return Math.atan2(down, across);
}

const BLOCK_OF_SAMPLES = new Float64Array(DESCRIPTOR_LENGTH);

/** @returns false where there is too little to describe */
function describe(
  { width, samples }: Plane,
  x: number,
  y: number,
  turn: number,
  into: Float32Array,
  start: number,
): boolean {
  const [cosine, sine] = [Math.cos(turn) * SPACING, Math.sin(turn) * SPACING];
  let [sum, squares] = [0, 0];
  for (let row = 0, to = start; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++, to++) {
      const [u, v] = [column - (SIDE - 1) / 2, row - (SIDE - 1) / 2];
      const fromX = x + cosine * u - sine * v;
      const fromY = y + sine * u + cosine * v;
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      const [right, below] = [fromX - left, fromY - top];
      const at = top * width + left;
      const upper = samples[at]! + right * (samples[at + 1]! - samples[at]!);
      const lower = samples[at + width]! + right * (samples[at + width + 1]! - samples[at + width]!);
      const value = upper + below * (lower - upper);
      into[to] = value;
      sum += value;
      squares += value * value;
    }
  }
  const mean = sum / DESCRIPTOR_LENGTH;
  const variance = squares / DESCRIPTOR_LENGTH - mean * mean;
  if (variance < LEAST_SPREAD ** 2) return false;
  if (!isCorner(into, start)) return false;
  const scale = 1 / Math.sqrt(variance * DESCRIPTOR_LENGTH);
  for (let index = 0; index < DESCRIPTOR_LENGTH; index++)
    BLOCK_OF_SAMPLES[index] = (into[start + index]! - mean) * scale;
  forwardTransform(BLOCK_OF_SAMPLES);
  into.set(BLOCK_OF_SAMPLES, start);
  return true;
}

/**
 * Whether the samples change along both axes: the eigenvalues of the mean outer product of their slopes
 * (Harris & Stephens, 1988).
 */
function isCorner(samples: Float32Array, start: number): boolean {
  let [across, down, both] = [0, 0, 0];
  for (let row = 0; row < SIDE - 1; row++) {
    for (let column = 0; column < SIDE - 1; column++) {
      const at = start + row * SIDE + column;
      const dx = samples[at + 1]! - samples[at]!;
      const dy = samples[at + SIDE]! - samples[at]!;
      across += dx * dx;
      down += dy * dy;
      both += dx * dy;
    }
  }
  const middle = (across + down) / 2;
  const apart = Math.hypot((across - down) / 2, both);
  return middle - apart >= LEAST_CORNER * (middle + apart);
}
