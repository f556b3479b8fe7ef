import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseParameters } from './parameters.js';

const schema = {
  properties: {
    limit: { type: 'integer', minimum: 1, maximum: 100, default: 25 },
    offset: { type: 'integer', minimum: 0 },
    least: { type: 'number', minimum: 0, maximum: 100 },
    direction: { type: 'string', enum: ['asc', 'desc'] },
    tagFilter: { type: 'array', items: { type: 'string', pattern: '^[^=]+=' } },
    id: { type: 'integer' },
  },
};
const parse = (raw: Record<string, unknown>) => parseParameters(schema, raw, 'query');
const typesOf = (raw: Record<string, unknown>) => parse(raw).issues.map(({ type }) => type);

test('defaults stand for what is absent, and unknown parameters are dropped', () => {
  expect(parse({ unknown: 'x', __proto__: 'y' })).toEqual({
    values: { limit: 25, tagFilter: [] },
    issues: [],
  });
});

test.each([
  ['minLikelyhood', 'minLikelihood'],
  ['tag_filter', 'tagFilter'],
  ['LIMIT', 'limit'],
  ['sortby', 'sortBy'],
])('%s is answered with the nearest name, and dropped where the sender is not strict', (name, nearest) => {
  const known = Object.fromEntries(
    ['minLikelihood', 'maxLikelihood', 'tagFilter', 'limit', 'sortBy'].map((one) => [
      one,
      { type: 'string' },
    ]),
  );
  const read = (raw: Record<string, unknown>) => parseParameters({ properties: known }, raw, 'query');
  expect(read({ [name]: '1' }).issues).toMatchObject([
    { loc: ['query', name], type: 'parameter_unknown', ctx: { nearest: [nearest] } },
  ]);
  expect(read({ [name]: '1', strict: 'false' })).toEqual({ values: {}, issues: [] });
});

test('bounds are inclusive', () => {
  expect(parse({ limit: '100', offset: '0', least: '100.0' }).values).toMatchObject({
    limit: 100,
    offset: 0,
    least: 100,
  });
  expect(parse({ limit: '101' }).issues).toEqual([
    {
      loc: ['query', 'limit'],
      msg: 'Input should be less than or equal to 100',
      type: 'less_than_equal',
      input: '101',
      ctx: { le: 100 },
    },
  ]);
  expect(parse({ limit: '0' }).issues).toMatchObject([
    { type: 'greater_than_equal', input: '0', ctx: { ge: 1 } },
  ]);
});

test.each(['', ' 1', '1.0', '1e1', '0x10', 'NaN', 'Infinity', '１'])('%j is no integer', (text) => {
  expect(typesOf({ limit: text })).toEqual(['int_parsing']);
});

test.each(['', '.', 'NaN', '1e1', '1,5'])('%j is no number', (text) => {
  expect(typesOf({ least: text })).toEqual(['float_parsing']);
});

test('every whole number from 1 to 100 is read as itself, and no other text without an issue', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100 }),
      (limit) => parse({ limit: String(limit) }).values.limit === limit,
    ),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { values, issues } = parse({ limit: text });
      expect(issues.length === 0).toBe(/^\+?0*([1-9]\d?|100)$/.test(text));
      if (issues.length === 0) expect(values.limit).toBe(Number(text));
    }),
  );
});

test('a number too great to be exact becomes the greatest exact one', () => {
  expect(parse({ id: '99999999999999999999', offset: '1'.repeat(400) }).values).toMatchObject({
    id: Number.MAX_SAFE_INTEGER,
    offset: Number.MAX_SAFE_INTEGER,
  });
});

test('a single parameter sent twice is refused, a list takes each', () => {
  expect(parse({ limit: ['1', '2'] }).issues).toMatchObject([
    { loc: ['query', 'limit'], type: 'multiple_values' },
  ]);
  expect(parse({ tagFilter: ['a=1', 'b=2='] }).values.tagFilter).toEqual(['a=1', 'b=2=']);
  expect(parse({ tagFilter: ['a=1', '=2'] }).issues).toMatchObject([
    { loc: ['query', 'tagFilter', 1], type: 'string_pattern_mismatch' },
  ]);
});

test('a choice is one of the words exactly', () => {
  expect(parse({ direction: 'DESC' }).issues).toMatchObject([
    { type: 'enum', input: 'DESC', ctx: { expected: "'asc' or 'desc'" } },
  ]);
});

test('everything that is wrong is told at once', () => {
  expect(typesOf({ limit: 'x', offset: '-1', direction: 'up', tagFilter: 'none' })).toEqual([
    'int_parsing',
    'greater_than_equal',
    'enum',
    'string_pattern_mismatch',
  ]);
});

test('an overlong value is not sent back', () => {
  expect(parse({ direction: 'x'.repeat(201) }).issues[0]).not.toHaveProperty('input');
});
