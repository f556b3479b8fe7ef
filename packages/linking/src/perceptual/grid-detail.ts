import type { InkGrid } from './ink-grid.js';

/** Cells across; on a letter or A4 page one is about 4 mm, a word three or four. */
export const DETAIL_COLUMNS = 48;
/** Half as high again as broad: what lies further down a longer strip is not told apart. */
export const DETAIL_MAX_ROWS = 72;

/** A cell's ink goes in this many steps up to {@link FULL_CELL} times that of the mean inked cell. */
const STEPS = 15;
const FULL_CELL = 2.2;
/** Less is no ink: keeps the mean from hanging on traces of noise. */
const INKED_CELL = 0.015;
/** Blank cells that one nibble counts. */
const MAX_RUN = 16;

/**
 * A grid as bytes: a nibble a cell, its ink in fifteenths; after a blank one a nibble with how many more
 * blank cells follow. The first byte is the number of rows. 0.5 to 1.7 KB for a page.
 * @param grid of {@link DETAIL_COLUMNS} and at most {@link DETAIL_MAX_ROWS} rows
 */
export function encodeDetail({ density, rows }: InkGrid): Uint8Array {
  const inked = density.filter((value) => value > INKED_CELL);
  const full = FULL_CELL * (inked.reduce((sum, value) => sum + value, 0) / Math.max(1, inked.length)) || 1;
  const nibbles: number[] = [];
  for (let cell = 0; cell < density.length; cell++) {
    const step = stepOf(density[cell]! / full);
    nibbles.push(step);
    if (step > 0) continue;
    let run = 1;
    while (run < MAX_RUN && cell + 1 < density.length && stepOf(density[cell + 1]! / full) === 0) {
      run++;
      cell++;
    }
    nibbles.push(run - 1);
  }
  const bytes = new Uint8Array(1 + Math.ceil(nibbles.length / 2));
  bytes[0] = rows;
  for (const [index, nibble] of nibbles.entries())
    bytes[1 + (index >> 1)]! |= index % 2 === 0 ? nibble << 4 : nibble;
  return bytes;
}

const stepOf = (share: number): number => Math.min(STEPS, Math.round(share * STEPS));

/**
 * What {@link encodeDetail} wrote, its densities in 0..1. Cells that the bytes do not reach are blank.
 * @returns undefined when the bytes name no rows, or more than a detail has
 */
export function decodeDetail(bytes: Uint8Array): InkGrid | undefined {
  const rows = bytes[0] ?? 0;
  if (rows === 0 || rows > DETAIL_MAX_ROWS) return undefined;
  const density = new Float32Array(DETAIL_COLUMNS * rows);
  const nibbleAt = (index: number): number =>
    ((bytes[1 + (index >> 1)] ?? 0) >> (index % 2 === 0 ? 4 : 0)) & 15;
  for (let cell = 0, nibble = 0; cell < density.length; cell++) {
    const step = nibbleAt(nibble++);
    if (step === 0) cell += nibbleAt(nibble++);
    else density[cell] = step / STEPS;
  }
  return { columns: DETAIL_COLUMNS, rows, density };
}
