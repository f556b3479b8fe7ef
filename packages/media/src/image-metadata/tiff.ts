import { MAX_EXIF_DECODED_BYTES } from '../limits.js';
import { utf8OrLatin1 } from './byte-text.js';
import type { ExifValue, Rational } from './types.js';

/** Fields of one directory; more are hostile, cameras write under 60. */
const MAX_FIELDS = 512;
/** Longer texts and blocks are cut: a JPEG segment cannot hold more. */
const MAX_VALUE_BYTES = 64 * 1024;
/** Numbers of one field; EXIF's longest lists have some dozens. */
const MAX_NUMBERS = 256;

/** Fields by tag, and where the next directory begins; 0 where there is none. */
export interface TiffDirectory {
  readonly fields: ReadonlyMap<number, ExifValue>;
  readonly nextAtBytes: number;
}

/** A TIFF structure (TIFF 6.0, section 2). */
export interface TiffReader {
  readonly bytes: Uint8Array;
  readonly data: DataView;
  readonly isLittleEndian: boolean;
  readonly firstDirectoryAtBytes: number;
  /** What may still be decoded of it, by whatever directory. */
  readonly budget: { leftBytes: number };
}

/** Byte order `II` or `MM`, then 42; undefined for anything else. */
export function tiffReader(bytes: Uint8Array): TiffReader | undefined {
  if (bytes.length < 8) return undefined;
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const order = data.getUint16(0);
  const isLittleEndian = order === 0x4949;
  if ((!isLittleEndian && order !== 0x4d4d) || data.getUint16(2, isLittleEndian) !== 42) return undefined;
  return {
    bytes,
    data,
    isLittleEndian,
    firstDirectoryAtBytes: data.getUint32(4, isLittleEndian),
    budget: { leftBytes: MAX_EXIF_DECODED_BYTES },
  };
}

const FIELD_BYTES = 12;

/**
 * Reads one directory. What points outside of the bytes, or stands behind all that may be decoded, is left
 * out; nothing is thrown.
 */
export function readDirectory(reader: TiffReader, atBytes: number): TiffDirectory {
  const { bytes, data, isLittleEndian } = reader;
  const fields = new Map<number, ExifValue>();
  if (atBytes < 8 || atBytes + 2 > bytes.length) return { fields, nextAtBytes: 0 };
  const count = data.getUint16(atBytes, isLittleEndian);
  for (let index = 0; index < Math.min(MAX_FIELDS, count); index++) {
    const at = atBytes + 2 + index * FIELD_BYTES;
    if (at + FIELD_BYTES > bytes.length) break;
    const tag = data.getUint16(at, isLittleEndian);
    // A repeated tag is against the standard: readers take the first.
    if (fields.has(tag)) continue;
    const value = valueAt(reader, at);
    if (value !== undefined) fields.set(tag, value);
  }
  const behind = atBytes + 2 + count * FIELD_BYTES;
  return { fields, nextAtBytes: behind + 4 <= bytes.length ? data.getUint32(behind, isLittleEndian) : 0 };
}

type NumberReader = (data: DataView, at: number, isLittleEndian: boolean) => number;

/**
 * Types whose values are numbers (TIFF 6.0, section 2; 13 is `IFD` of TIFF technical note 1), with their
 * size.
 */
const NUMBERS: ReadonlyMap<number, readonly [sizeBytes: number, read: NumberReader]> = new Map<
  number,
  readonly [number, NumberReader]
>([
  [3, [2, (data, at, little) => data.getUint16(at, little)]],
  [4, [4, (data, at, little) => data.getUint32(at, little)]],
  [6, [1, (data, at) => data.getInt8(at)]],
  [8, [2, (data, at, little) => data.getInt16(at, little)]],
  [9, [4, (data, at, little) => data.getInt32(at, little)]],
  [11, [4, (data, at, little) => data.getFloat32(at, little)]],
  [12, [8, (data, at, little) => data.getFloat64(at, little)]],
  [13, [4, (data, at, little) => data.getUint32(at, little)]],
]);

