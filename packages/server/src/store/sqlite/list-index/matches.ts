import type { Connection } from '../connection.js';
import { COLUMNS, type ColumnName, type ColumnValues, decodeColumn, decodeOffsets, rankOfCodes } from './columns.js';
import type { Scope } from './scopes.js';

/** Both ends inclusive, in the column's own numbers. */
export interface ColumnRange {
  readonly column: ColumnName;
  readonly least: number;
  readonly most: number;
}

/** The detections that match, by ascending id. */
export interface Matches {
  readonly ids: Float64Array;
  /** The sort key of each, smaller first in the ascending order; empty when no sort column was asked for. */
  readonly keys: Float64Array;
}

interface Wanted {
  /** Ascending; undefined for all ids of the organization. */
  readonly ids: Float64Array | undefined;
  readonly ranges: readonly ColumnRange[];
  readonly sortColumn: ColumnName | undefined;
}

/**
 * Reads the columns of an organization, block by block, and keeps what is in every range. Linear in the organization's
 * size whatever the filters are: that is what bounds the slowest list.
 */
export function findMatches(connection: Connection, whole: Scope, wanted: Wanted): Matches {
  const capacity = wanted.ids?.length ?? whole.entryCount;
  const ids = new Float64Array(capacity);
  const keys = new Float64Array(wanted.sortColumn ? capacity : 0);
  const rank = wanted.sortColumn && rankOfCodes(wanted.sortColumn);
  let length = 0;
  for (const block of touchedBlocks(connection, whole, wanted)) {
    const positions = block.positions;
    let kept = block.positionCount;
    for (const [at, range] of wanted.ranges.entries()) kept = keepInRange(positions, kept, block.columns[at]!, range);
    for (let i = 0; i < kept; i++) ids[length + i] = block.firstId + block.offsets[positions[i]!]!;
    if (wanted.sortColumn) {
      const values = block.columns[wanted.ranges.length]!;
      if (rank) for (let i = 0; i < kept; i++) keys[length + i] = rank[values[positions[i]!]!]!;
      else for (let i = 0; i < kept; i++) keys[length + i] = values[positions[i]!]!;
    }
    length += kept;
  }
  return { ids: ids.subarray(0, length), keys: keys.subarray(0, wanted.sortColumn ? length : 0) };
}

function keepInRange(positions: Uint32Array, count: number, values: ColumnValues, { least, most }: ColumnRange): number {
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const position = positions[i]!;
    const value = values[position]!;
    if (value >= least && value <= most) positions[kept++] = position;
  }
  return kept;
}

interface TouchedBlock {
  readonly firstId: number;
  readonly offsets: Uint32Array;
  /** Those of the ranges in their order, then the sort column. */
  readonly columns: readonly ColumnValues[];
  /** Indexes of the wanted ids within the block, ascending; only the first `positionCount` count. Reused between blocks. */
  readonly positions: Uint32Array;
  readonly positionCount: number;
}

function* touchedBlocks(connection: Connection, whole: Scope, wanted: Wanted): Generator<TouchedBlock> {
  const columnNames = [...wanted.ranges.map((range) => range.column), ...(wanted.sortColumn ? [wanted.sortColumn] : [])];
  const sizes = connection.all<[number, number]>('SELECT first_id, entry_count FROM list_block WHERE scope_id = ? ORDER BY first_id', [
    whole.scopeId,
  ]);
  const firstIds = sizes.map(([firstId]) => firstId);
  const spans = wanted.ids && spansInBlocks(wanted.ids, firstIds);
  const touched = spans ? sizes.flatMap((_, block) => (spans[block]! < spans[block + 1]! ? [block] : [])) : [...sizes.keys()];
  const read = blobReader(connection, whole.scopeId, firstIds, touched);
  const offsets = read(undefined);
  const columns = columnNames.map((name) => read(name));
  const positions = new Uint32Array(Math.max(0, ...sizes.map(([, entryCount]) => entryCount)));
  for (const [at, block] of touched.entries()) {
    const [firstId] = sizes[block]!;
    const blockOffsets = decodeOffsets(offsets[at]!);
    const positionCount = spans
      ? positionsOf(wanted.ids!.subarray(spans[block], spans[block + 1]), firstId, blockOffsets, positions)
      : everyPosition(blockOffsets.length, positions);
    const values = columnNames.map((name, column) => decodeColumn(name, columns[column]![at]!));
    yield { firstId, offsets: blockOffsets, columns: values, positions, positionCount };
  }
}

/** For each block where its ids begin in `ids`; one more entry closes the last block. */
function spansInBlocks(ids: Float64Array, firstIds: readonly number[]): Uint32Array {
  const spans = new Uint32Array(firstIds.length + 1);
  let at = 0;
  for (const [block, firstId] of firstIds.entries()) {
    while (at < ids.length && ids[at]! < firstId) at++;
    spans[block] = at;
  }
  spans[firstIds.length] = ids.length;
  return spans;
}

/** Every wanted id is in the block: tag scopes are subsets of the whole scope. */
function positionsOf(ids: Float64Array, firstId: number, offsets: Uint32Array, positions: Uint32Array): number {
  let at = 0;
  for (let i = 0; i < ids.length; i++) {
    const offset = ids[i]! - firstId;
    while (offsets[at]! < offset) at++;
    positions[i] = at;
  }
  return ids.length;
}

function everyPosition(count: number, positions: Uint32Array): number {
  for (let i = 0; i < count; i++) positions[i] = i;
  return count;
}

/** From this part of the blocks on, one walk over all of them is faster than looking up the touched ones. */
const WALK_ALL_FROM = 0.3;

/** Reads the ids (no name) or a column of the touched blocks, in their order. */
function blobReader(connection: Connection, scopeId: number, firstIds: readonly number[], touched: readonly number[]) {
  const walkAll = touched.length >= firstIds.length * WALK_ALL_FROM;
  return (name: ColumnName | undefined): readonly Uint8Array[] => {
    const from =
      name === undefined
        ? 'offsets FROM list_block WHERE scope_id = ?'
        : `key_values FROM list_column WHERE scope_id = ? AND column_id = ${COLUMNS[name].id}`;
    if (walkAll) {
      const rows = connection.all<[Uint8Array]>(`SELECT ${from} ORDER BY first_id`, [scopeId]);
      return touched.map((block) => rows[block]![0]);
    }
    const sql = `SELECT ${from} AND first_id = ?`;
    return touched.map((block) => connection.get<[Uint8Array]>(sql, [scopeId, firstIds[block]!])![0]);
  };
}
