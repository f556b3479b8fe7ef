/** A box of an ISO base media file, or an atom of a QuickTime file. ISO/IEC 14496-12, 4.2. */
export interface IsoBox {
  /** Four characters, bytes as Latin-1: QuickTime names begin with `©`. */
  readonly type: string;
  /** First byte of the content. */
  readonly start: number;
  /** Behind the last byte, inside the box around it even where the size says otherwise. */
  readonly end: number;
}

export const uint32 = (bytes: Uint8Array, offset: number): number =>
  ((bytes[offset]! << 24) | (bytes[offset + 1]! << 16) | (bytes[offset + 2]! << 8) | bytes[offset + 3]!) >>>
  0;

/** Bytes as Latin-1. */
export const ascii = (bytes: Uint8Array, offset: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(offset, offset + length));

/** The boxes between two offsets, one after the other, until the end or until something that is no box. */
export function* boxesIn(bytes: Uint8Array, start: number, end: number): Generator<IsoBox> {
  for (let offset = start; offset + 8 <= end; ) {
    const shortSize = uint32(bytes, offset);
    const type = ascii(bytes, offset + 4, 4);
    const isLong = shortSize === 1 && offset + 16 <= end;
    const headerSize = isLong ? 16 : 8;
    const size = isLong
      ? uint32(bytes, offset + 8) * 2 ** 32 + uint32(bytes, offset + 12)
      : shortSize || end - offset;
    if (size < headerSize) return;
    const boxEnd = Math.min(end, offset + size);
    yield { type, start: offset + headerSize, end: boxEnd };
    offset = boxEnd;
  }
}

/** Boxes that hold nothing but boxes, of those that tell of tracks and samples. */
const CONTAINERS: ReadonlySet<string> = new Set([
  'moov',
  'trak',
  'mdia',
  'minf',
  'stbl',
  'edts',
  'moof',
  'traf',
  'mvex',
  'udta',
]);

/** Containers are nested five deep at most: moov, trak, mdia, minf, stbl. */
const MAX_DEPTH = 8;

/** Every box of a file down to the tables of its tracks, parents before their children. */
export function* everyBox(bytes: Uint8Array, start = 0, end = bytes.length, depth = 0): Generator<IsoBox> {
  for (const box of boxesIn(bytes, start, end)) {
    yield box;
    if (CONTAINERS.has(box.type) && depth < MAX_DEPTH) yield* everyBox(bytes, box.start, box.end, depth + 1);
  }
}
