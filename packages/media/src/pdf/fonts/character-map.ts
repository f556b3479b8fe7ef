import { DecodeError } from '../../errors.js';
import type { ByteView } from './byte-view.js';
import { type FontProgram, MAX_GLYPHS } from './types.js';

/** Encoding records of one "cmap"; real fonts have up to six. */
const MAX_RECORDS = 32;
/** Segments or groups of one subtable. */
const MAX_SEGMENTS = 65_536;
/** Symbol fonts state their codes at U+F000 and up (OpenType, "cmap", encoding 3.0). */
const SYMBOL_BASE = 0xf000;

type CharacterMaps = Pick<FontProgram, 'glyphByCode' | 'glyphByCharacter'>;

/**
 * The "cmap" table: Macintosh and symbol encodings tell codes, Unicode encodings tell characters. Damaged
 * parts are left out.
 */
export function readCharacterMaps(table: ByteView): CharacterMaps {
  const glyphByCode = new Map<number, number>();
  const glyphByCharacter = new Map<string, number>();
  const count =
    table.length < 4 ? 0 : Math.min(table.uint16(2), MAX_RECORDS, Math.floor((table.length - 4) / 8));
  for (let index = 0; index < count; index++) {
    const at = 4 + 8 * index;
    const platform = table.uint16(at);
    const encoding = table.uint16(at + 2);
    const pairs = pairsAt(table, table.uint32(at + 4));
    if (platform === 0 || (platform === 3 && (encoding === 1 || encoding === 10))) {
      for (const [point, glyph] of pairs)
        if (point <= 0x10ffff) glyphByCharacter.set(String.fromCodePoint(point), glyph);
    } else {
      for (const [code, glyph] of pairs)
        glyphByCode.set(code >= SYMBOL_BASE && code < SYMBOL_BASE + 256 ? code - SYMBOL_BASE : code, glyph);
    }
  }
  return { glyphByCode, glyphByCharacter };
}

function pairsAt(table: ByteView, at: number): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  try {
    for (const [code, glyph] of readSubtable(table, at)) {
      if (glyph !== 0) pairs.set(code, glyph);
      if (pairs.size >= MAX_GLYPHS) break;
    }
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error; // a cut subtable counts as far as it goes
  }
  return pairs;
}

function readSubtable(table: ByteView, at: number): Generator<[code: number, glyph: number]> {
  switch (table.uint16(at)) {
    case 0:
      return bytePairs(table, at);
    case 4:
      return segmentPairs(table, at);
    case 6:
      return trimmedPairs(table, at);
    case 12:
      return groupPairs(table, at);
    default:
      return nothing();
  }
}

function* nothing(): Generator<[number, number]> {}

function* bytePairs(table: ByteView, at: number): Generator<[number, number]> {
  for (let code = 0; code < 256; code++) yield [code, table.uint8(at + 6 + code)];
}

function* trimmedPairs(table: ByteView, at: number): Generator<[number, number]> {
  const first = table.uint16(at + 6);
  const count = table.uint16(at + 8);
  for (let index = 0; index < count; index++) yield [first + index, table.uint16(at + 10 + 2 * index)];
}

function* segmentPairs(table: ByteView, at: number): Generator<[number, number]> {
  const bytesOfSegments = table.uint16(at + 6) & ~1;
  let left = MAX_SEGMENTS;
  for (let offset = 0; offset < bytesOfSegments; offset += 2) {
    const end = table.uint16(at + 14 + offset);
    const start = table.uint16(at + 16 + bytesOfSegments + offset);
    const delta = table.uint16(at + 16 + 2 * bytesOfSegments + offset);
    const rangeAt = at + 16 + 3 * bytesOfSegments + offset;
    const range = table.uint16(rangeAt);
    for (let code = start; code <= end && code < 0xffff && left-- > 0; code++) {
      const glyph = range === 0 ? code : table.uint16(rangeAt + range + 2 * (code - start));
      yield [code, glyph === 0 ? 0 : (glyph + delta) & 0xffff];
    }
  }
}

function* groupPairs(table: ByteView, at: number): Generator<[number, number]> {
  const count = Math.min(table.uint32(at + 12), MAX_SEGMENTS);
  let left = MAX_SEGMENTS;
  for (let index = 0; index < count; index++) {
    const group = at + 16 + 12 * index;
    const start = table.uint32(group);
    const end = table.uint32(group + 4);
    for (let code = start; code <= end && left-- > 0; code++)
      yield [code, table.uint32(group + 8) + code - start];
  }
}
