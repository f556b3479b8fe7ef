import { expect, test } from 'vitest';
import { sniff } from './format.js';

const bytes = (...values: number[]) => Uint8Array.from(values);
const ascii = (text: string) => new TextEncoder().encode(text);

test('each format is told from its first bytes', () => {
  expect(sniff(bytes(0xff, 0xd8, 0xff, 0xe0))).toBe('jpeg');
  expect(sniff(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))).toBe('png');
  expect(sniff(ascii('RIFF\x10\0\0\0WEBPVP8 '))).toBe('webp');
  expect(sniff(ascii('%PDF-1.7\n'))).toBe('pdf');
});

test('a PDF header may stand behind other bytes, up to the first 1,024', () => {
  expect(sniff(ascii(`${' '.repeat(1019)}%PDF-`))).toBe('pdf');
  expect(sniff(ascii(`${' '.repeat(1020)}%PDF-`))).toBeUndefined();
});

test('what only resembles a format is none', () => {
  expect(sniff(ascii(''))).toBeUndefined();
  expect(sniff(ascii('RIFF\x10\0\0\0WAVEfmt '))).toBeUndefined();
  expect(sniff(bytes(0xff, 0xd8))).toBeUndefined();
  expect(sniff(ascii('<html>'))).toBeUndefined();
});
