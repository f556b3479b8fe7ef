import fc from 'fast-check';
import { zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { pdfBytes, pdfText } from '../testing/build-pdf.js';
import { fillerBytes } from './filler.js';
import { deflateEndBytes, readDeflateTokens } from './read-tokens.js';
import { INSTRUCTIONS, packedByZlib } from './testing/zlib-samples.js';
import { zlibLevels } from './zlib-levels.js';

const TEXT = pdfBytes(INSTRUCTIONS);
const compressible = fc
  .array(fc.constantFrom('0.5 ', 'Tm', 'ET\n', '12', 'q'), { minLength: 30, maxLength: 400 })
  .map((words) => pdfBytes(words.join('')));
const behind = (zlib: Uint8Array, ...bytes: number[]): Uint8Array => Uint8Array.of(...zlib, ...bytes);

describe('readDeflateTokens', () => {
  it('gives back what was compressed', () => {
    fc.assert(
      fc.property(compressible, fc.constantFrom(1, 6, 9), (text, level) => {
        const zlib = zlibSync(text, { level: level as 1 | 6 | 9 });
        expect(readDeflateTokens(zlib, 1 << 16)?.bytes).toEqual(text);
        expect(deflateEndBytes(zlib)).toBe(zlib.length - 4);
      }),
    );
  });

  it('stops at the limit', () => {
    const tokens = readDeflateTokens(packedByZlib(6), 100);
    expect(pdfText(tokens!.bytes.subarray(0, 100))).toBe(INSTRUCTIONS.slice(0, 100));
    expect(tokens!.bytes.length).toBeLessThan(100 + 258);
  });

  it('never throws, and refuses what is cut or no zlib stream', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 300 }),
        (bytes) => void readDeflateTokens(Uint8Array.of(0x78, 0x9c, ...bytes), 4096),
      ),
    );
    expect(readDeflateTokens(packedByZlib(6).subarray(0, 200), 1 << 16)).toBeNull();
    expect(readDeflateTokens(pdfBytes('BT /F1 9 Tf'), 1 << 16)).toBeNull();
    expect(readDeflateTokens(new Uint8Array(), 1 << 16)).toBeNull();
  });

  it('refuses a stored block, which has no tokens', () => {
    expect(readDeflateTokens(zlibSync(TEXT, { level: 0 }), 1 << 16)).toBeNull();
  });
});

describe('zlibLevels', () => {
  it('names the levels at which zlib gives the stream', () => {
    expect([...zlibLevels(packedByZlib(1))!]).toEqual([1]);
    expect([...zlibLevels(packedByZlib(6))!]).toEqual([6]);
    expect([...zlibLevels(packedByZlib(9))!]).toEqual([7, 8, 9]);
  });

  it('names none for the work of another encoder', () => {
    expect(zlibLevels(zlibSync(TEXT, { level: 6 }))!.size).toBe(0);
  });

  it('names none where the header speaks of another level than the data', () => {
    const relabeled = packedByZlib(1).slice();
    relabeled.set([0x78, 0x9c]);
    expect(zlibLevels(relabeled)!.size).toBe(0);
  });

  it('names none for a smaller window than zlib makes of its own accord', () => {
    const small = packedByZlib(6).slice();
    small.set([0x48, 0x89]);
    expect(zlibLevels(small)!.size).toBe(0);
  });
});

describe('fillerBytes', () => {
  it('counts zeros or spaces behind the checksum', () => {
    expect(fillerBytes(behind(packedByZlib(6), 0, 0, 0))).toBe(3);
    expect(fillerBytes(behind(packedByZlib(6), 0x20))).toBe(1);
  });

  it('counts no line end, and nothing where nothing is', () => {
    expect(fillerBytes(packedByZlib(6))).toBe(0);
    expect(fillerBytes(behind(packedByZlib(6), 0x0d, 0x0a))).toBe(0);
    expect(fillerBytes(behind(packedByZlib(6), 1, 0))).toBe(0);
  });

  it('does not take the end of a checksum for filler', () => {
    fc.assert(
      fc.property(compressible, (text) => {
        expect(fillerBytes(zlibSync(text))).toBe(0);
      }),
    );
  });
});
