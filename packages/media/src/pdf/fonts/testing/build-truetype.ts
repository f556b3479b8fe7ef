/** Big-endian bytes of 16 and 32 bits, and a string of Latin-1. */
const u16 = (...values: number[]): number[] => values.flatMap((value) => [(value >> 8) & 255, value & 255]);
const u32 = (...values: number[]): number[] =>
  values.flatMap((value) => u16((value >>> 16) & 0xffff, value & 0xffff));
const latin = (text: string): number[] => Array.from(text, (character) => character.charCodeAt(0));

/** A simple outline, a composite of other glyphs, or nothing to draw. */
export type TestGlyph = 'outline' | 'blank' | { readonly partsOf: readonly number[] };

const OUTLINE = [...u16(1, 0, 0, 100, 100, 0, 0), ...latin('\x01\x00\x00\x00')];

function glyphBytes(glyph: TestGlyph): number[] {
  if (glyph === 'blank') return [];
  if (glyph === 'outline') return OUTLINE;
  // Offsets as bytes, and a flag for "more parts" on all but the last.
  const parts = glyph.partsOf.flatMap((part, index) => [
    ...u16(index + 1 < glyph.partsOf.length ? 0x20 : 0, part),
    0,
    0,
  ]);
  return [...u16(0xffff, 0, 0, 100, 100), ...parts];
}

export interface CharacterMapEntry {
  readonly platform: number;
  readonly encoding: number;
  /** A whole subtable. */
  readonly subtable: readonly number[];
}

/** Subtable of format 6 (trimmed table): glyphs of the codes from `first` on. */
export const trimmedMap = (first: number, glyphs: readonly number[]): number[] =>
  u16(6, 10 + 2 * glyphs.length, 0, first, glyphs.length, ...glyphs);
/** Subtable of format 4 with one segment, `delta` added to each code. */
export const segmentMap = (first: number, last: number, delta: number): number[] =>
  u16(4, 32, 0, 4, 0, 0, 0, last, 0xffff, 0, first, 0xffff, delta & 0xffff, 1, 0, 0);

/**
 * A TrueType program with what embedding needs: head, loca, glyf, maxp, and a cmap where entries are given.
 */
export function buildTrueType(
  glyphs: readonly TestGlyph[],
  maps: readonly CharacterMapEntry[] = [],
): Uint8Array {
  const outlines = glyphs.map(glyphBytes);
  const starts = [0];
  for (const outline of outlines) starts.push(starts[starts.length - 1]! + outline.length);
  const tables: [string, number[]][] = [
    ['glyf', outlines.flat()],
    ['head', [...new Array<number>(50).fill(0), ...u16(1, 0)]],
    ['loca', u32(...starts)],
    ['maxp', [...u32(0x00010000), ...u16(glyphs.length)]],
  ];
  if (maps.length > 0) tables.unshift(['cmap', characterMaps(maps)]);
  let at = 12 + 16 * tables.length;
  const records: number[] = [];
  for (const [tag, bytes] of tables) {
    records.push(...latin(tag), ...u32(0, at, bytes.length));
    at += bytes.length;
  }
  return Uint8Array.from([
    ...u32(0x00010000),
    ...u16(tables.length, 0, 0, 0),
    ...records,
    ...tables.flatMap(([, bytes]) => bytes),
  ]);
}

function characterMaps(maps: readonly CharacterMapEntry[]): number[] {
  let at = 4 + 8 * maps.length;
  const records: number[] = [];
  for (const { platform, encoding, subtable } of maps) {
    records.push(...u16(platform, encoding), ...u32(at));
    at += subtable.length;
  }
  return [...u16(0, maps.length), ...records, ...maps.flatMap(({ subtable }) => subtable)];
}
