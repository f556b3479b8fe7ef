import { MAX_INFLATED_BYTES } from '../../limits.js';
import { decodeStream, filtersOf } from '../filters/decode-stream.js';
import type { PdfSource } from '../source.js';
import { readObjectBody, readObjectHeader } from '../syntax/indirect-object.js';
import { asCount, isArray, isName, isStream } from '../syntax/values.js';
import type { PdfDict, PdfStream, XrefEntry } from '../types.js';
import { MAX_OBJECT_NUMBER, type XrefAllowance } from './section.js';

export interface XrefStream {
  readonly num: number;
  readonly entries: Map<number, XrefEntry>;
  readonly trailer: PdfDict;
  readonly endOffsetBytes: number;
}

const TYPE_FREE = 0;
const TYPE_OFFSET = 1;
const TYPE_IN_OBJECT_STREAM = 2;

/**
 * A cross-reference stream (7.5.8). Its entries may not be references (7.5.8.2), so none are followed, and it
 * is never encrypted. Offsets are left as written, plus `shift`.
 * @returns null when no such stream stands at `offsetBytes`.
 * @throws DecodeError when it decodes to too much or is nested too deeply.
 */
export function readXrefStream(
  source: PdfSource,
  offsetBytes: number,
  shift: number,
  allowance: XrefAllowance,
): XrefStream | null {
  const header = readObjectHeader(source.bytes, offsetBytes);
  if (!header) return null;
  const object = readObjectBody(source, header.bodyOffsetBytes, (dict) =>
    asCount(dict.entries.get('Length')),
  );
  if (!isStream(object) || !isName(object.dict.entries.get('Type'), 'XRef')) return null;
  const entries = entriesOf(object, shift, allowance);
  if (!entries) return null;
  return {
    num: header.num,
    entries,
    trailer: object.dict,
    endOffsetBytes: object.offsetBytes + object.raw.length,
  };
}

function entriesOf(
  { dict, raw }: PdfStream,
  shift: number,
  allowance: XrefAllowance,
): Map<number, XrefEntry> | null {
  const widths = fieldWidths(dict);
  if (!widths) return null;
  const filters = filtersOf(dict, (value) => value ?? null);
  const data = decodeStream(raw, filters, Math.min(MAX_INFLATED_BYTES, allowance.decodedBytesLeft)).bytes;
  allowance.decodedBytesLeft -= data.length;
  const rowBytes = widths[0] + widths[1] + widths[2];
  const entries = new Map<number, XrefEntry>();
  let at = 0;
  for (const [first, count] of subsections(dict)) {
    for (let index = 0; index < count && at + rowBytes <= data.length; index++, at += rowBytes) {
      const num = first + index;
      if (num > MAX_OBJECT_NUMBER || allowance.entriesLeft-- <= 0) return entries;
      const type = widths[0] === 0 ? TYPE_OFFSET : bigEndian(data, at, widths[0]);
      const second = bigEndian(data, at + widths[0], widths[1]);
      const third = bigEndian(data, at + widths[0] + widths[1], widths[2]);
      // Acrobat lists the stream of a hybrid file in itself, at offset 0: as in tables, that is no place.
      if (type === TYPE_FREE || (type === TYPE_OFFSET && second === 0))
        entries.set(num, { kind: 'free', num, gen: third });
      else if (type === TYPE_OFFSET)
        entries.set(num, { kind: 'offset', num, gen: third, offsetBytes: second + shift });
      else if (type === TYPE_IN_OBJECT_STREAM) {
        entries.set(num, { kind: 'in-object-stream', num, gen: 0, streamNum: second, index: third });
      }
    }
  }
  return entries;
}

/** /W: three widths in bytes, 0..8 each and not all zero, or null. */
function fieldWidths(dict: PdfDict): readonly [number, number, number] | null {
  const value = dict.entries.get('W');
  if (!isArray(value)) return null;
  const [type, second, third] = value.items.map((item) => asCount(item));
  const isWidth = (width: number | null | undefined): width is number =>
    typeof width === 'number' && width <= 8;
  return isWidth(type) && isWidth(second) && isWidth(third) && type + second + third > 0
    ? [type, second, third]
    : null;
}

/** /Index as pairs of first number and count; [0 Size] when there is none. */
function subsections(dict: PdfDict): Array<readonly [number, number]> {
  const index = dict.entries.get('Index');
  if (!isArray(index)) return [[0, asCount(dict.entries.get('Size')) ?? 0]];
  const pairs: Array<readonly [number, number]> = [];
  for (let at = 0; at + 1 < index.items.length; at += 2) {
    const first = asCount(index.items[at]);
    const count = asCount(index.items[at + 1]);
    if (first !== null && count !== null) pairs.push([first, count]);
  }
  return pairs;
}

function bigEndian(data: Uint8Array, at: number, width: number): number {
  let value = 0;
  for (let index = 0; index < width; index++) value = value * 256 + data[at + index]!;
  return value;
}
