import type { ListedRecord, MeasureBytes } from '../../rows/listing.js';

/** What list blocks hold of each record, column by column. */
export interface Entries {
  /** From the block's first id; ascending. */
  readonly offsets: Uint32Array;
  /** Whole seconds since the Unix epoch: the time filter goes by these. */
  readonly seconds: Uint32Array;
  /**
   * The other numbers that ranges may limit, a column each: two or eight bytes wide, by the kind of record
   * (listing.ts).
   */
  readonly measures: readonly (Uint16Array | Float64Array)[];
  /** Media type, severity and the like, as words.ts packs them. */
  readonly words: Uint16Array;
}

const BYTES_BESIDE_MEASURES = 4 + 4 + 2;

/** The columns one after the other, little-endian, as all machines are that the database engine is built for. */
export function encodeEntries({ offsets, seconds, measures, words }: Entries): Uint8Array {
  const columns = [offsets, seconds, ...measures, words];
  const bytes = new Uint8Array(columns.reduce((length, column) => length + column.byteLength, 0));
  let at = 0;
  for (const column of columns) {
    bytes.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength), at);
    at += column.byteLength;
  }
  return bytes;
}

/** @param widths of the measures, as their listing says; wider ones first */
export function decodeEntries(bytes: Uint8Array, widths: readonly MeasureBytes[]): Entries {
  // Typed arrays start at multiples of their width; a buffer out of Node's pool may not.
  const { buffer, byteOffset, length } = bytes.byteOffset % 8 === 0 ? bytes : bytes.slice();
  const count = length / widths.reduce<number>((sum, width) => sum + width, BYTES_BESIDE_MEASURES);
  let at = byteOffset + 8 * count;
  const measures = widths.map((width) => {
    const column = width === 2 ? new Uint16Array(buffer, at, count) : new Float64Array(buffer, at, count);
    at += width * count;
    return column;
  });
  return {
    offsets: new Uint32Array(buffer, byteOffset, count),
    seconds: new Uint32Array(buffer, byteOffset + 4 * count, count),
    measures,
    words: new Uint16Array(buffer, at, count),
  };
}

/** A copy with one entry more, in its place by offset. */
export function withEntry(entries: Entries, offset: number, entry: Omit<ListedRecord, 'id'>): Entries {
  const at = upperBound(entries.offsets, offset);
  return {
    offsets: insertAt(entries.offsets, at, offset),
    seconds: insertAt(entries.seconds, at, entry.second),
    measures: entries.measures.map((column, index) => insertAt(column, at, entry.measures[index]!)),
    words: insertAt(entries.words, at, entry.words),
  };
}

/** A copy without the entry of that offset; the same when there is none. */
export function withoutEntry(entries: Entries, offset: number): Entries {
  const at = entries.offsets.indexOf(offset);
  if (at < 0) return entries;
  return {
    offsets: removeAt(entries.offsets, at),
    seconds: removeAt(entries.seconds, at),
    measures: entries.measures.map((column) => removeAt(column, at)),
    words: removeAt(entries.words, at),
  };
}

/** A part of a block as a block of its own, whose first id is that of the entry at `start`. */
export function sliceEntries(
  { offsets, seconds, measures, words }: Entries,
  start: number,
  end: number,
): Entries {
  const base = offsets[start]!;
  return {
    offsets: offsets.slice(start, end).map((offset) => offset - base),
    seconds: seconds.slice(start, end),
    measures: measures.map((column) => column.slice(start, end)),
    words: words.slice(start, end),
  };
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

function insertAt<T extends Uint16Array | Uint32Array | Float64Array>(
  values: T,
  at: number,
  value: number,
): T {
  const longer = new (values.constructor as new (length: number) => T)(values.length + 1);
  longer.set(values.subarray(0, at));
  longer[at] = value;
  longer.set(values.subarray(at), at + 1);
  return longer;
}

function removeAt<T extends Uint16Array | Uint32Array | Float64Array>(values: T, at: number): T {
  const shorter = new (values.constructor as new (length: number) => T)(values.length - 1);
  shorter.set(values.subarray(0, at));
  shorter.set(values.subarray(at + 1), at);
  return shorter;
}
