import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeTextString, decodeUtf8 } from './text-encoding.js';

describe('decodeTextString', () => {
  it('reads PDFDocEncoding when no byte order mark is there', () => {
    expect(decodeTextString(Uint8Array.of(0x41, 0x80, 0x92, 0xa0, 0xe9, 0x18))).toBe(
      'A\u2022\u2122\u20ac\u00e9\u02d8',
    );
  });

  it('reads UTF-16 in both orders and UTF-8 behind their marks', () => {
    expect(decodeTextString(Uint8Array.of(0xfe, 0xff, 0x00, 0xe9, 0x20, 0xac))).toBe('é€');
    expect(decodeTextString(Uint8Array.of(0xff, 0xfe, 0xe9, 0x00, 0xac, 0x20))).toBe('é€');
    expect(decodeTextString(Uint8Array.of(0xef, 0xbb, 0xbf, 0xc3, 0xa9))).toBe('é');
  });

  it('drops the half of a character that UTF-16 lost', () => {
    expect(decodeTextString(Uint8Array.of(0xfe, 0xff, 0x00, 0x41, 0x00))).toBe('A');
  });
});

describe('decodeUtf8', () => {
  it('agrees with the platform on every text', () => {
    const wellFormed = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(wellFormed, (text) => {
        expect(decodeUtf8(new TextEncoder().encode(text))).toBe(text);
      }),
    );
  });

  it('gives back something for any bytes, and U+FFFD wherever the platform does', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 12 }), (bytes) => {
        const reference = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
        expect(decodeUtf8(bytes).replace(/\ufffd+/g, '\ufffd')).toBe(reference.replace(/\ufffd+/g, '\ufffd'));
      }),
    );
  });
});
