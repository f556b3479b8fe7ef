import { type DocumentField, Views } from '@assay/media';
import { expect, test } from 'vitest';
import { cardViews, field, reading, rereaderOf } from '../semantic/source-agreement/testing/card.js';
import { worded } from '../sentences/reason.js';
import { holdIdentity, reasonsOfIdentity } from './hold-identity.js';

const both = (name: string, printed: string, coded: string): DocumentField =>
  field(name, reading(printed), reading(coded, 'barcode', 0.97));
const NAME = both('lastName', 'ASHGROVE', 'ASHGROVE');
const OTHER_BIRTH = both('dateOfBirth', '1983-05-28', '1990-05-28');

function hold(fields: readonly DocumentField[], again?: string) {
  const { fields: read, text, codes, documentClass, raster } = cardViews(fields);
  return holdIdentity(
    new Views({
      fields: async () => read,
      text: async () => text,
      codes: async () => codes,
      documentClass: async () => documentClass,
      raster: async () => raster,
      rereader: async () => rereaderOf(fields, again),
      receivedOn: async () => '2026-11-28',
    }),
  );
}

test('a card that says the same in print and in its bar code agrees, and nothing is told of it', async () => {
  const agreement = await hold([NAME, both('dateOfBirth', '1990-05-28', '1990-05-28')]);
  expect(agreement).toMatchObject({ outcome: 'agrees', evidence: [] });
  expect(agreement.summary).toMatch(/2 values compared/);
  expect(reasonsOfIdentity(agreement)).toEqual([]);
});

test('a printed birth date that the bar code contradicts is a fact that names both', async () => {
  const agreement = await hold([NAME, OTHER_BIRTH]);
  expect(agreement).toMatchObject({
    outcome: 'contradicts',
    evidence: [{ code: 'PRINT_DIFFERS_FROM_CODE', before: '1990-05-28', after: '1983-05-28' }],
  });
  expect(reasonsOfIdentity(agreement).map((reason) => worded(reason, 'en'))).toEqual([
    expect.stringContaining('“1983-05-28” is printed; the code on the document says “1990-05-28”.'),
  ]);
});

test('a bar code of which nothing agrees belongs to another document', async () => {
  const agreement = await hold([both('lastName', 'ASHGROVE', 'PEMBERTON'), OTHER_BIRTH]);
  expect(agreement.outcome).toBe('contradicts');
  expect(agreement.evidence[0]?.code).toBe('CODE_OF_OTHER_DOCUMENT');
});

test('what a second reading does not repeat is a doubt, and no contradiction', async () => {
  const agreement = await hold([NAME, OTHER_BIRTH], '1990-05-28');
  expect(agreement.outcome).toBe('unsure');
  expect(reasonsOfIdentity(agreement)).toEqual([]);
});

test('a card without a code that could be read is no agreement', async () => {
  expect(await hold([field('lastName', reading('ASHGROVE'))])).toMatchObject({ outcome: 'nothing-compared' });
});

test('an expired card is told as such, whatever else it says', async () => {
  const agreement = await hold([NAME, both('expirationDate', '2020-05-02', '2020-05-02')]);
  expect(agreement.outcome).toBe('agrees');
  expect(reasonsOfIdentity(agreement).map((reason) => worded(reason, 'pt'))).toEqual([
    expect.stringMatching(/O documento está vencido\./),
  ]);
});
