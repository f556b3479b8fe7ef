import type { Detection, DetectionSortKey } from '../../types.js';

/** Sort keys held as numbers in blocks; `detectionId` is the order of the blocks and `fileName` has a B-tree of its own. */
export type ColumnName = Exclude<DetectionSortKey, 'detectionId' | 'fileName'>;
export type ColumnValues = Uint8Array | Uint16Array | Float64Array;

interface Column {
  /** Stored: never reused for another meaning. */
  readonly id: number;
  readonly width: 1 | 2 | 8;
  /** For words: the code stored is the place in this list, so words may only be added at the end. */
  readonly words?: readonly string[];
}

export const COLUMNS: Readonly<Record<ColumnName, Column>> = {
  mediaType: { id: 0, width: 1, words: ['document', 'image'] },
  fileType: { id: 1, width: 1, words: ['jpeg', 'pdf', 'png', 'webp'] },
  model: { id: 2, width: 1, words: ['document', 'object'] },
  fraudSeverity: { id: 3, width: 1, words: ['low', 'medium', 'high'] },
  country: { id: 4, width: 1, words: ['br', 'mx', 'us'] },
  classification: { id: 5, width: 1, words: ['rejected', 'unverified', 'verified'] },
  /** Tenths of a percent, 0..1000. */
  likelihood: { id: 6, width: 2 },
  /** Bytes. */
  fileSize: { id: 7, width: 8 },
  /** Microseconds since the Unix epoch, exact in a double until the year 2255. */
  timestamp: { id: 8, width: 8 },
};

export const COLUMN_NAMES = Object.keys(COLUMNS) as readonly ColumnName[];

/** The numbers that blocks hold for one detection. */
export type ColumnEntry = Readonly<Record<ColumnName, number>>;

/** @throws RangeError for a word that has no code, or a likelihood that is not whole tenths of a percent. */
export function columnEntry(detection: Detection): ColumnEntry {
  return {
    mediaType: wordCode('mediaType', detection.mediaType),
    fileType: wordCode('fileType', detection.fileType),
    model: wordCode('model', detection.model),
    fraudSeverity: wordCode('fraudSeverity', detection.fraudSeverity),
    country: wordCode('country', detection.country),
    classification: wordCode('classification', detection.classification),
    likelihood: likelihoodTenths(detection.likelihoodPercent),
    fileSize: detection.fileSizeBytes,
    timestamp: detection.createdAtMicros,
  };
}

function wordCode(name: ColumnName, word: string): number {
  const code = COLUMNS[name].words?.indexOf(word) ?? -1;
  if (code < 0) throw new RangeError(`expected a known ${name}, received ${JSON.stringify(word)}`);
  return code;
}

/** 0..100 with one decimal to whole tenths, so that equal likelihoods are equal keys. */
export function likelihoodTenths(percent: number): number {
  const tenths = Math.round(percent * 10);
  if (!(tenths >= 0 && tenths <= 1000 && tenths / 10 === percent)) {
    throw new RangeError(`expected a likelihood of 0..100 with one decimal, received ${percent}`);
  }
  return tenths;
}

/**
 * For each stored value its place in the order, or undefined when values are their own order. Severity goes by its
 * meaning, low < medium < high; the other words alphabetically, wherever they stand in the list of codes.
 */
export function rankOfCodes(name: ColumnName): Uint8Array | undefined {
  const words = COLUMNS[name].words;
  if (!words) return undefined;
  const order = name === 'fraudSeverity' ? ['low', 'medium', 'high'] : [...words].sort();
  return Uint8Array.from(words, (word) => order.indexOf(word));
}

/** Reads a column of a block as stored: little-endian, as all machines are that libsql is built for. */
export function decodeColumn(name: ColumnName, bytes: Uint8Array): ColumnValues {
  const { width } = COLUMNS[name];
  if (width === 1) return new Uint8Array(...aligned(bytes, width));
  return width === 2 ? new Uint16Array(...aligned(bytes, width)) : new Float64Array(...aligned(bytes, width));
}

export function decodeOffsets(bytes: Uint8Array): Uint32Array {
  return new Uint32Array(...aligned(bytes, 4));
}

/** Typed arrays start at multiples of their width; a buffer out of Node's pool may not. */
function aligned(bytes: Uint8Array, width: number): [buffer: ArrayBufferLike, offset: number, length: number] {
  const { buffer, byteOffset, length } = bytes.byteOffset % width === 0 ? bytes : bytes.slice();
  return [buffer, byteOffset, length / width];
}
