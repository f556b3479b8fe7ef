import type { ListedRecord, MeasureBytes } from '../../rows/listing.js';
import type { Connection } from '../connection.js';
import {
  decodeEntries,
  type Entries,
  encodeEntries,
  sliceEntries,
  withEntry,
  withoutEntry,
} from './entries.js';

/**
 * A block takes new ids at its end up to this many, then the next block begins. Ids that come late (a slow
 * analysis) go into the block they belong to, which splits at twice the size. Larger blocks read faster and
 * make each insert write more.
 */
const BLOCK_ENTRIES = 2048;
/** Offsets are 32 bits wide. */
const MAX_OFFSET = 2 ** 32 - 1;

/** One block under change. */
interface OpenBlock {
  readonly scopeId: number;
  readonly firstId: number;
  /** Ids of this block are below this; Infinity in the last one. */
  readonly endId: number;
  entries: Entries;
}

/**
 * Takes a record out of the blocks of a scope. A block begins with the first id that it holds, so one that
 * loses it gets another place, and one that holds nothing more goes: no number of the record is left.
 * @param widths of the measures, as the kind's listing says
 */
export function removeFromBlocks(
  connection: Connection,
  widths: readonly MeasureBytes[],
  scopeId: number,
  id: number,
): void {
  const sql =
    'SELECT first_id, entries FROM list_block WHERE scope_id = ? AND first_id <= ? ORDER BY first_id DESC LIMIT 1';
  const row = connection.get<[number, Uint8Array]>(sql, [scopeId, id]);
  if (!row) return;
  const [firstId, bytes] = row;
  const entries = withoutEntry(decodeEntries(bytes, widths), id - firstId);
  connection.run('DELETE FROM list_block WHERE scope_id = ? AND first_id = ?', [scopeId, firstId]);
  const { length } = entries.offsets;
  if (length > 0)
    writeBlock(connection, scopeId, firstId + entries.offsets[0]!, sliceEntries(entries, 0, length));
}

function writeBlock(connection: Connection, scopeId: number, firstId: number, entries: Entries): void {
  connection.run(
    'INSERT OR REPLACE INTO list_block (scope_id, first_id, entry_count, entries) VALUES (?, ?, ?, ?)',
    [scopeId, firstId, entries.offsets.length, encodeEntries(entries)],
  );
}

/**
 * Adds records of one kind to scopes within one transaction. Blocks are kept open until {@link flush}, so
 * that a group of inserts writes each block once.
 */
export class BlockWriter {
  readonly #connection: Connection;
  readonly #widths: readonly MeasureBytes[];
  readonly #blockEntries: number;
  readonly #open = new Map<number, OpenBlock>();

  /** @param widths of the measures, as the kind's listing says */
  constructor(connection: Connection, widths: readonly MeasureBytes[], blockEntries = BLOCK_ENTRIES) {
    this.#connection = connection;
    this.#widths = widths;
    this.#blockEntries = blockEntries;
  }

  add(scopeId: number, entry: ListedRecord): void {
    const block = this.#blockFor(scopeId, entry.id);
    block.entries = withEntry(block.entries, entry.id - block.firstId, entry);
    if (block.entries.offsets.length >= 2 * this.#blockEntries) this.#split(block);
  }

  /** Writes all open blocks; call it before COMMIT. */
  flush(): void {
    for (const block of this.#open.values()) this.#write(block);
    this.#open.clear();
  }

  #blockFor(scopeId: number, id: number): OpenBlock {
    let block = this.#open.get(scopeId);
    if (block && (id < block.firstId || id >= block.endId)) {
      this.#write(block);
      block = undefined;
    }
    block ??= this.#load(scopeId, id);
    if (!block || this.#beginsNext(block, id)) {
      if (block) this.#write(block);
      block = {
        scopeId,
        firstId: id,
        endId: block?.endId ?? this.#firstIdAfter(scopeId, id),
        entries: this.#decode(new Uint8Array(0)),
      };
    }
    this.#open.set(scopeId, block);
    return block;
  }

  /** Whether `id` goes behind the end of a full block rather than into it. */
  #beginsNext({ firstId, endId, entries }: OpenBlock, id: number): boolean {
    const offset = id - firstId;
    if (offset > MAX_OFFSET) return true;
    const isNewest = endId === Number.POSITIVE_INFINITY && offset > (entries.offsets.at(-1) ?? 0);
    return isNewest && entries.offsets.length >= this.#blockEntries;
  }

  #load(scopeId: number, id: number): OpenBlock | undefined {
    const row = this.#connection.get<[number, Uint8Array]>(
      'SELECT first_id, entries FROM list_block WHERE scope_id = ? AND first_id <= ? ORDER BY first_id DESC LIMIT 1',
      [scopeId, id],
    );
    return (
      row && {
        scopeId,
        firstId: row[0],
        endId: this.#firstIdAfter(scopeId, id),
        entries: this.#decode(row[1]),
      }
    );
  }

  #decode(bytes: Uint8Array): Entries {
    return decodeEntries(bytes, this.#widths);
  }

  #firstIdAfter(scopeId: number, id: number): number {
    const sql =
      'SELECT first_id FROM list_block WHERE scope_id = ? AND first_id > ? ORDER BY first_id LIMIT 1';
    return this.#connection.get<[number]>(sql, [scopeId, id])?.[0] ?? Number.POSITIVE_INFINITY;
  }

  /** Leaves the lower half open under the same first id and writes the upper half as a block of its own. */
  #split({ scopeId, firstId, endId, entries }: OpenBlock): void {
    const count = entries.offsets.length;
    const middle = count >> 1;
    const upperFirstId = firstId + entries.offsets[middle]!;
    this.#write({ scopeId, firstId: upperFirstId, endId, entries: sliceEntries(entries, middle, count) });
    this.#open.set(scopeId, {
      scopeId,
      firstId,
      endId: upperFirstId,
      entries: sliceEntries(entries, 0, middle),
    });
  }

  #write({ scopeId, firstId, entries }: OpenBlock): void {
    writeBlock(this.#connection, scopeId, firstId, entries);
  }
}
