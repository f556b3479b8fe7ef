import { type FileHeader, findHeader } from './scan/file-header.js';
import { findSaveMarks, type SaveMark } from './scan/save-marks.js';
import {
  type BodyScan,
  firstAtOrAfter,
  lastBefore,
  type ScannedObject,
  scanBody,
} from './scan/scanned-objects.js';
import { Lexer } from './syntax/lexer.js';
import { parseObject } from './syntax/object-parser.js';
import type { OffsetShift, PdfObject, PdfRepair } from './types.js';

/** A damaged file can need a repair per object; the first ones tell the story. */
const MAX_REPAIRS = 100;

/**
 * Bytes of objects that may be parsed: an intact file is parsed about once, a hostile one has objects that
 * overlap.
 */
const PARSE_ALLOWANCE_PER_FILE_BYTE = 8;
const MIN_PARSE_ALLOWANCE_BYTES = 16 * 1024 * 1024;

/** A file's bytes, with what has been found in them so far and what had to be forgiven. */
export class PdfSource {
  readonly bytes: Uint8Array;
  readonly header: FileHeader | null;
  readonly marks: readonly SaveMark[];
  readonly repairs: PdfRepair[] = [];
  #body: BodyScan | undefined;
  #byNumber: Map<number, ScannedObject[]> | undefined;
  #parseAllowanceBytes: number;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.#parseAllowanceBytes = Math.max(
      MIN_PARSE_ALLOWANCE_BYTES,
      bytes.length * PARSE_ALLOWANCE_PER_FILE_BYTE,
    );
    this.header = findHeader(bytes);
    this.marks = findSaveMarks(bytes);
  }

  /** Object headers and ends found by scanning; made on first use, since an intact file never needs it. */
  get body(): BodyScan {
    this.#body ??= scanBody(this.bytes);
    return this.#body;
  }

  /**
   * The object that starts at `offsetBytes`, without its stream; null once so much was parsed of this file
   * that its objects must overlap without end.
   * @throws DecodeError TOO_DEEPLY_NESTED.
   */
  parseAt(offsetBytes: number): { readonly value: PdfObject; readonly endOffsetBytes: number } {
    if (this.#parseAllowanceBytes < 0) return { value: null, endOffsetBytes: offsetBytes };
    const lexer = new Lexer(this.bytes, offsetBytes);
    try {
      return { value: parseObject(lexer), endOffsetBytes: lexer.position };
    } finally {
      this.#parseAllowanceBytes -= lexer.position - offsetBytes;
    }
  }

  noteRepair(code: PdfRepair['code'], detail: string, shift?: OffsetShift): void {
    if (
      this.repairs.length < MAX_REPAIRS &&
      !this.repairs.some((known) => known.code === code && known.detail === detail)
    ) {
      this.repairs.push(shift ? { code, detail, shift } : { code, detail });
    }
  }

  /** The last copy of object `num` that starts before `limit`, by scanning. */
  lastScannedBefore(num: number, limit: number): ScannedObject | undefined {
    this.#byNumber ??= groupByNumber(this.body.objects);
    const copies = this.#byNumber.get(num);
    return copies && lastBefore(copies, limit);
  }

  /**
   * Where stream data beginning at `from` ends when /Length is no help: before `endstream` or `endobj`,
   * whichever is first.
   */
  searchStreamEnd(from: number): number {
    const ends = [
      firstAtOrAfter(this.body.streamEnds, from),
      firstAtOrAfter(this.body.objectEnds, from),
    ].filter((at) => at >= 0);
    if (ends.length === 0) return this.bytes.length;
    let end = Math.min(...ends);
    if (this.bytes[end - 1] === 0x0a) end--;
    if (this.bytes[end - 1] === 0x0d) end--;
    return end;
  }
}

function groupByNumber(objects: readonly ScannedObject[]): Map<number, ScannedObject[]> {
  const groups = new Map<number, ScannedObject[]>();
  for (const object of objects) {
    const group = groups.get(object.num);
    if (group) group.push(object);
    else groups.set(object.num, [object]);
  }
  return groups;
}
