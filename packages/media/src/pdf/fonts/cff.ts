import { DecodeError } from '../../errors.js';
import { characterNamed } from '../content/simple-encoding.js';
import { ByteView } from './byte-view.js';
import { CFF_STANDARD_CHARACTERS } from './cff-standard-characters.js';
import { type FontProgram, MAX_GLYPHS } from './types.js';

/** Strings that every reader knows; the program's own follow (Adobe Technical Note 5176, Appendix A). */
const STANDARD_STRINGS = 391;
/** Operands of one dictionary entry, and bytes of a dictionary that are read. */
const MAX_OPERANDS = 48;
const MAX_DICTIONARY_BYTES = 4_096;

/** Top DICT operators (Table 9); two-byte ones with 12 in front. */
const CHARSET = 15;
const ENCODING = 16;
const CHAR_STRINGS = 17;
const REGISTRY_ORDERING_SUPPLEMENT = 0x0c1e;

interface Index {
  /** Where each item starts; one more than there are items. */
  readonly starts: readonly number[];
  readonly endOffset: number;
}

/**
 * A compact font program (Adobe Technical Note 5176, "The Compact Font Format Specification").
 * @throws DecodeError where it is cut or has no charstrings
 */
export function readCff(bytes: Uint8Array): FontProgram {
  const view = new ByteView(bytes);
  const names = readIndex(view, view.uint8(2));
  const tops = readIndex(view, names.endOffset);
  const strings = readIndex(view, tops.endOffset);
  const top = readDictionary(view, tops.starts[0] ?? 0, tops.starts[1] ?? 0);
  const charStrings = readIndex(view, top.get(CHAR_STRINGS)?.[0] ?? 0);
  const outlineBytes = lengths(charStrings);
  if (outlineBytes.length === 0) throw new DecodeError('NOT_DECODABLE', 'a compact font has no charstrings');
  const painted = outlineBytes.map((length, glyph) =>
    isBlank(view, charStrings.starts[glyph]!, length) ? 0 : length,
  );
  const identifiers = readCharset(view, top.get(CHARSET)?.[0] ?? 0, painted.length);
  const common = { format: 'cff', outlineBytes: painted, components: new Set<number>() } as const;
  if (top.has(REGISTRY_ORDERING_SUPPLEMENT)) {
    return {
      ...common,
      glyphByCode: new Map(),
      glyphByCharacter: new Map(),
      glyphByCid: inverse(identifiers),
    };
  }
  const characters = identifiers.map((identifier) => characterOf(view, strings, identifier));
  const glyphByCode = readEncoding(view, top.get(ENCODING)?.[0] ?? 0, painted.length);
  return { ...common, glyphByCode, glyphByCharacter: inverse(characters), glyphByCid: null };
}

const ENDCHAR = 14;

/** Nothing but `endchar`, with or without the width before it (Technical Note 5177, 4.3). */
function isBlank(view: ByteView, start: number, length: number): boolean {
  if (length === 0) return true;
  if (length > 6 || view.uint8(start + length - 1) !== ENDCHAR) return false;
  const first = view.uint8(start);
  return (
    length === 1 ||
    (first >= 32 && length - 1 === (first <= 246 ? 1 : first === 255 ? 5 : 2)) ||
    (first === 28 && length === 4)
  );
}

function inverse<K>(keys: readonly (K | undefined)[]): Map<K, number> {
  const glyphs = new Map<K, number>();
  for (const [glyph, key] of keys.entries())
    if (key !== undefined && !glyphs.has(key)) glyphs.set(key, glyph);
  return glyphs;
}

/** Offsets are from the byte before the data (section 5). */
function readIndex(view: ByteView, at: number): Index {
  const count = view.uint16(at);
  if (count === 0) return { starts: [], endOffset: at + 2 };
  const width = view.uint8(at + 2);
  if (width < 1 || width > 4)
    throw new DecodeError('NOT_DECODABLE', `an index of a compact font has offsets of ${width} bytes`);
  const base = at + 2 + (count + 1) * width;
  const starts = Array.from(
    { length: count + 1 },
    (_, item) => base + view.uint(at + 3 + item * width, width),
  );
  return { starts, endOffset: starts[count]! };
}

