import type { Connection } from '../connection.js';
import { COLUMN_NAMES, COLUMNS, type ColumnEntry, type ColumnValues, decodeColumn, decodeOffsets } from './columns.js';

/**
 * A block takes new ids at its end up to this many, then the next block begins. Ids that come late (a slow analysis)
 * go into the block they belong to, which splits at twice the size.
 * Measured 2026-11-20 with benchmarks/store/lists.ts: larger blocks read faster and make each insert write more.
 */
const BLOCK_ENTRIES = 2048;
/** Offsets are 32 bits wide. */
const MAX_OFFSET = 2 ** 32 - 1;

type Columns = Map<number, ColumnValues>;

/** One block under change. Ids ascend; the columns, if the scope has them, are in the order of the ids. */
interface OpenBlock {
  readonly scopeId: number;
  readonly firstId: number;
  /** Ids of this block are below this; Infinity in the last one. */
  readonly endId: number;
  offsets: Uint32Array;
  columns: Columns | undefined;
}

/**
 * Adds ids to scopes within one transaction. Blocks are kept open until {@link flush}, so that a group of inserts
 * writes each block once.
 */
export class BlockWriter {
  readonly #connection: Connection;
  readonly #blockEntries: number;
  readonly #open = new Map<number, OpenBlock>();

  constructor(connection: Connection, blockEntries = BLOCK_ENTRIES) {
    this.#connection = connection;
    this.#blockEntries = blockEntries;
  }

  /** @param columns given for an organization's whole scope, and then for every id of it. */
  add(scopeId: number, id: number, columns?: ColumnEntry): void {
    const block = this.#blockFor(scopeId, id, columns !== undefined);
    const offset = id - block.firstId;
    const at = upperBound(block.offsets, offset);
    block.offsets = insertAt(block.offsets, at, offset);
    if (columns && block.columns) {
      for (const name of COLUMN_NAMES) {
        const { id: columnId } = COLUMNS[name];
        block.columns.set(columnId, insertAt(block.columns.get(columnId)!, at, columns[name]));
      }
    }
    if (block.offsets.length >= 2 * this.#blockEntries) this.#split(block);
  }

  /** Writes all open blocks; call it before COMMIT. */
  flush(): void {
    for (const block of this.#open.values()) this.#write(block);
    this.#open.clear();
  }

  #blockFor(scopeId: number, id: number, withColumns: boolean): OpenBlock {
    let block = this.#open.get(scopeId);
    if (block && (id < block.firstId || id >= block.endId)) {
      this.#write(block);
      block = undefined;
    }
    block ??= this.#load(scopeId, id, withColumns);
    if (!block || beginsNext(block, id, this.#blockEntries)) {
      if (block) this.#write(block);
      const endId = block?.endId ?? this.#firstIdAfter(scopeId, id);
      block = { scopeId, firstId: id, endId, offsets: new Uint32Array(0), columns: withColumns ? emptyColumns() : undefined };
    }
    this.#open.set(scopeId, block);
    return block;
  }

  #load(scopeId: number, id: number, withColumns: boolean): OpenBlock | undefined {
    const row = this.#connection.get<[number, Uint8Array]>(
      'SELECT first_id, offsets FROM list_block WHERE scope_id = ? AND first_id <= ? ORDER BY first_id DESC LIMIT 1',
      [scopeId, id],
    );
    if (!row) return undefined;
    const [firstId, offsets] = row;
    const columns: Columns | undefined = withColumns ? new Map() : undefined;
    if (columns) {
      for (const name of COLUMN_NAMES) columns.set(COLUMNS[name].id, decodeColumn(name, this.#columnBytes(scopeId, name, firstId)));
    }
    return { scopeId, firstId, endId: this.#firstIdAfter(scopeId, id), offsets: decodeOffsets(offsets), columns };
  }

  #columnBytes(scopeId: number, name: keyof ColumnEntry, firstId: number): Uint8Array {
    return this.#connection.get<[Uint8Array]>('SELECT key_values FROM list_column WHERE scope_id = ? AND column_id = ? AND first_id = ?', [
      scopeId,
      COLUMNS[name].id,
      firstId,
    ])![0];
  }

  #firstIdAfter(scopeId: number, id: number): number {
    const sql = 'SELECT first_id FROM list_block WHERE scope_id = ? AND first_id > ? ORDER BY first_id LIMIT 1';
    return this.#connection.get<[number]>(sql, [scopeId, id])?.[0] ?? Number.POSITIVE_INFINITY;
  }

  /** Leaves the lower half open under the same first id and writes the upper half as a block of its own. */
  #split(block: OpenBlock): void {
    const middle = block.offsets.length >> 1;
    const base = block.offsets[middle]!;
    const upper: OpenBlock = {
      scopeId: block.scopeId,
      firstId: block.firstId + base,
      endId: block.endId,
      offsets: block.offsets.subarray(middle).map((offset) => offset - base),
      columns: block.columns && mapColumns(block.columns, (values) => values.slice(middle)),
    };
    this.#write(upper);
    this.#open.set(block.scopeId, {
      ...block,
      endId: upper.firstId,
      offsets: block.offsets.slice(0, middle),
      columns: block.columns && mapColumns(block.columns, (values) => values.slice(0, middle)),
    });
  }

  #write(block: OpenBlock): void {
    this.#connection.run('INSERT OR REPLACE INTO list_block (scope_id, first_id, entry_count, offsets) VALUES (?, ?, ?, ?)', [
      block.scopeId,
      block.firstId,
      block.offsets.length,
      bytesOf(block.offsets),
    ]);
    for (const [columnId, values] of block.columns ?? []) {
      this.#connection.run('INSERT OR REPLACE INTO list_column (scope_id, column_id, first_id, key_values) VALUES (?, ?, ?, ?)', [
        block.scopeId,
        columnId,
        block.firstId,
        bytesOf(values),
      ]);
    }
  }
}

/** Whether `id` goes behind the end of a full block rather than into it. */
function beginsNext(block: OpenBlock, id: number, blockEntries: number): boolean {
  const offset = id - block.firstId;
  if (offset > MAX_OFFSET) return true;
  const isNewest = block.endId === Number.POSITIVE_INFINITY && offset > (block.offsets.at(-1) ?? 0);
  return isNewest && block.offsets.length >= blockEntries;
}

function emptyColumns(): Columns {
  return new Map(COLUMN_NAMES.map((name) => [COLUMNS[name].id, decodeColumn(name, new Uint8Array(0))]));
}

function mapColumns(columns: Columns, change: (values: ColumnValues) => ColumnValues): Columns {
  return new Map([...columns].map(([columnId, values]) => [columnId, change(values)]));
}

/** Index of the first value above `value` in ascending `values`. */
function upperBound(values: Uint32Array, value: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (values[middle]! > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

function insertAt<T extends Uint8Array | Uint16Array | Uint32Array | Float64Array>(values: T, at: number, value: number): T {
  const longer = new (values.constructor as new (length: number) => T)(values.length + 1);
  longer.set(values.subarray(0, at));
  longer[at] = value;
  longer.set(values.subarray(at), at + 1);
  return longer;
}

function bytesOf(values: ColumnValues | Uint32Array): Uint8Array {
  return new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
}
