import { describe, expect, test } from 'vitest';
import { sniffVideo } from './sniff-video.js';

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part,
    ),
  );

const box = (type: string, content: string): Uint8Array =>
  bytes([0, 0, 0, 8 + content.length], type, content);
const ftyp = (major: string, ...compatible: string[]): Uint8Array =>
  box('ftyp', `${major}\0\0\x02\0${compatible.join('')}`);
const ebml = (docType: string): Uint8Array =>
  bytes(
    [0x1a, 0x45, 0xdf, 0xa3, 0x87 + docType.length],
    [0x42, 0x86, 0x81, 1],
    [0x42, 0x82, 0x80 + docType.length],
    docType,
  );

describe('MP4', () => {
  test.each(['isom', 'mp42', 'mp41', 'iso6', 'avc1', 'M4V ', 'dash', '3gp5'])(
    'the major brand %s',
    (brand) => {
      expect(sniffVideo(ftyp(brand))).toBe('mp4');
    },
  );
  test('a major brand nobody knows, compatible with mp42', () => {
    expect(sniffVideo(ftyp('XYZ1', 'abcd', 'mp42'))).toBe('mp4');
  });
});

describe('QuickTime', () => {
  test('the major brand "qt  "', () => {
    expect(sniffVideo(ftyp('qt  ', 'qt  '))).toBe('mov');
  });
  test('a major brand nobody knows, compatible with "qt  "', () => {
    expect(sniffVideo(ftyp('niko', 'qt  '))).toBe('mov');
  });
  test.each(['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'])('without ftyp, beginning with %s', (type) => {
    expect(sniffVideo(box(type, '12345678'))).toBe('mov');
  });
  test('without ftyp, pictures of unknown and of 64-bit length first', () => {
    expect(sniffVideo(bytes([0, 0, 0, 0], 'mdat', [1, 2]))).toBe('mov');
    expect(sniffVideo(bytes([0, 0, 0, 1], 'mdat', [0, 0, 0, 0, 0, 1, 0, 0]))).toBe('mov');
  });
});

test('WebM, by its document type', () => {
  expect(sniffVideo(ebml('webm'))).toBe('webm');
});

describe('none of the kinds', () => {
  test.each([
    ['nothing', bytes()],
    ['Matroska that is not WebM', ebml('matroska')],
    ['an EBML header cut short', ebml('webm').subarray(0, 8)],
    ['a picture (HEIC)', ftyp('heic', 'mif1', 'heic')],
    ['a sequence of pictures (AVIF) that names a brand of films', ftyp('avis', 'avif', 'iso8')],
    ['sound', ftyp('M4A ', 'mp42', 'isom')],
    ['a brand nobody knows', ftyp('XYZ1', 'XYZ2')],
    ['ftyp without a brand', bytes([0, 0, 0, 8], 'ftyp')],
    ['free space of impossible size', bytes([0, 0, 0, 3], 'free', '12345678')],
    ['a PDF', bytes('%PDF-1.7\n%moov mdat')],
    ['RIFF', bytes('RIFF', [0, 0, 0, 0], 'AVI LIST')],
  ])('%s', (_, head) => {
    expect(sniffVideo(head)).toBeUndefined();
  });
});
