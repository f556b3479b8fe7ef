import { parsePdf } from '@assay/media';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { appendUpdate, buildPdf, onePage } from '../../../../media/src/pdf/testing/build-pdf.js';
import { pdfId } from './pdf-id.js';
import { isTellingId } from './telling-id.js';

const PERMANENT = 'f40b158db1eb95f08d08425fcfb51af1';
const OTHER = '88438c74421cfcd5f095c4ceb155ad8d';
const withId = (first: string, second: string) => ({ trailer: `/ID[<${first}><${second}>]` });

const idsOf = async (bytes: Uint8Array) =>
  (await pdfId.take({ pdf: parsePdf(bytes) })).map(({ value }) =>
    value.form === 'exact' ? value.text : undefined,
  );

it('is the first element, whatever the second is and however an update writes it', async () => {
  const original = buildPdf(onePage('a'), withId(PERMANENT, PERMANENT));
  expect(await idsOf(original)).toEqual([PERMANENT]);
  expect(await idsOf(appendUpdate(original, {}, withId(PERMANENT, OTHER)))).toEqual([PERMANENT]);
  expect(await idsOf(appendUpdate(original, {}))).toEqual([PERMANENT]);
});

it('is both where an update put another in its place', async () => {
  const original = buildPdf(onePage('a'), withId(PERMANENT, PERMANENT));
  expect(await idsOf(appendUpdate(original, {}, withId(OTHER, OTHER)))).toEqual([PERMANENT, OTHER]);
});

it.each([
  ['missing', ''],
  ['no array', '/ID<f40b158db1eb95f08d08425fcfb51af1>'],
  ['empty', '/ID[]'],
  ['no string', '/ID[1 2]'],
])('is none when it is %s', async (_name, trailer) =>
  expect(await idsOf(buildPdf(onePage('a'), { trailer }))).toEqual([]),
);

it.each([
  ['zeros', '00000000000000000000000000000000'],
  ['one byte over and over', 'abababababababababababababababab'],
  ['a counter', '000102030405060708090a0b0c0d0e0f'],
  ['hexadecimal digits in order', '0123456789abcdef0123456789abcdef'],
  ['the MD5 of nothing', 'd41d8cd98f00b204e9800998ecf8427e'],
  ['a date as text', '32303234303232393132303030300000'],
  ['a short number', 'f40b158d'.slice(0, 6)],
  ['half of it said twice', 'f40b158db1eb95f0f40b158db1eb95f0'],
])('is none when it is %s', async (_name, id) =>
  expect(await idsOf(buildPdf(onePage('a'), withId(id, OTHER)))).toEqual([]),
);

it('nearly every digest is telling', () => {
  const digest = fc.uint8Array({ minLength: 16, maxLength: 16 });
  const drawn = fc.sample(fc.noBias(digest), { numRuns: 2000, seed: 1 });
  expect(drawn.filter(isTellingId).length).toBeGreaterThan(1990);
});
