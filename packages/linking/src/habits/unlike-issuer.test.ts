import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Dossier } from '../types.js';
import { type FileHabits, HABIT_NAMES } from './habits.js';
import { besideIssuer, LEAST_DOCUMENTS } from './unlike-issuer.js';

const BANK = Object.fromEntries(HABIT_NAMES.map((name) => [name, `the bank's ${name}`])) as FileHabits;

let files = 0;
const document = (habits: Partial<FileHabits> = {}, holder = `Holder ${++files}`): Dossier => ({
  documentClass: 'financial/bank_statement',
  fingerprints: [{ kind: 'file', part: 'upload', value: { form: 'exact', text: `file ${++files}` } }],
  stated: [{ name: 'accountHolderName', value: holder, raw: holder, confidence: 0.97, page: 1 }],
  habits: { ...BANK, ...habits },
});
const documents = (count: number, habits?: (index: number) => Partial<FileHabits>): Dossier[] =>
  Array.from({ length: count }, (_, index) => document(habits?.(index)));

test('fewer than eight show no rule', () => {
  expect(besideIssuer(document({ producer: 'other' }), documents(LEAST_DOCUMENTS - 1))).toBeUndefined();
  expect(besideIssuer(document({ producer: 'other' }), documents(LEAST_DOCUMENTS))).toMatchObject({
    documents: 8,
  });
});

test('made as the others: no difference', () => {
  expect(besideIssuer(document(), documents(12))).toEqual({ documents: 12, measure: 0, differences: [] });
});

test('made in a new way: what differs, from what most have, and how rare that would be', () => {
  expect(besideIssuer(document({ producer: 'Editor', saves: 'several' }), documents(12))).toEqual({
    documents: 12,
    measure: 13,
    differences: [
      { code: 'OTHER_PROGRAM', called: 'producer', before: "the bank's producer", after: 'Editor' },
      { code: 'OTHER_BUILD', called: 'number of saves', before: "the bank's saves", after: 'several' },
    ],
  });
});

describe('what an issuer does not keep says nothing', () => {
  test('each of its documents has fonts of its own', () => {
    const earlier = documents(12, (index) => ({ fonts: `font ${index}` }));
    expect(besideIssuer(document({ fonts: 'another' }), earlier)).toMatchObject({
      measure: 0,
      differences: [],
    });
  });

  test('it prints on two systems, and this is one of them', () => {
    const earlier = documents(12, (index) => ({ producer: index % 2 ? 'one' : 'other' }));
    expect(besideIssuer(document({ producer: 'one' }), earlier)).toMatchObject({ measure: 0 });
    expect(besideIssuer(document({ producer: 'third' }), earlier)).toMatchObject({ measure: 13 });
  });

  test('a new system is no longer new with its second document', () => {
    const earlier = [document({ producer: 'new' }), document({ producer: 'new' }), ...documents(12)];
    expect(besideIssuer(document({ producer: 'new' }), earlier)).toMatchObject({ measure: 0 });
  });
});

test('no one applicant makes a rule: three documents of each person count', () => {
  const ofOne = Array.from({ length: 20 }, () => document({}, 'Pat Example'));
  expect(besideIssuer(document({ producer: 'other' }), ofOne)).toBeUndefined();
  const ofThree = ['A B', 'C D', 'E F'].flatMap((holder) =>
    Array.from({ length: 4 }, () => document({}, holder)),
  );
  expect(besideIssuer(document({ producer: 'other' }), ofThree)).toMatchObject({ documents: 9 });
});

test('one file sent ten times counts once', () => {
  const one = document();
  expect(
    besideIssuer(
      document({ producer: 'other' }),
      Array.from({ length: 10 }, () => one),
    ),
  ).toBeUndefined();
});

test('pictures and older dossiers, which have no habits, neither count nor are compared', () => {
  const { habits, ...without } = document();
  expect(habits).toBeDefined();
  expect(besideIssuer(without, documents(12))).toBeUndefined();
  expect(
    besideIssuer(
      document(),
      Array.from({ length: 12 }, () => without),
    ),
  ).toBeUndefined();
});

test('law: a way that some earlier document has is never new', () => {
  const way = fc.constantFrom('a', 'b', 'c');
  fc.assert(
    fc.property(fc.array(way, { minLength: 8, maxLength: 30 }), fc.nat(), (ways, at) => {
      const earlier = documents(ways.length, (index) => ({ producer: ways[index]! }));
      const own = ways[at % ways.length]!;
      expect(besideIssuer(document({ producer: own }), earlier)).toMatchObject({
        measure: 0,
        differences: [],
      });
    }),
  );
});
