import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DecodeError } from '../../errors.js';
import { parsePdf } from '../parse-pdf.js';
import { dictOf } from '../syntax/values.js';
import { buildPdf, pdfText, stream } from '../testing/build-pdf.js';
import { readCff } from './cff.js';
import { readEmbeddedFont } from './read-embedded-font.js';
import { buildTrueType, segmentMap, trimmedMap } from './testing/build-truetype.js';
import { readTrueType } from './truetype.js';

describe('TrueType', () => {
  test('tells outlines, blanks and the parts of composite glyphs', () => {
    const { outlineBytes, components } = readTrueType(
      buildTrueType(['outline', 'blank', 'outline', { partsOf: [0, 2] }]),
    );
    expect(outlineBytes.map((length) => length > 0)).toEqual([true, false, true, true]);
    expect([...components]).toEqual([0, 2]);
  });

  test('Macintosh and symbol maps tell codes, Unicode maps tell characters', () => {
    const maps = [
      { platform: 1, encoding: 0, subtable: trimmedMap(65, [2, 1]) },
      { platform: 3, encoding: 0, subtable: segmentMap(0xf020, 0xf021, 3 - 0xf020) },
      { platform: 3, encoding: 1, subtable: segmentMap(0x41, 0x42, 1 - 0x41) },
    ];
    const { glyphByCode, glyphByCharacter } = readTrueType(
      buildTrueType(['outline', 'outline', 'outline'], maps),
    );
    expect([...glyphByCode]).toEqual([
      [65, 2],
      [66, 1],
      [0x20, 3],
      [0x21, 4],
    ]);
    expect([...glyphByCharacter]).toEqual([
      ['A', 1],
      ['B', 2],
    ]);
  });
});

/** An INDEX with offsets of one byte. */
const index = (...items: string[]): string => {
  if (items.length === 0) return '\0\0';
  const ends = [1];
  for (const item of items) ends.push(ends[ends.length - 1]! + item.length);
  return `\0${String.fromCharCode(items.length, 1, ...ends)}${items.join('')}`;
};
/** Three glyphs: .notdef, "one" (string 18), a blank named "zero" (string 17). */
function compactFont(): Uint8Array {
  const number = (value: number): string => `\x1c${String.fromCharCode(value >> 8, value & 255)}`;
  const head = `\x01\0\x04\x01${index('F')}`;
  const after = (top: string): number => (head + index(top) + index() + index()).length;
  const size = after(`${number(0)}\x0f${number(0)}\x11`);
  const charset = '\0\0\x12\0\x11';
  const top = `${number(size)}\x0f${number(size + charset.length)}\x11`;
  const text =
    head + index(top) + index() + index() + charset + index('\x0e', '\x8b\x8b\x15\x0e', '\xf7\x10\x0e');
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

test('a compact font tells glyphs by character, and which draw nothing', () => {
  const { outlineBytes, glyphByCharacter } = readCff(compactFont());
  expect(outlineBytes.map((length) => length > 0)).toEqual([false, true, false]);
  expect(glyphByCharacter.get('1')).toBe(1);
  expect(glyphByCharacter.get('0')).toBe(2);
});

test('whatever the bytes, a reader ends, and throws nothing but DecodeError', () => {
  const samples = [
    buildTrueType(
      ['outline', { partsOf: [0] }],
      [{ platform: 3, encoding: 1, subtable: segmentMap(65, 70, -60) }],
    ),
    compactFont(),
  ];
  const damage = fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { maxLength: 6 });
  fc.assert(
    fc.property(fc.constantFrom(...samples), damage, fc.nat(400), (sample, changes, length) => {
      const bytes = sample.slice(0, length);
      for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
      for (const read of [readTrueType, readCff]) {
        try {
          read(bytes);
        } catch (error) {
          expect(error).toBeInstanceOf(DecodeError);
        }
      }
    }),
  );
});

describe('codes of an embedded font', () => {
  const program = stream(
    pdfText(
      buildTrueType(
        ['outline', 'outline', 'outline'],
        [{ platform: 3, encoding: 1, subtable: segmentMap(65, 66, -64) }],
      ),
    ),
  );
  const read = (font: string, more: Record<number, string> = {}) => {
    const pdf = parsePdf(
      buildPdf({
        1: '<</Type/Catalog/Pages 2 0 R>>',
        2: '<</Type/Pages/Kids[]/Count 0>>',
        5: font,
        6: '<</FontFile2 7 0 R>>',
        7: program,
        ...more,
      }),
    );
    const revision = pdf.revisions[0]!;
    return readEmbeddedFont(dictOf(revision.object(5))!, revision);
  };

  test('a simple font goes by its encoding and the characters of the program', () => {
    const font = read('<</Type/Font/Subtype/TrueType/Encoding/WinAnsiEncoding/FontDescriptor 6 0 R>>');
    expect([65, 66, 67].map((code) => font?.glyphOf(code))).toEqual([1, 2, undefined]);
  });

  test('a composite font goes by its identifiers, or by the map that it gives', () => {
    const composite = (map: string) =>
      `<</Type/Font/Subtype/Type0/Encoding/Identity-H/DescendantFonts[<</Subtype/CIDFontType2/FontDescriptor 6 0 R${map}>>]>>`;
    expect(read(composite(''))?.glyphOf(2)).toBe(2);
    expect(read(composite('/CIDToGIDMap 8 0 R'), { 8: stream('\0\0\0\x02\0\x01') })?.glyphOf(2)).toBe(1);
  });

  test('a font that is not embedded has no program', () => {
    expect(read('<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>')).toBeNull();
  });
});
