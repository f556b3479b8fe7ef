import type { MrzReading } from '@assay/media';
import { expect, test } from 'vitest';
import { bornBefore, dateOfBirth, documentDate } from './dates.js';

test('documents live from 1970 to 2069', () => {
  expect(['960101', '311231', '691231', '700101'].map(documentDate)).toEqual([
    '1996-01-01',
    '2031-12-31',
    '2069-12-31',
    '1970-01-01',
  ]);
  expect(['310229', '<<<<<<', '3102'].map(documentDate)).toEqual([undefined, undefined, undefined]);
});

test('births lie before the document ends, in the latest century that does', () => {
  expect(dateOfBirth('740812', '2012-04-15')).toBe('1974-08-12');
  expect(dateOfBirth('100812', '2012-04-15')).toBe('2010-08-12');
  expect(dateOfBirth('300101', '2029-12-31')).toBe('1930-01-01');
  expect(dateOfBirth('880230', '2012-04-15')).toBeUndefined();
  expect(dateOfBirth('740812', undefined)).toBeUndefined();
});

test('nobody was born after the day on which the document was there, though it ends later', () => {
  const zone = { values: { dateOfBirth: '2027-03-04' } } as MrzReading;
  const birth = (day: string | undefined) => bornBefore(zone, day)?.values.dateOfBirth;
  expect([birth('2026-11-30'), birth('2030-01-01'), birth(undefined)]).toEqual([
    '1927-03-04',
    '2027-03-04',
    '2027-03-04',
  ]);
});
