/** What list blocks hold of each record, column by column. */
export interface Entries {
  /** From the block's first id; ascending. */
  readonly offsets: Uint32Array;
  /** Whole seconds since the Unix epoch: the time filter goes by these. */
  readonly seconds: Uint32Array;
  /** The other number that a range may limit: two or eight bytes each, by the kind of record (listing.ts). */
  readonly measures: Uint16Array | Float64Array;
  /** Media type, severity and the like, as words.ts packs them. */
  readonly words: Uint16Array;
}

const BYTES_BESIDE_MEASURE = 4 + 4 + 2;

/** The columns one after the other, little-endian, as all machines are that libsql is built for. */
export function encodeEntries({ offsets, seconds, measures, words }: Entries): Uint8Array {
  const bytes = new Uint8Array(offsets.length * (BYTES_BESIDE_MEASURE + measures.BYTES_PER_ELEMENT));
  let at = 0;
  for (const column of [offsets, seconds, measures, words]) {
    bytes.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength), at);
    at += column.byteLength;
  }
  return bytes;
}

/** @param measureBytes width of one measure */
export function decodeEntries(bytes: Uint8Array, measureBytes: 2 | 8): Entries {
  // Typed arrays start at multiples of their width; a buffer out of Node's pool may not.
  const { buffer, byteOffset, length } = bytes.byteOffset % 8 === 0 ? bytes : bytes.slice();
  const count = length / (BYTES_BESIDE_MEASURE + measureBytes);
  return {
    offsets: new Uint32Array(buffer, byteOffset, count),
    seconds: new Uint32Array(buffer, byteOffset + 4 * count, count),
    measures:
      measureBytes === 2 ? new Uint16Array(buffer, byteOffset + 8 * count, count) : new Float64Array(buffer, byteOffset + 8 * count, count),
    words: new Uint16Array(buffer, byteOffset + (8 + measureBytes) * count, count),
  };
}

/** A copy with one entry more, in its place by offset. */
export function withEntry(entries: Entries, offset: number, entry: { second: number; measure: number; words: number }): Entries {
  const at = upperBound(entries.offsets, offset);
  return {
    offsets: insertAt(entries.offsets, at, offset),
    seconds: insertAt(entries.seconds, at, entry.second),
    measures: insertAt(entries.measures, at, entry.measure),
    words: insertAt(entries.words, at, entry.words),
  };
}

/** A part of a block as a block of its own, whose first id is that of the entry at `start`. */
export function sliceEntries({ offsets, seconds, measures, words }: Entries, start: number, end: number): Entries {
  const base = offsets[start]!;
  return {
    offsets: offsets.slice(start, end).map((offset) => offset - base),
    seconds: seconds.slice(start, end),
    measures: measures.slice(start, end),
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

function insertAt<T extends Uint16Array | Uint32Array | Float64Array>(values: T, at: number, value: number): T {
  const longer = new (values.constructor as new (length: number) => T)(values.length + 1);
  longer.set(values.subarray(0, at));
  longer[at] = value;
  longer.set(values.subarray(at), at + 1);
  return longer;
}
