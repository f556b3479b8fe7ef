import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isoDate, readPrintedDate } from './printed-date.js';
import type { DateOrder } from './read-dates.js';

const read = (text: string, order: DateOrder = 'day-first', century = 1900): string | undefined => {
  const date = readPrintedDate(text);
  return date && isoDate(date, order, century);
};

describe('a date is read', () => {
  test.each([
    ['05 FEB/FEV 1965', '1965-02-05'],
    ['15 NOV 83', '1983-11-15'],
    ['05FEB1965', '1965-02-05'],
    ['12 AUGUST/AOÛT 74', '1974-08-12'],
    ['15APR/AVR 12', '1912-04-15'],
    ['20 MAY /MAI 95', '1995-05-20'],
    ['26 FEABH/FEB 2018', '2018-02-26'],
    ['05 IÚIL/JUL 1981', '1981-07-05'],
    ['1 1 MAR 2017', '2017-03-11'],
    ['1.2.1980', '1980-02-01'],
    ['27.07,1998', '1998-07-27'],
    ['06.092016', '2016-09-06'],
    ['01 01 1980', '1980-01-01'],
    ['06.12 1965', '1965-12-06'],
    ['31 de março de 2020', '2020-03-31'],
    ['31 dicembre 2020', '2020-12-31'],
    ['Jan 5, 2020', '2020-01-05'],
    ['2020-03-04', '2020-03-04'],
    ['1990/05/31', '1990-05-31'],
    ['O3/15/1990', '1990-03-15'],
    ['11 10/2011', '2011-10-11'],
    ['14 OCT2030', '2030-10-14'],
    ['14 0CT 2030', '2030-10-14'],
    ['16 AG0 2018', '2018-08-16'],
    ['29.02.1911', '1911-02-29'],
  ])('%s', (text, date) => {
    expect(read(text)).toBe(date);
  });
});

test('day and month are open only where both may be either', () => {
  expect(read('03/04/2020', 'month-first')).toBe('2020-03-04');
  expect(read('03/04/2020', 'day-first')).toBe('2020-04-03');
  expect(read('12/31/2020', 'day-first')).toBe('2020-12-31');
});

test.each([
  '',
  'DATE',
  '12',
  '99/99/2020',
  '5 UNITS 20',
  '1234567',
  '13/13/1990',
  '123 MAIN STREET',
  '00/00/0000',
])('%s is none', (text) => {
  expect(read(text)).toBeUndefined();
});

test('no text makes it fail', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      const date = read(text);
      expect(date === undefined || /^\d{4}-\d{2}-\d{2}$/u.test(date)).toBe(true);
    }),
  );
});
