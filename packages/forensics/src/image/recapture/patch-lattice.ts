import { type Raster, ranked } from '@assay/media';
import { SIDE_PX, transformPatch } from '../spectrum/patch-transform.js';
import type { Patch } from './blank-ground.js';
import { equalNeighbors } from './equal-neighbors.js';

/** What the spectrum of a patch shows of a lattice. */
export interface PatchLattice {
  /** Cycles per patch of the strongest line in red, across and down. */
  readonly across: number;
  readonly down: number;
  /** Natural logarithm of its power over the median of its ring of frequencies. */
  readonly height: number;
  /**
   * The same of the strongest line in which red and blue stand beside each other, of the weaker of both: near
   * 0 for patterns of one ink.
   */
  readonly fringeHeight: number;
  /**
   * Sine of the phase between red and blue in that line, 0..1: .87 for stripes of red, green and blue, 0 for
   * one ink and for its aliases.
   */
  readonly fringeSine: number;
  /**
   * How unlike the amplitudes of red and blue are in it, as an exponent of 2, 0 and up: a display's white has
   * both alike, colored ink has not.
   */
  readonly imbalance: number;
}

/**
 * Frequencies looked at, cycles per patch: below are shadows and folds, above nothing is left of the camera's
 * picture.
 */
const [LEAST_FREQUENCY, GREATEST_FREQUENCY] = [5, 31];
/** Lines this near to an axis are those of JPEG's blocks and of edges along rows and columns. */
const AXIS = 1;
/** Added to every power, in squared levels: a mere rounding has no lines. */
const FLOOR = 3200;
/**
 * A patch with more neighbors of one color than this share was drawn, or flattened by coding: no lattice of
 * lights is in it.
 */
const MOST_EQUAL = 0.5;

const [RED, BLUE] = [0, 2];

const NONE: PatchLattice = { across: 0, down: 0, height: 0, fringeHeight: 0, fringeSine: 0, imbalance: 0 };

/** Looks for lines in the spectra of red and blue, and for what separates them. */
export function patchLattice(raster: Raster, patch: Patch): PatchLattice {
  if (equalNeighbors(raster, patch) > MOST_EQUAL) return NONE;
  const [real, imaginary] = [channelOf(raster, patch, RED), channelOf(raster, patch, BLUE)];
  transformPatch(real, imaginary);
  const spectra = separated(real, imaginary);
  const [redMedians, blueMedians] = [ringMedians(spectra.red), ringMedians(spectra.blue)];
  const red = strongestLine(spectra.red, redMedians);
  const fringe = strongestLine(spectra.quadrature, ringMedians(spectra.both));
  return {
    across: red.across,
    down: red.down,
    height: red.height,
    fringeHeight: Math.min(
      fringe.height,
      heightAt(spectra.red, redMedians, fringe),
      heightAt(spectra.blue, blueMedians, fringe),
    ),
    imbalance: Math.abs(Math.log2((spectra.blue[fringe.at]! + 1) / (spectra.red[fringe.at]! + 1))) / 2,
    fringeSine: spectra.quadrature[fringe.at]! / (spectra.both[fringe.at]! + 1),
  };
}

/** Samples of a channel less their mean. */
function channelOf({ width, rgb }: Raster, { left, top }: Patch, channel: number): Float64Array {
  const samples = new Float64Array(SIDE_PX * SIDE_PX);
  let sum = 0;
  for (let y = 0, index = 0; y < SIDE_PX; y++) {
    for (let x = 0, from = ((top + y) * width + left) * 3 + channel; x < SIDE_PX; x++, index++, from += 3) {
      const value = rgb[from]!;
      samples[index] = value;
      sum += value;
    }
  }
  const mean = sum / samples.length;
  for (let index = 0; index < samples.length; index++) samples[index]! -= mean;
  return samples;
}

type Power = Float64Array;

/** Where the negative of each frequency stands. */
const MIRRORED = Uint16Array.from(
  { length: SIDE_PX * SIDE_PX },
  (_, at) =>
    ((SIDE_PX - Math.floor(at / SIDE_PX)) % SIDE_PX) * SIDE_PX + ((SIDE_PX - (at % SIDE_PX)) % SIDE_PX),
);

