import { expect, test } from 'vitest';
import { bytesBehind } from './bytes-behind.js';

const text = (value: string): number[] => [...value].map((character) => character.charCodeAt(0));
/** SOI, an APP1 that holds an EOI as a thumbnail does, SOS, coded data with a stuffed FF and a restart marker, EOI. */
const JPEG = [
  ...[0xff, 0xd8, 0xff, 0xe1, 0, 6, 0xff, 0xd9, 1, 2],
  ...[0xff, 0xda, 0, 3, 1, 7, 0xff, 0, 9, 0xff, 0xd0, 8, 0xff, 0xff, 0xd9],
];
const chunk = (type: string, data: readonly number[]): number[] => [
  0,
  0,
  0,
  data.length,
  ...text(type),
  ...data,
  0,
  0,
  0,
  0,
];
const PNG = [
  ...[0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10],
  ...chunk('IDAT', text('IEND')),
  ...chunk('IEND', []),
];
const WEBP = [...text('RIFF'), 5, 0, 0, 0, ...text('WEBP'), 0];

test.each([
  ['jpeg', JPEG],
  ['png', PNG],
  ['webp', WEBP],
] as const)('what lies behind the end of a %s is told, and nothing where nothing does', (format, picture) => {
  expect([...bytesBehind(Uint8Array.from(picture), format)]).toEqual([]);
  expect([...bytesBehind(Uint8Array.from([...picture, ...text('<html>')]), format)]).toEqual(text('<html>'));
});

test('further pictures that a camera put behind the first are passed over, with zeros between them', () => {
  const two = [...JPEG, 0, 0, ...JPEG];
  expect(bytesBehind(Uint8Array.from(two), 'jpeg').length).toBe(0);
  expect([...bytesBehind(Uint8Array.from([...two, ...text('x')]), 'jpeg')]).toEqual(text('x'));
});

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s that is cut at any byte has nothing behind it',
  (format) => {
    const whole = { jpeg: JPEG, png: PNG, webp: WEBP }[format];
    for (let length = 0; length < whole.length; length++)
      expect(bytesBehind(Uint8Array.from(whole.slice(0, length)), format).length).toBe(0);
  },
);
