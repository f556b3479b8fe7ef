import type { InkGrid } from './ink-grid.js';

/** Blocks of cells that are compared as one: a word or two. */
const BLOCK_COLUMNS = 4;
const BLOCK_ROWS = 2;
/** A block with less of the mean inked block's ink is not compared. */
const MIN_BLOCK_INK = 0.1;

/**
 * How much each inked block differs between two grids that lie on each other, in the ink of a typical block;
 * 0 where nothing does.
 * @returns ascending
 */
export function blockDifferences(one: InkGrid, other: InkGrid): Float32Array {
  const { columns, rows, density } = one;
  // Print comes out heavier or paler as a whole.
  const weight = sumOf(density) / (sumOf(other.density) || 1);
  const acrossBlocks = Math.ceil(columns / BLOCK_COLUMNS);
  const inks = new Float32Array(acrossBlocks * Math.ceil(rows / BLOCK_ROWS));
  const differing = new Float32Array(inks.length);
  for (let cell = 0; cell < density.length; cell++) {
    const block =
      Math.floor(Math.floor(cell / columns) / BLOCK_ROWS) * acrossBlocks +
      Math.floor((cell % columns) / BLOCK_COLUMNS);
    const weighted = other.density[cell]! * weight;
    inks[block]! += (density[cell]! + weighted) / 2;
    differing[block]! += Math.abs(density[cell]! - weighted);
  }
  const inked = inks.filter((ink) => ink > 0);
  const typical = sumOf(inked) / Math.max(1, inked.length);
  // Noise grows with the root of what is printed.
  return differing
    .map((difference, block) => difference / Math.sqrt((inks[block]! + typical / 2) * typical))
    .filter((_, block) => inks[block]! > MIN_BLOCK_INK * typical)
    .sort();
}

const sumOf = (values: Float32Array): number => values.reduce((sum, value) => sum + value, 0);