/** Two real signals share one complex transform: the even part is red's, the odd part blue's. */
function separated(real: Float64Array, imaginary: Float64Array) {
  const [red, blue]: [Power, Power] = [new Float64Array(real.length), new Float64Array(real.length)];
  const [both, quadrature]: [Power, Power] = [new Float64Array(real.length), new Float64Array(real.length)];
  for (let at = 0; at < real.length; at++) {
    const mirrored = MIRRORED[at]!;
    const redReal = (real[at]! + real[mirrored]!) / 2;
    const redImaginary = (imaginary[at]! - imaginary[mirrored]!) / 2;
    const blueReal = (imaginary[at]! + imaginary[mirrored]!) / 2;
    const blueImaginary = (real[mirrored]! - real[at]!) / 2;
    const ofRed = redReal * redReal + redImaginary * redImaginary;
    const ofBlue = blueReal * blueReal + blueImaginary * blueImaginary;
    red[at] = ofRed;
    blue[at] = ofBlue;
    both[at] = Math.sqrt(ofRed * ofBlue);
    quadrature[at] = Math.abs(redImaginary * blueReal - redReal * blueImaginary);
  }
  return { red, blue, both, quadrature };
}

const indexOf = (across: number, down: number): number =>
  ((down + SIDE_PX) % SIDE_PX) * SIDE_PX + ((across + SIDE_PX) % SIDE_PX);
const ringOf = (across: number, down: number): number => Math.round(Math.hypot(across, down));

/** Every frequency of half the plane: the other half mirrors it. */
const HALF_PLANE = Array.from({ length: (SIDE_PX / 2) * (SIDE_PX - 1) }, (_, index) => {
  const [across, down] = [(index % (SIDE_PX - 1)) - SIDE_PX / 2 + 1, Math.floor(index / (SIDE_PX - 1))];
  return { across, down, at: indexOf(across, down), ring: ringOf(across, down) };
});
const LOOKED_AT = HALF_PLANE.filter(
  ({ across, down, ring }) =>
    ring >= LEAST_FREQUENCY &&
    ring <= GREATEST_FREQUENCY &&
    Math.abs(across) > AXIS &&
    Math.abs(down) > AXIS &&
    (across % 8 !== 0 || down % 8 !== 0),
);

/** Places of the frequencies of each ring. */
const RINGS = Array.from({ length: 1 + Math.max(...HALF_PLANE.map(({ ring }) => ring)) }, (_, wanted) =>
  Uint16Array.from(
    HALF_PLANE.filter(({ ring }) => ring === wanted),
    ({ at }) => at,
  ),
);

/** Of those rings that lines are looked for in. */
const ringMedians = (power: Power): Float64Array =>
  Float64Array.from(RINGS, (places, ring) => {
    if (ring < LEAST_FREQUENCY || ring > GREATEST_FREQUENCY) return Number.NaN;
    const values = new Float64Array(places.length);
    for (let index = 0; index < values.length; index++) values[index] = power[places[index]!]!;
    return ranked(values, values.length >> 1)!;
  });

interface Line {
  readonly across: number;
  readonly down: number;
  readonly at: number;
  readonly ring: number;
}

const heightAt = (power: Power, medians: Float64Array, { at, ring }: Line): number =>
  Math.log((power[at]! + FLOOR) / (medians[ring]! + FLOOR));

const PLACES = Uint16Array.from(LOOKED_AT, ({ at }) => at);
const RINGS_OF_PLACES = Uint8Array.from(LOOKED_AT, ({ ring }) => ring);

function strongestLine(power: Power, medians: Float64Array): Line & { readonly height: number } {
  let [strongest, highest] = [0, 1];
  for (let index = 0; index < PLACES.length; index++) {
    const ratio = (power[PLACES[index]!]! + FLOOR) / (medians[RINGS_OF_PLACES[index]!]! + FLOOR);
    if (ratio > highest) [strongest, highest] = [index, ratio];
  }
  return { ...LOOKED_AT[strongest]!, height: Math.log(highest) };
}
