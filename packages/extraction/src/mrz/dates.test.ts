import { expect, test } from 'vitest';
import { dateOfBirth, documentDate } from './dates.js';

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