const TYPE = { byte: 1, ascii: 2, rational: 5, undefined: 7, signedRational: 10, utf8: 129 } as const;

function valueAt(reader: TiffReader, fieldAtBytes: number): ExifValue | undefined {
  const { data, isLittleEndian } = reader;
  if (reader.budget.leftBytes === 0) return undefined;
  const type = data.getUint16(fieldAtBytes + 2, isLittleEndian);
  const count = data.getUint32(fieldAtBytes + 4, isLittleEndian);
  const valuesOf = <T>(sizeBytes: number, read: (at: number) => T): readonly T[] => {
    const { at, lengthBytes } = placeOf(reader, fieldAtBytes, count * sizeBytes);
    const length = Math.min(MAX_NUMBERS, Math.floor(lengthBytes / sizeBytes));
    return spends(reader, length * sizeBytes)
      ? Array.from({ length }, (_, index) => read(at + index * sizeBytes))
      : [];
  };
  if (type === TYPE.rational || type === TYPE.signedRational) {
    const part: NumberReader = type === TYPE.rational ? NUMBERS.get(4)![1] : NUMBERS.get(9)![1];
    return oneOrAll(
      valuesOf<Rational>(8, (at) => ({
        numerator: part(data, at, isLittleEndian),
        denominator: part(data, at + 4, isLittleEndian),
      })),
      (all): ExifValue => all,
    );
  }
  const number = NUMBERS.get(type);
  if (number) {
    return oneOrAll(
      valuesOf(number[0], (at) => number[1](data, at, isLittleEndian)),
      (all): ExifValue => all,
    );
  }
  if (type !== TYPE.byte && type !== TYPE.ascii && type !== TYPE.undefined && type !== TYPE.utf8)
    return undefined;
  const { at, lengthBytes } = placeOf(reader, fieldAtBytes, count);
  const bytes = reader.bytes.subarray(at, at + Math.min(lengthBytes, MAX_VALUE_BYTES));
  if (type === TYPE.ascii || type === TYPE.utf8) {
    const text = beforeZero(bytes);
    return spends(reader, text.length) ? decodedText(text) : undefined;
  }
  return type === TYPE.byte && bytes.length === 1 ? bytes[0] : bytes;
}

/**
 * Whether so much may still be decoded, and counts it; what may not ends the decoding, so that nothing behind
 * it is searched for its end, either.
 */
function spends({ budget }: TiffReader, lengthBytes: number): boolean {
  const isLeft = lengthBytes <= budget.leftBytes;
  budget.leftBytes = isLeft ? budget.leftBytes - lengthBytes : 0;
  return isLeft;
}

function oneOrAll<T extends ExifValue>(
  values: readonly T[],
  all: (values: readonly T[]) => ExifValue,
): ExifValue | undefined {
  return values.length > 1 ? all(values) : values[0];
}

/**
 * In the field itself when it fits into four bytes, else where the field points to; as much of it as there
 * is.
 */
function placeOf({ bytes, data, isLittleEndian }: TiffReader, fieldAtBytes: number, lengthBytes: number) {
  const at = lengthBytes <= 4 ? fieldAtBytes + 8 : data.getUint32(fieldAtBytes + 8, isLittleEndian);
  return { at, lengthBytes: Math.max(0, Math.min(lengthBytes, bytes.length - at)) };
}

/** Up to the first zero, without blanks around it. */
export const textBeforeZero = (bytes: Uint8Array): string => decodedText(beforeZero(bytes));

function beforeZero(bytes: Uint8Array): Uint8Array {
  const end = bytes.indexOf(0);
  return end < 0 ? bytes : bytes.subarray(0, end);
}

const decodedText = (bytes: Uint8Array): string => utf8OrLatin1(bytes).trim();
