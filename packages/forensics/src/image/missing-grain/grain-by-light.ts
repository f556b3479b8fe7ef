import type { GroundCells } from './ground-cells.js';

/**
 * How much grain the ground has where it is as light as this, 0..255; -1 where too little of the ground is.
 */
export interface GrainByLight {
  /** The least, but for {@link FLOOR_SHARE} of the ground. */
  readonly floor: Float32Array;
  /** A quarter of the ground has less. */
  readonly quarter: Float32Array;
}

/** Grain changes with light (shot noise, gamma): cells are compared with those within so many levels. */
const WITHIN_LEVELS = 8;
/** Of the ground, and in cells: so much must be as light, or nothing is known of its grain. */
const LEAST = { share: 0.1, cells: 800 };
const FLOOR_SHARE = 0.02;

/** Grain is counted in steps of a twelfth of an octave, 6 %, from an eighth of a level on. */
const STEPS_PER_OCTAVE = 12;
const OFFSET_LEVELS = 0.125;
const STEPS = 160;
const stepOf = (grain: number): number =>
  Math.min(STEPS - 1, Math.round(STEPS_PER_OCTAVE * (Math.log2(grain + OFFSET_LEVELS) + 3)));
const grainOf = (step: number): number => 2 ** (step / STEPS_PER_OCTAVE - 3) - OFFSET_LEVELS;

/** Cells of the ground by their light and the step of their grain: a row of {@link STEPS} for each light. */
export type GrainCounts = Int32Array;

/** Counts the ground's cells by light and grain. */
export function countGrain({ grain, light }: GroundCells): GrainCounts {
  const counts = new Int32Array(256 * STEPS);
  for (let cell = 0; cell < grain.length; cell++)
    if (grain[cell]! >= 0) counts[light[cell]! * STEPS + stepOf(grain[cell]!)]!++;
  return counts;
}

/** The counts less some cells of the ground: an area in question must not set what it is held against. */
export function withoutCells(
  counts: GrainCounts,
  { grain, light }: GroundCells,
  left: readonly number[],
): GrainCounts {
  const rest = counts.slice();
  for (const cell of left) rest[light[cell]! * STEPS + stepOf(grain[cell]!)]!--;
  return rest;
}

/** @param ground how many cells the whole ground has */
export function grainByLight(counts: GrainCounts, ground: number): GrainByLight {
  const byLight = { floor: new Float32Array(256).fill(-1), quarter: new Float32Array(256).fill(-1) };
  const around = new Int32Array(STEPS);
  let total = 0;
  const add = (level: number, sign: 1 | -1): void => {
    if (level < 0 || level > 255) return;
    for (let step = 0, at = level * STEPS; step < STEPS; step++, at++) {
      around[step]! += sign * counts[at]!;
      total += sign * counts[at]!;
    }
  };
  for (let level = 0; level < WITHIN_LEVELS; level++) add(level, 1);
  for (let level = 0; level < 256; level++) {
    add(level + WITHIN_LEVELS, 1);
    add(level - WITHIN_LEVELS - 1, -1);
    if (total < LEAST.cells || total < LEAST.share * ground) continue;
    byLight.floor[level] = grainOf(stepAt(around, FLOOR_SHARE * total));
    byLight.quarter[level] = grainOf(stepAt(around, 0.25 * total));
  }
  return byLight;
}

function stepAt(counts: Int32Array, rank: number): number {
  let below = 0;
  for (let step = 0; step < STEPS; step++) {
    below += counts[step]!;
    if (below > rank) return step;
  }
  return STEPS - 1;
}
