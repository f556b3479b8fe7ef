import type { BlockEvidence } from './block-evidence.js';
import type { EarlierSaveModel } from './earlier-save-model.js';
import type { LumaBlocks } from './luma-blocks.js';

/** Values laid over a grid of blocks, in nats: positive speaks against the earlier save, negative for it. */
export interface DisagreementMap {
  readonly columns: number;
  readonly rows: number;
  /** Row-major. */
  readonly nats: Float32Array;
}

/** Weighs every block by itself. */
export function blockDisagreement(
  blocks: LumaBlocks,
  model: EarlierSaveModel,
  evidence: BlockEvidence,
): DisagreementMap {
  const { columns, rows } = blocks;
  const nats = new Float32Array(columns * rows);
  for (let index = 0; index < nats.length; index++)
    nats[index] = -evidence.logLikelihoodRatio(blocks, index, model);
  return { columns, rows, nats };
}

/**
 * Sums over 3x3 blocks, by the middle one: an edited word covers several blocks, a badly explained single
 * block does not. Blocks that fit count against their neighbors, so scattered misfits cancel out.
 */
export function neighborhoodSums({ columns, rows, nats }: DisagreementMap): DisagreementMap {
  const across = new Float32Array(nats.length);
  for (let index = 0; index < nats.length; index++) {
    const column = index % columns;
    across[index] =
      nats[index]! + (column > 0 ? nats[index - 1]! : 0) + (column + 1 < columns ? nats[index + 1]! : 0);
  }
  const sums = across.map(
    (value, index) => value + (across[index - columns] ?? 0) + (across[index + columns] ?? 0),
  );
  return { columns, rows, nats: sums };
}

/**
 * How far the picture contradicts itself: blocks that speak strongly against the save although a neighbor
 * speaks for it, per block that speaks for it. Edits contradict only along their rims; a wrong explanation
 * does all over.
 */
export function contradictions(
  { columns, rows, nats }: DisagreementMap,
  strong: number,
  agreeing: number,
): number {
  let contradicting = 0;
  let agreed = 0;
  for (let index = 0; index < nats.length; index++) {
    if (nats[index]! < -agreeing) agreed++;
    if (nats[index]! > strong && hasAgreeingNeighbor(index)) contradicting++;
  }
  return agreed === 0 ? Number.POSITIVE_INFINITY : contradicting / agreed;

  function hasAgreeingNeighbor(index: number): boolean {
    const column = index % columns;
    const row = Math.floor(index / columns);
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
        if (nats[y * columns + x]! < -agreeing) return true;
      }
    }
    return false;
  }
}

/** Sums of a neighborhood that speak against the earlier save and for it, in nats. */
const [DISAGREEING_SUM, AGREEING_SUM] = [30, -20];

/** How many places may disagree with an earlier save before they are no edit. */
export interface MostDisagreeing {
  /** For each place that agrees. */
  readonly forEachAgreeing: number;
  /** As a share of the picture, 0 to 1. */
  readonly ofPicture: number;
}

/** Whether more places of {@link neighborhoodSums} disagree than both bounds allow. */
export function disagreesInMuch({ nats }: DisagreementMap, most: MostDisagreeing): boolean {
  let [agreeing, disagreeing] = [0, 0];
  for (const sum of nats) {
    if (sum < AGREEING_SUM) agreeing++;
    else if (sum > DISAGREEING_SUM) disagreeing++;
  }
  return disagreeing > most.forEachAgreeing * agreeing && disagreeing > most.ofPicture * nats.length;
}

/** A connected group of neighborhoods, as block columns and rows, both ends included. */
export interface Region {
  readonly firstColumn: number;
  readonly firstRow: number;
  readonly lastColumn: number;
  readonly lastRow: number;
  /** The largest value of the map inside. */
  readonly peak: number;
}

/**
 * The region without the rims in which no block of `single` is over `least`: the 3x3 sums reach one block
 * beyond what they are about.
 */
export function shrunkTo({ columns, nats }: DisagreementMap, region: Region, least: number): Region {
  const tight = {
    firstColumn: region.lastColumn,
    firstRow: region.lastRow,
    lastColumn: region.firstColumn,
    lastRow: region.firstRow,
  };
  for (let row = region.firstRow; row <= region.lastRow; row++) {
    for (let column = region.firstColumn; column <= region.lastColumn; column++) {
      if (!(nats[row * columns + column]! > least)) continue;
      tight.firstColumn = Math.min(tight.firstColumn, column);
      tight.firstRow = Math.min(tight.firstRow, row);
      tight.lastColumn = Math.max(tight.lastColumn, column);
      tight.lastRow = Math.max(tight.lastRow, row);
    }
  }
  return tight.lastRow < tight.firstRow || tight.lastColumn < tight.firstColumn
    ? region
    : { ...region, ...tight };
}

/**
 * Groups neighboring places (sides or corners touching) whose value is over `threshold`, strongest first.
 */
export function regionsOver({ columns, rows, nats }: DisagreementMap, threshold: number): Region[] {
  const visited = new Uint8Array(nats.length);
  const regions: Region[] = [];
  const pending: number[] = [];
  for (let seed = 0; seed < nats.length; seed++) {
    if (visited[seed] || !(nats[seed]! > threshold)) continue;
    const region = { firstColumn: columns, firstRow: rows, lastColumn: 0, lastRow: 0, peak: 0 };
    visited[seed] = 1;
    pending.push(seed);
    for (let index = pending.pop(); index !== undefined; index = pending.pop()) {
      const column = index % columns;
      const row = Math.floor(index / columns);
      region.firstColumn = Math.min(region.firstColumn, column);
      region.lastColumn = Math.max(region.lastColumn, column);
      region.firstRow = Math.min(region.firstRow, row);
      region.lastRow = Math.max(region.lastRow, row);
      region.peak = Math.max(region.peak, nats[index]!);
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
          const neighbor = y * columns + x;
          if (visited[neighbor] || !(nats[neighbor]! > threshold)) continue;
          visited[neighbor] = 1;
          pending.push(neighbor);
        }
      }
    }
    regions.push(region);
  }
  return regions.sort((one, other) => other.peak - one.peak);
}

/**
 * Edits of the development files, of captures and of other hands' pictures leave 1 to 5 faint places, 20 where a
 * portrait was replaced; a wrong explanation leaves more, 9 and 27 in two honest pictures (2026-11-30), over much
 * of the picture.
 */
const [MANY_PLACES, MUCH_OF_AREA] = [7, 0.25];

/** Whether regions lie all over a map: so many, spread over a quarter of its area. */
export function areAllOver({ columns, rows }: DisagreementMap, regions: readonly Region[]): boolean {
  if (regions.length < MANY_PLACES) return false;
  let [left, right, top, bottom] = [columns, 0, rows, 0];
  for (const { firstColumn, lastColumn, firstRow, lastRow } of regions) {
    const [column, row] = [(firstColumn + lastColumn) / 2, (firstRow + lastRow) / 2];
    [left, right] = [Math.min(left, column), Math.max(right, column)];
    [top, bottom] = [Math.min(top, row), Math.max(bottom, row)];
  }
  return (right - left) * (bottom - top) > MUCH_OF_AREA * columns * rows;
}
