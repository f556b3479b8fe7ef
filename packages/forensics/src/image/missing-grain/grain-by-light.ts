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

/** @param without cells that are left out: an area in question must not set what it is held against */
export function grainByLight(
  { grain, light, count }: GroundCells,
  without: ReadonlySet<number> = new Set(),
): GrainByLight {
  const counts = new Int32Array(256 * STEPS);
  for (let cell = 0; cell < grain.length; cell++) {
    if (grain[cell]! < 0 || without.has(cell)) continue;
    const at = light[cell]! * STEPS + stepOf(grain[cell]!);
    counts[at] = counts[at]! + 1;
  }
  const byLight = { floor: new Float32Array(256).fill(-1), quarter: new Float32Array(256).fill(-1) };
  for (let level = 0; level < 256; level++) {
    const around = new Int32Array(STEPS);
    let total = 0;
    for (
      let near = Math.max(0, level - WITHIN_LEVELS);
      near <= Math.min(255, level + WITHIN_LEVELS);
      near++
    ) {
      for (let step = 0; step < STEPS; step++) {
        around[step] = around[step]! + counts[near * STEPS + step]!;
        total += counts[near * STEPS + step]!;
      }
    }
    if (total < LEAST.cells || total < LEAST.share * count) continue;
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
