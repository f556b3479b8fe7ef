import { type DocumentField, fraction } from '@assay/media';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_STATED_VALUES, readStated } from './read-stated.js';
import { STATED_NAMES } from './stated-fields.js';

const field = (name: string, value: string | number, confidence = 0.9): DocumentField => ({
  name,
  value,
  raw: String(value),
  confidence: fraction(confidence),
  source: 'text',
  page: 2,
  box: undefined,
  others: [],
});

test('the values that are compared, in the order of the table, and nothing else', () => {
  const fields = [
    field('accounts[1].endingBalance', 7),
    field('accounts[0].endingBalance', 5),
    field('accounts[0].transactions[0].balance', 3),
    field('accountHolderAddress', '1 Quarry Lane'),
    field('accountHolderName', 'Marcus Okafor'),
    field('statementEndDate', '2026-01-31', 0.4),
  ];
  expect(readStated({ fields }).map(({ name }) => name)).toEqual([
    'accountHolderName',
    'accounts[0].endingBalance',
    'accounts[1].endingBalance',
  ]);
  expect(readStated({ fields })[0]).toEqual({
    name: 'accountHolderName',
    value: 'Marcus Okafor',
    raw: 'Marcus Okafor',
    confidence: 0.9,
    source: 'text',
    page: 2,
  });
});

test('no more than a dossier holds, however many accounts and however long a name', () => {
  const name = fc
    .tuple(fc.constantFrom(...STATED_NAMES), fc.nat({ max: 50 }))
    .map(([pattern, index]) => pattern.replace('[]', `[${index}]`));
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(name, fc.string({ maxLength: 500 })), {
        selector: ([one]) => one,
        maxLength: 200,
      }),
      (values) => {
        const stated = readStated({ fields: values.map(([one, value]) => field(one, value)) });
        expect(stated.length).toBeLessThanOrEqual(MAX_STATED_VALUES);
        expect(stated.every(({ raw }) => raw.length <= 80)).toBe(true);
      },
    ),
  );
});
