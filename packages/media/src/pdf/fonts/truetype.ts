import { ByteView } from './byte-view.js';
import { readCharacterMaps } from './character-map.js';
import { type FontProgram, MAX_GLYPHS } from './types.js';

/** A font holds about 20 tables; the count in the file is not trusted. */
const MAX_TABLES = 256;
/** Parts of one composite glyph; accented letters have two. */
const MAX_PARTS = 64;

/** Flags of a composite glyph's part (OpenType, "glyf"). */
const ARGUMENTS_ARE_WORDS = 0x0001;
const HAS_SCALE = 0x0008;
const MORE_PARTS = 0x0020;
const HAS_TWO_SCALES = 0x0040;
const HAS_MATRIX = 0x0080;

/** The tables of an sfnt wrapper (TrueType or OpenType) by tag. */
export function readTables(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const view = new ByteView(bytes);
  const tables = new Map<string, Uint8Array>();
  const count = Math.min(view.uint16(4), MAX_TABLES);
  for (let index = 0; index < count; index++) {
    const at = 12 + 16 * index;
    if (at + 16 > bytes.length) break;
    const tag = String.fromCharCode(...bytes.subarray(at, at + 4));
    const start = view.uint32(at + 8);
    tables.set(tag, bytes.subarray(start, start + view.uint32(at + 12)));
  }
  return tables;
}

/**
 * A TrueType program (OpenType 1.9, "glyf", "loca", "cmap"); embedded ones may lack all tables that drawing
 * by glyph index does not need (ISO 32000-2, 9.9.1).
 * @throws DecodeError where a table that it needs is missing or cut
 */
export function readTrueType(bytes: Uint8Array): FontProgram {
  const tables = readTables(bytes);
  const table = (tag: string): ByteView => new ByteView(tables.get(tag) ?? new Uint8Array());
  const glyphs = table('glyf');
  const starts = glyphStarts(table('loca'), table('head').int16(50) === 1, table('maxp').uint16(4));
  const outlineBytes = starts
    .slice(1)
    .map((end, glyph) => Math.max(0, Math.min(end, glyphs.length) - starts[glyph]!));
  const components = new Set<number>();
  for (const [glyph, length] of outlineBytes.entries()) {
    if (length >= 10 && glyphs.int16(starts[glyph]!) < 0) {
      const end = starts[glyph]! + length;
      for (const part of partsOf(glyphs, starts[glyph]! + 10, end)) components.add(part);
    }
  }
  return {
    format: 'truetype',
    outlineBytes,
    components,
    ...readCharacterMaps(table('cmap')),
    glyphByCid: null,
  };
}

function glyphStarts(loca: ByteView, isLong: boolean, glyphCount: number): number[] {
  const width = isLong ? 4 : 2;
  const count = Math.min(glyphCount + 1, MAX_GLYPHS + 1, Math.floor(loca.length / width));
  return Array.from({ length: count }, (_, index) =>
    isLong ? loca.uint32(4 * index) : 2 * loca.uint16(2 * index),
  );
}

function* partsOf(glyphs: ByteView, start: number, end: number): Generator<number> {
  let at = start;
  for (let part = 0; part < MAX_PARTS && at + 4 <= Math.min(end, glyphs.length); part++) {
    const flags = glyphs.uint16(at);
    yield glyphs.uint16(at + 2);
    at += 4 + (flags & ARGUMENTS_ARE_WORDS ? 4 : 2);
    at += flags & HAS_SCALE ? 2 : flags & HAS_TWO_SCALES ? 4 : flags & HAS_MATRIX ? 8 : 0;
    if (!(flags & MORE_PARTS)) return;
  }
}
