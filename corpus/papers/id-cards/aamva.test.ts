import { parse } from 'parse-usdl';
import { expect, test } from 'vitest';
import { aamvaDate, aamvaText } from './aamva.js';

const text = aamvaText('636023', 9, [
  ['DAQ', 'RX123456'],
  ['DCS', 'SAMPLE'],
  ['DAC', 'ANNA'],
  ['DBB', aamvaDate({ year: 1990, month: 7, day: 4 })],
  ['DCG', 'USA'],
]);

test('an independent parser reads the elements', () => {
  expect(parse(text)).toMatchObject({
    lastName: 'SAMPLE',
    firstName: 'ANNA',
    documentNumber: 'RX123456',
    dateOfBirth: '1990-07-04',
  });
});

test('the offset and length point at the subfile', () => {
  const [, offset, length] = /DL(\d{4})(\d{4})/.exec(text) ?? [];
  expect(text.slice(Number(offset), Number(offset) + Number(length))).toBe(
    text.slice(text.lastIndexOf('DLDAQ')),
  );
});
