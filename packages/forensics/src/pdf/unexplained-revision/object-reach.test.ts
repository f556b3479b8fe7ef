import { parsePdf } from '@assay/media';
import { expect, test } from 'vitest';
import { buildPdf, type Objects } from '../../../../media/src/pdf/testing/build-pdf.js';
import { reachOf } from './object-reach.js';

const revisionOf = (objects: Objects) =>
  parsePdf(buildPdf({ 1: '<</Type/Catalog/Pages 2 0 R>>', 2: '<</Type/Pages/Kids[]/Count 0>>', ...objects }))
    .revisions[0]!;
const ref = (num: number) => ({ kind: 'ref', num, gen: 0 }) as const;

test('references are followed through arrays, dictionaries and cycles', () => {
  const reaches = reachOf(
    revisionOf({ 3: '[4 0 R]', 4: '<</A 5 0 R/B 3 0 R>>', 5: '<</C 6 0 R>>', 6: '(end)' }),
    new Set([6]),
  );
  expect(reaches(ref(3))).toBe(true);
  expect(reaches(ref(5))).toBe(true);
  expect(reachOf(revisionOf({ 3: '[3 0 R]' }), new Set([9]))(ref(3))).toBe(false);
});

test('parents and pages are not followed: everything would reach everything', () => {
  const objects = {
    3: '<</Parent 6 0 R/D[5 0 R/Fit]/Next[5 0 R]>>',
    5: '<</Type/Page/Contents 6 0 R>>',
    6: '(end)',
  };
  expect(reachOf(revisionOf(objects), new Set([6]))(ref(3))).toBe(false);
});

test('a chain of ten thousand links ends without a deep stack', () => {
  const links = Object.fromEntries(
    Array.from({ length: 10_000 }, (_, index) => [index + 3, `<</Next ${index + 4} 0 R>>`]),
  );
  expect(reachOf(revisionOf(links), new Set([10_003]))(ref(3))).toBe(true);
});

test('what was found clean once stays clean for the next start, and the start beside it is still walked', () => {
  const reaches = reachOf(
    revisionOf({ 3: '[4 0 R]', 4: '(clean)', 5: '[4 0 R 6 0 R]', 6: '(target)' }),
    new Set([6]),
  );
  expect(reaches(ref(3))).toBe(false);
  expect(reaches(ref(5))).toBe(true);
});