const lengths = ({ starts }: Index): number[] =>
  starts.slice(1).map((end, item) => Math.max(0, end - starts[item]!));

function readDictionary(view: ByteView, start: number, end: number): ReadonlyMap<number, readonly number[]> {
  const entries = new Map<number, readonly number[]>();
  const limit = Math.min(end, start + MAX_DICTIONARY_BYTES);
  let operands: number[] = [];
  for (let at = start; at < limit; ) {
    const first = view.uint8(at);
    if (first <= 21) {
      entries.set(first === 12 ? 0x0c00 + view.uint8(at + 1) : first, operands);
      operands = [];
      at += first === 12 ? 2 : 1;
    } else {
      const [value, length] = readNumber(view, at, first);
      if (operands.length < MAX_OPERANDS) operands.push(value);
      at += length;
    }
  }
  return entries;
}

/** Real numbers count as 0: no entry that is needed here is one. */
function readNumber(view: ByteView, at: number, first: number): [value: number, lengthBytes: number] {
  if (first === 28) return [view.int16(at + 1), 3];
  if (first === 29) return [view.uint32(at + 1) | 0, 5];
  if (first === 30) {
    let end = at + 1;
    while (end < view.length && (view.uint8(end) & 0x0f) !== 0x0f) end++;
    return [0, end + 1 - at];
  }
  if (first <= 246) return [first - 139, 1];
  if (first <= 250) return [(first - 247) * 256 + view.uint8(at + 1) + 108, 2];
  return [-(first - 251) * 256 - view.uint8(at + 1) - 108, 2];
}

/**
 * String or character identifier of each glyph (section 13). The predefined charsets count in order, as
 * ISOAdobe does.
 */
function readCharset(view: ByteView, at: number, glyphCount: number): number[] {
  const identifiers = [0];
  const count = Math.min(glyphCount, MAX_GLYPHS);
  if (at <= 2) return Array.from({ length: count }, (_, glyph) => glyph);
  const format = view.uint8(at);
  const leftWidth = format === 0 ? 0 : format;
  for (let from = at + 1; identifiers.length < count; from += 2 + leftWidth) {
    const first = view.uint16(from);
    const left = leftWidth === 0 ? 0 : view.uint(from + 2, Math.min(leftWidth, 2));
    for (let more = 0; more <= left && identifiers.length < count; more++) identifiers.push(first + more);
  }
  return identifiers;
}

/** Codes of the program's own encoding (section 12); none for the predefined ones, which go by character. */
function readEncoding(view: ByteView, at: number, glyphCount: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  if (at <= 1) return glyphs;
  const isRanges = (view.uint8(at) & 0x7f) === 1;
  const count = view.uint8(at + 1);
  let glyph = 1;
  for (let item = 0; item < count; item++) {
    const first = view.uint8(at + 2 + item * (isRanges ? 2 : 1));
    const left = isRanges ? view.uint8(at + 3 + item * 2) : 0;
    for (let more = 0; more <= left && glyph < glyphCount; more++) glyphs.set(first + more, glyph++);
  }
  return glyphs;
}

function characterOf(view: ByteView, strings: Index, identifier: number): string | undefined {
  if (identifier < STANDARD_STRINGS) return CFF_STANDARD_CHARACTERS[identifier];
  const start = strings.starts[identifier - STANDARD_STRINGS];
  const end = strings.starts[identifier - STANDARD_STRINGS + 1];
  if (start === undefined || end === undefined) return undefined;
  return characterNamed(String.fromCharCode(...view.bytes.subarray(start, Math.min(end, start + 64))));
}
