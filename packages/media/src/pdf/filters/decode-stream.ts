import { isArray, isDict, isName } from '../syntax/values.js';
import type { PdfDict, PdfObject } from '../types.js';
import { decodeAscii85, decodeAsciiHex } from './ascii.js';
import { decodeFlate } from './flate.js';
import { decodeLzw } from './lzw.js';
import { undoPredictor } from './predictor.js';
import { decodeRunLength } from './run-length.js';

/** One entry of /Filter with its /DecodeParms. */
export interface StreamFilter {
  readonly name: string;
  readonly parameters: PdfDict | null;
}

export interface DecodedStream {
  readonly bytes: Uint8Array;
  /** Filters that were left: the first is an image's (DCT, JPX, CCITT, JBIG2) or unknown. */
  readonly remaining: readonly StreamFilter[];
}

/** More filters than this in one chain are hostile; real files use one or two. */
const MAX_FILTERS = 16;

/** The short names belong to inline images (table 92), but are met in streams as well. */
const LONG_NAMES: Readonly<Record<string, string>> = {
  Fl: 'FlateDecode',
  LZW: 'LZWDecode',
  A85: 'ASCII85Decode',
  AHx: 'ASCIIHexDecode',
  RL: 'RunLengthDecode',
  DCT: 'DCTDecode',
  CCF: 'CCITTFaxDecode',
};

/** /Filter and /DecodeParms of a stream dictionary, in the order they are undone. */
export function filtersOf(
  dict: PdfDict,
  resolve: (value: PdfObject | undefined) => PdfObject,
): readonly StreamFilter[] {
  const filter = resolve(dict.entries.get('Filter'));
  const parameters = resolve(dict.entries.get('DecodeParms') ?? dict.entries.get('DP'));
  const names = isArray(filter) ? filter.items : filter === null ? [] : [filter];
  return names.slice(0, MAX_FILTERS).flatMap((item, index) => {
    const name = resolve(item);
    if (!isName(name)) return [];
    const own = isArray(parameters) ? resolve(parameters.items[index]) : index === 0 ? parameters : null;
    return [
      {
        name: LONG_NAMES[name.name] ?? name.name,
        parameters: isDict(own) ? resolvedEntries(own, resolve) : null,
      },
    ];
  });
}

function resolvedEntries(dict: PdfDict, resolve: (value: PdfObject | undefined) => PdfObject): PdfDict {
  return { kind: 'dict', entries: new Map([...dict.entries].map(([key, value]) => [key, resolve(value)])) };
}

/**
 * Undoes filters up to the first that is not ours to undo. Damaged data gives what could be decoded.
 * @throws DecodeError TOO_LARGE_INFLATED when any step's output passes `limitBytes`.
 */
export function decodeStream(
  raw: Uint8Array,
  filters: readonly StreamFilter[],
  limitBytes: number,
): DecodedStream {
  let bytes = raw;
  for (const [index, filter] of filters.entries()) {
    const decoded = undoFilter(bytes, filter, limitBytes);
    if (decoded === null) return { bytes, remaining: filters.slice(index) };
    bytes = decoded;
  }
  return { bytes, remaining: [] };
}

/** @returns null for a filter that stays. */
function undoFilter(
  bytes: Uint8Array,
  { name, parameters }: StreamFilter,
  limitBytes: number,
): Uint8Array | null {
  switch (name) {
    case 'FlateDecode':
      return unpredicted(decodeFlate(bytes, limitBytes), parameters);
    case 'LZWDecode':
      return unpredicted(
        decodeLzw(bytes, parameters?.entries.get('EarlyChange') === 0 ? 0 : 1, limitBytes),
        parameters,
      );
    case 'ASCII85Decode':
      return decodeAscii85(bytes);
    case 'ASCIIHexDecode':
      return decodeAsciiHex(bytes);
    case 'RunLengthDecode':
      return decodeRunLength(bytes, limitBytes);
    case 'Crypt':
      return bytes; // undone with the decryption, before any other filter
    default:
      return null;
  }
}

function unpredicted(data: Uint8Array, parameters: PdfDict | null): Uint8Array {
  if (!parameters) return data;
  const number = (key: string, otherwise: number): number => {
    const value = parameters.entries.get(key);
    return typeof value === 'number' ? Math.trunc(value) : otherwise;
  };
  return undoPredictor(data, {
    predictor: number('Predictor', 1),
    colors: number('Colors', 1),
    bitsPerComponent: number('BitsPerComponent', 8),
    columns: number('Columns', 1),
  });
}
