import { expect, test } from 'vitest';
import { describe } from './human-output.js';
import { toJsonLine } from './json-output.js';
import type { ReadFile, UnreadFile } from './read-file.js';

const card: ReadFile = {
  path: 'in/card\u001b.jpg',
  format: 'jpeg',
  request: { model: 'light', country: 'us' },
  document: {
    documentType: 'idDocument',
    documentClass: 'identity/driver_license',
    confidence: 0.945,
    fields: [
      { name: 'lastName', value: 'SAMPLE\u202e', confidence: 0.98, source: 'barcode', page: 1 },
      { name: 'dateOfBirth', value: '1990-04-12', confidence: 0.91, source: 'ocr', page: 1 },
    ],
    pageCount: 3,
    pagesUnread: 1,
    fieldsUnwritten: 0,
    partsUnread: ['codes'],
    learnedFrom: [],
  },
};
const absent: UnreadFile = { path: 'absent.pdf', problem: 'NOT_FOUND', message: 'no such file or folder' };

test('a reader sees type, fields with where they were read and how sure, and nothing that steers the terminal', () => {
  expect(describe(card)).toBe(
    [
      'in/card\\u001b.jpg',
      '  idDocument (identity/driver_license): 2 fields, 94.5 % sure on average',
      '  1 of 3 pages were not read',
      '  could not be read: codes',
      '  lastName     SAMPLE\\u202e  (barcode, page 1, 98 %)',
      '  dateOfBirth  1990-04-12  (ocr, page 1, 91 %)',
      '',
    ].join('\n'),
  );
});

test('JSON has the spellings of the parse record on one line', () => {
  expect(JSON.parse(toJsonLine(card))).toEqual({
    file: card.path,
    fileType: 'jpeg',
    model: 'light',
    country: 'us',
    documentType: 'idDocument',
    documentClass: 'identity/driver_license',
    confidence: 0.945,
    parsedData: { lastName: 'SAMPLE\u202e', dateOfBirth: '1990-04-12' },
    fields: {
      lastName: { value: 'SAMPLE\u202e', confidence: 0.98, source: 'barcode', page: 1 },
      dateOfBirth: { value: '1990-04-12', confidence: 0.91, source: 'ocr', page: 1 },
    },
    pageCount: 3,
    pagesUnread: 1,
    fieldsUnwritten: 0,
    partsUnread: ['codes'],
  });
});

test('a file of which nothing could be read says why in both', () => {
  expect(describe(absent)).toBe('absent.pdf\n  not read: no such file or folder\n');
  expect(JSON.parse(toJsonLine(absent))).toEqual({
    file: 'absent.pdf',
    error: { code: 'NOT_FOUND', message: 'no such file or folder' },
  });
});
