import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTags } from './tags.js';

const typesOf = (json: string) => parseTags(json).issues.map(({ type }) => type);

test('strings stay, numbers and booleans become their text as it was written', () => {
  expect(
    parseTags('{"a":"x","b":1.50,"c":12345678901234567890,"d":true,"e":-1e3,"f":"7 of 1.0","g\\"8":""}'),
  ).toEqual({
    issues: [],
    tags: [
      { name: 'a', value: 'x' },
      { name: 'b', value: '1.50' },
      { name: 'c', value: '12345678901234567890' },
      { name: 'd', value: 'true' },
      { name: 'e', value: '-1e3' },
      { name: 'f', value: '7 of 1.0' },
      { name: 'g"8', value: '' },
    ],
  });
});

test('any object of strings is read as itself', () => {
  const name = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .filter((text) => !/[\0=]/.test(text) && text !== '__proto__');
  const value = fc.string({ unit: 'grapheme', maxLength: 50 }).filter((text) => !text.includes('\0'));
  fc.assert(
    fc.property(fc.dictionary(name, value, { maxKeys: 20 }), (sent) => {
      expect(parseTags(JSON.stringify(sent))).toEqual({
        issues: [],
        tags: Object.entries(sent).map(([name, value]) => ({ name, value })),
      });
    }),
  );
});

test('a name that no filter could find is refused: filters end a name at the first equals sign', () => {
  expect(parseTags('{"a=b":"c"}').issues).toEqual([
    {
      loc: ['body', 'tags', 'a=b'],
      msg: "String should match pattern '^[^=]+$'",
      type: 'string_pattern_mismatch',
      input: 'a=b',
      ctx: { pattern: '^[^=]+$' },
    },
  ]);
  expect(parseTags('{"a":"b=c"}').issues).toEqual([]);
});

test.each(['{', 'x', "{'a':1}", '{"a":01}'])('%s is no JSON', (json) =>
  expect(typesOf(json)).toEqual(['json_invalid']),
);
test.each(['[]', '1', '"a"', 'null'])('%s is no object', (json) =>
  expect(typesOf(json)).toEqual(['dict_type']),
);
test.each(['{"a":{}}', '{"a":["x"]}', '{"a":null}'])('%s holds more than text', (json) => {
  expect(parseTags(json).issues).toMatchObject([{ loc: ['body', 'tags', 'a'], type: 'string_type' }]);
});

test('the bounds: 50 tags, names of 1 to 128 and values of up to 1,024 characters', () => {
  const many = (count: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`t${index}`, 'x'])));
  expect(parseTags(many(50)).tags).toHaveLength(50);
  expect(typesOf(many(51))).toEqual(['too_long']);
  expect(typesOf(JSON.stringify({ ['😀'.repeat(128)]: '😀'.repeat(1024) }))).toEqual([]);
  expect(typesOf(JSON.stringify({ ['n'.repeat(129)]: 'x' }))).toEqual(['string_too_long']);
  expect(typesOf(JSON.stringify({ a: 'v'.repeat(1025) }))).toEqual(['string_too_long']);
  expect(typesOf('{"":"x"}')).toEqual(['string_too_short']);
});

test('text that no database keeps as it was sent is refused', () => {
  expect(typesOf('{"a":"\\u0000"}')).toEqual(['string_unicode']);
  expect(typesOf('{"a\\ud800":"x"}')).toEqual(['string_unicode']);
});

test('every wrong tag is told', () => {
  expect(typesOf('{"a":null,"b":"ok","c":[]}')).toEqual(['string_type', 'string_type']);
});
