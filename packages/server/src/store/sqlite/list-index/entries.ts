/** What list blocks hold of each detection, column by column. */
export interface Entries {
  /** From the block's first id; ascending. */
  readonly offsets: Uint32Array;
  /** Whole seconds since the Unix epoch: the time filter goes by these. */
  readonly seconds: Uint32Array;
  /** Likelihood in tenths of a percent, 0..1000. */
  readonly tenths: Uint16Array;
  /** Media type, severity and the like, as words.ts packs them. */
  readonly words: Uint16Array;
}

const BYTES_PER_ENTRY = 4 + 4 + 2 + 2;

export const NO_ENTRIES: Entries = decodeEntries(new Uint8Array(0));

/** The columns one after the other, little-endian, as all machines are that libsql is built for. */
export function encodeEntries({ offsets, seconds, tenths, words }: Entries): Uint8Array {
  const bytes = new Uint8Array(offsets.length * BYTES_PER_ENTRY);
  let at = 0;
  for (const column of [offsets, seconds, tenths, words]) {
    bytes.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength), at);
    at += column.byteLength;
  }
  return bytes;
}

export function decodeEntries(bytes: Uint8Array): Entries {
  // Typed arrays start at multiples of their width; a buffer out of Node's pool may not.
  const { buffer, byteOffset, length } = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  const count = length / BYTES_PER_ENTRY;
  return {
    offsets: new Uint32Array(buffer, byteOffset, count),
    seconds: new Uint32Array(buffer, byteOffset + 4 * count, count),
    tenths: new Uint16Array(buffer, byteOffset + 8 * count, count),
    words: new Uint16Array(buffer, byteOffset + 10 * count, count),
  };
}

/** A copy with one entry more, in its place by offset. */
export function withEntry(entries: Entries, offset: number, entry: { second: number; tenths: number; words: number }): Entries {
  const at = upperBound(entries.offsets, offset);
  return {
    offsets: insertAt(entries.offsets, at, offset),
    seconds: insertAt(entries.seconds, at, entry.second),
    tenths: insertAt(entries.tenths, at, entry.tenths),
    words: insertAt(entries.words, at, entry.words),
  };
}

/** A part of a block as a block of its own, whose first id is that of the entry at `start`. */
export function sliceEntries({ offsets, seconds, tenths, words }: Entries, start: number, end: number): Entries {
  const base = offsets[start]!;
  return {
    offsets: offsets.slice(start, end).map((offset) => offset - base),
    seconds: seconds.slice(start, end),
    tenths: tenths.slice(start, end),
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

function insertAt<T extends Uint16Array | Uint32Array>(values: T, at: number, value: number): T {
  const longer = new (values.constructor as new (length: number) => T)(values.length + 1);
  longer.set(values.subarray(0, at));
  longer[at] = value;
  longer.set(values.subarray(at), at + 1);
  return longer;
}
