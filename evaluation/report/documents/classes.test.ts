import { expect, test } from 'vitest';
import { compareDocument } from '../../documents/compare.js';
import type { ReadDocument, Value } from '../../documents/types.js';
import { confusionTable, contractTable } from './classes.js';

const truth = new Map<string, Value>([
  ['lastName', 'DOE'],
  ['placeOfBirth', 'OSLO'],
]);
const outcome = (className: ReadDocument['className'], fields: Record<string, Value>) =>
  compareDocument(
    {
      file: 'a.png',
      documentType: 'passport',
      language: 'en',
      treatment: 'scan',
      layout: 'a',
      country: 'us',
      truth,
      truthIsComplete: true,
    },
    {
      className,
      fields: Object.fromEntries(
        Object.entries(fields).map(([path, value]) => [path, { value, confidence: 0.9 }]),
      ),
      text: '',
      cpuMs: 1,
    },
  );
const outcomes = [
  outcome('identity/passport', { lastName: 'DOE', sex: 'F', firstName: 'ANN' }),
  outcome('identity/national_id', {}),
  outcome('identity/national_id', {}),
  outcome(undefined, {}),
];

test('only fields of the contract count, over all files and over those of the right class', () => {
  const [, row] = contractTable(outcomes, ['passport']).split('\n');
  expect(row?.match(/\d+ of \d+/g)).toEqual(['1 of 4', '1 of 4', '1 of 1']);
  expect(row?.trim().endsWith(' 1')).toBe(true);
});

test('what wrong classes were called is counted', () => {
  const rows = confusionTable(outcomes).split('\n').slice(1);
  expect(rows.map((row) => row.split(/\s{2,}/))).toEqual([
    ['passport', 'identity/national_id', '2'],
    ['passport', '(none)', '1'],
  ]);
});

test('a corpus without a wrong class says so', () => {
  expect(confusionTable(outcomes.slice(0, 1))).toBe('none');
});
