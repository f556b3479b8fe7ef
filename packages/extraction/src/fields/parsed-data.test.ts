import type { DocumentField } from '@assay/media';
import { fraction } from '@assay/media';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ParsedObject, type ParsedValue, parsedData } from './parsed-data.js';

const field = (name: string, value: string | number): DocumentField => ({
  name,
  value,
  raw: String(value),
  confidence: fraction(1),
  source: 'text',
  page: 1,
  box: undefined,
  others: [],
});

test('paths become objects and lists', () => {
  const fields = [
    field('bankName', 'SUMMIT'),
    field('accounts[0].transactions[0].date', '2026-01-02'),
    field('accounts[1].endingBalance', 7),
  ];
  expect(parsedData({ fields })).toEqual({
    bankName: 'SUMMIT',
    accounts: [{ transactions: [{ date: '2026-01-02' }] }, { endingBalance: 7 }],
  });
});

test('a list closes up where an element was left out', () => {
  const fields = [field('accounts[1].endingBalance', 7), field('accounts[3].transactions[2].amount', 2)];
  expect(parsedData({ fields })).toEqual({
    accounts: [{ endingBalance: 7 }, { transactions: [{ amount: 2 }] }],
  });
});

test.each([['a b'], ['a[x]'], [''], ['a..b'], ['__proto__.b']])('a name like "%s" is a fault', (name) => {
  expect(() => parsedData({ fields: [field(name, 1)] })).toThrow(TypeError);
});

test.each([[['a', 'a']], [['a', 'a.b']], [['a.b', 'a']], [['a[0]', 'a.b']], [['a[0].b', 'a[0]']]])(
  '%j name one place twice',
  (names) => {
    expect(() => parsedData({ fields: names.map((name) => field(name, 1)) })).toThrow(TypeError);
  },
);

/** Every value with its path. */
function pathsOf(value: ParsedValue, path = ''): DocumentField[] {
  if (typeof value !== 'object') return [field(path, value)];
  if (Array.isArray(value)) return value.flatMap((one, index) => pathsOf(one, `${path}[${index}]`));
  return Object.entries(value).flatMap(([key, one]) => pathsOf(one, path === '' ? key : `${path}.${key}`));
}

const leaf = fc.oneof(fc.string(), fc.integer());
const key = fc.stringMatching(/^[A-Za-z]\w{0,5}$/u);
const tree = fc.letrec<{ value: ParsedValue; object: ParsedObject }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    leaf,
    tie('object'),
    fc.array(fc.oneof(leaf, tie('object')), { minLength: 1, maxLength: 4 }),
  ),
  object: fc.dictionary(key, tie('value'), { minKeys: 1, maxKeys: 4, noNullPrototype: true }),
}));

test('what is spelled as paths is read back', () => {
  fc.assert(
    fc.property(tree.object, (object) => {
      expect(parsedData({ fields: pathsOf(object) })).toEqual(object);
    }),
  );
});
