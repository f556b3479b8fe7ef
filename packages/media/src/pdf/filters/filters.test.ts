import fc from 'fast-check';
import { zlibSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { DecodeError } from '../../errors.js';
import { equalBytes } from '../syntax/equality.js';
import { pdfBytes, pdfText } from '../testing/build-pdf.js';
import type { PdfDict, PdfObject } from '../types.js';
import { decodeAscii85, decodeAsciiHex } from './ascii.js';
import { decodeStream, filtersOf } from './decode-stream.js';
import { decodeFlate } from './flate.js';
import { decodeLzw } from './lzw.js';
import { decodeRunLength } from './run-length.js';

const LIMIT_BYTES = 1_000_000;
/** Digits without a pattern, so that they deflate to many blocks. */
const longText = Uint8Array.from(
  { length: 200_000 },
  (_, index) => 0x30 + ((Math.imul(index + 1, 0x9e3779b1) >>> 16) % 10),
);

describe('FlateDecode', () => {
  test('gives back what was deflated', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2000 }), (data) => {
        expect(decodeFlate(zlibSync(data), LIMIT_BYTES)).toEqual(data);
      }),
    );
    expect(equalBytes(decodeFlate(zlibSync(longText), LIMIT_BYTES), longText)).toBe(true);
  });

  test('takes data without the zlib header', () => {
    expect(equalBytes(decodeFlate(zlibSync(longText).subarray(2), LIMIT_BYTES), longText)).toBe(true);
  });

  test('keeps what decodes before the stream is cut or damaged', () => {
    const deflated = zlibSync(longText);
    const cut = decodeFlate(deflated.subarray(0, deflated.length / 2), LIMIT_BYTES);
    expect(cut.length).toBeGreaterThan(longText.length / 4);
    expect(equalBytes(cut, longText.subarray(0, cut.length))).toBe(true);
    const damaged = deflated.slice();
    damaged.fill(0xff, damaged.length - 4000);
    const kept = decodeFlate(damaged, LIMIT_BYTES);
    expect(equalBytes(kept.subarray(0, 50_000), longText.subarray(0, 50_000))).toBe(true);
  });

  test('refuses to grow past the limit', () => {
    const bomb = zlibSync(new Uint8Array(LIMIT_BYTES + 1));
    expect(bomb.length).toBeLessThan(2000);
    expect(() => decodeFlate(bomb, LIMIT_BYTES)).toThrow(DecodeError);
    expect(decodeFlate(bomb, LIMIT_BYTES + 1)).toHaveLength(LIMIT_BYTES + 1);
  });

  test('any bytes end in bytes', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 300 }),
        (data) => decodeFlate(data, LIMIT_BYTES) instanceof Uint8Array,
      ),
    );
  });
});

describe('LZWDecode', () => {
  test('the example of ISO 32000-2, 7.4.4.2', () => {
    const encoded = Uint8Array.of(0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01);
    expect([...decodeLzw(encoded, 1, LIMIT_BYTES)]).toEqual([45, 45, 45, 45, 45, 65, 45, 45, 45, 66]);
  });

  test('gives back what an encoder wrote, with early change and without, across all code lengths', () => {
    for (const earlyChange of [0, 1] as const) {
      expect(
        equalBytes(decodeLzw(encodeLzw(longText, earlyChange), earlyChange, LIMIT_BYTES), longText),
      ).toBe(true);
    }
  });

  test('any bytes end in bytes', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 300 }),
        (data) => decodeLzw(data, 1, LIMIT_BYTES) instanceof Uint8Array,
      ),
    );
  });
});

describe('ASCII filters', () => {
  test('ASCII85: the words of the format, `z`, a short last group', () => {
    expect(pdfText(decodeAscii85(pdfBytes('<~9jqo^BlbD-~>')))).toBe('Man is d');
    expect([...decodeAscii85(pdfBytes('z!!~>'))]).toEqual([0, 0, 0, 0, 0]);
    expect(pdfText(decodeAscii85(pdfBytes('9jq\no')))).toBe('Man');
  });

  test('ASCIIHex: blanks pass, `>` ends, an odd digit counts as its upper half', () => {
    expect([...decodeAsciiHex(pdfBytes('4 1\n42 5>99'))]).toEqual([0x41, 0x42, 0x50]);
  });
});

describe('RunLengthDecode', () => {
  test('literal and repeated runs up to the end mark', () => {
    expect(pdfText(decodeRunLength(Uint8Array.of(2, 65, 66, 67, 254, 68, 128, 0, 69), LIMIT_BYTES))).toBe(
      'ABCDDD',
    );
  });

  test('refuses to grow past the limit', () => {
    expect(() => decodeRunLength(new Uint8Array(100).fill(129), 1000)).toThrow(DecodeError);
  });
});

describe('chains', () => {
  const dict = (entries: Record<string, PdfObject>): PdfDict => ({
    kind: 'dict',
    entries: new Map(Object.entries(entries)),
  });
  const names = (...all: string[]): PdfObject => ({
    kind: 'array',
    items: all.map((name) => ({ kind: 'name', name })),
  });
  const decode = (raw: Uint8Array, of: PdfDict) =>
    decodeStream(
      raw,
      filtersOf(of, (value) => value ?? null),
      LIMIT_BYTES,
    );

  test('are undone in order, the short names of inline images included', () => {
    const hex = Array.from(zlibSync(pdfBytes('text')), (byte) => byte.toString(16).padStart(2, '0')).join('');
    expect(pdfText(decode(pdfBytes(`${hex}>`), dict({ Filter: names('AHx', 'FlateDecode') })).bytes)).toBe(
      'text',
    );
  });

  test('stop before an image filter and name it', () => {
    const decoded = decode(zlibSync(pdfBytes('jpeg')), dict({ Filter: names('FlateDecode', 'DCTDecode') }));
    expect(pdfText(decoded.bytes)).toBe('jpeg');
    expect(decoded.remaining).toEqual([{ name: 'DCTDecode', parameters: null }]);
  });
});

/** Dictionary of all codes seen, cleared when full; written for this test from the format's description. */
function encodeLzw(data: Uint8Array, earlyChange: 0 | 1): Uint8Array {
  const out: number[] = [];
  let buffer = 0;
  let bits = 0;
  const write = (code: number, width: number): void => {
    buffer = (buffer << width) | code;
    bits += width;
    while (bits >= 8) {
      bits -= 8;
      out.push((buffer >> bits) & 0xff);
    }
    buffer &= (1 << bits) - 1;
  };
  let table = new Map<string, number>();
  let width = 9;
  write(256, width);
  let prefix = '';
  const codeOf = (text: string): number => (text.length === 1 ? text.charCodeAt(0) : table.get(text)!);
  for (const byte of data) {
    const longer = prefix + String.fromCharCode(byte);
    if (longer.length === 1 || table.has(longer)) {
      prefix = longer;
      continue;
    }
    write(codeOf(prefix), width);
    table.set(longer, 258 + table.size);
    // The decoder learns a sequence one code later than the encoder.
    if (258 + table.size - 1 + earlyChange >= 1 << width && width < 12) width++;
    if (258 + table.size >= 4095) {
      write(256, width);
      table = new Map();
      width = 9;
    }
    prefix = String.fromCharCode(byte);
  }
  write(codeOf(prefix), width);
  write(257, width);
  write(0, 7);
  return Uint8Array.from(out);
}
