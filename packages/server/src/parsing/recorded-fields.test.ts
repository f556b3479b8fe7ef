import { type DocumentField, fraction } from '@assay/media';
import { expect, test } from 'vitest';
import { meanConfidence, recordedFields, writtenFields } from './recorded-fields.js';

const field = (given: Partial<DocumentField>): DocumentField => ({
  name: 'lastName',
  value: 'SAMPLE',
  raw: 'SAMPLE',
  confidence: fraction(0.98765),
  source: 'ocr',
  page: 1,
  box: undefined,
  others: [],
  ...given,
});

test('a field is kept with its confidence and its place in the page, both rounded, and without what is absent', () => {
  const box = { x1: -0.01, y1: 0.123456, x2: 0.5, y2: 1.2 };
  expect(recordedFields([field({ box, repaired: true }), field({})], 1)).toEqual([
    {
      name: 'lastName',
      value: 'SAMPLE',
      confidence: 0.9877,
      source: 'ocr',
      page: 1,
      boundingBox: { x1: 0, y1: 0.12346, x2: 0.5, y2: 1 },
      repaired: true,
    },
    { name: 'lastName', value: 'SAMPLE', confidence: 0.9877, source: 'ocr', page: 1 },
  ]);
});

test('no field is believed more than the limit, and less stays less', () => {
  const fields = recordedFields([field({}), field({ confidence: fraction(0.2) })], 0.5);
  expect(fields.map(({ confidence }) => confidence)).toEqual([0.5, 0.2]);
});

test('the confidence of a record is the mean over its fields, and 0 without any', () => {
  expect(
    meanConfidence(
      recordedFields([field({ confidence: fraction(1) }), field({ confidence: fraction(0.5) })], 1),
    ),
  ).toBe(0.75);
  expect(meanConfidence([])).toBe(0);
});

test('a record holds 5,000 fields: lists end early, no element is cut in two, and the rest is counted', () => {
  const transaction = (at: number) =>
    ['date', 'description', 'amount'].map((name) =>
      field({ name: `accounts[0].transactions[${at}].${name}` }),
    );
  const read = recordedFields(
    [
      field({ name: 'bankName' }),
      ...Array.from({ length: 2000 }, (_, at) => transaction(at)).flat(),
      field({ name: 'accounts[0].closingBalance' }),
    ],
    1,
  );
  const { fields, fieldsUnwritten } = writtenFields(read);
  const names = fields.map(({ name }) => name);
  expect([names[0], names.at(-2), names.at(-1)]).toEqual([
    'bankName',
    'accounts[0].transactions[1665].amount',
    'accounts[0].closingBalance',
  ]);
  expect(fields.length).toBe(5000);
  expect(fields.length + fieldsUnwritten).toBe(read.length);

  const oneMore = recordedFields([field({ name: 'iban' })], 1);
  expect(writtenFields([...oneMore, ...read]).fields.length).toBe(4998);
  expect(writtenFields(read.slice(0, 5000))).toMatchObject({ fieldsUnwritten: 0 });
});

test('fields in no list are cut at the bound, too', () => {
  const read = recordedFields(
    Array.from({ length: 5001 }, (_, at) => field({ name: `field${at}` })),
    1,
  );
  expect(writtenFields(read)).toEqual({ fields: read.slice(0, 5000), fieldsUnwritten: 1 });
});
