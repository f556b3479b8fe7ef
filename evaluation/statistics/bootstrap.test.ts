import { rocAuc } from '@assay/media';
import { expect, test } from 'vitest';
import { groupBootstrap } from './bootstrap.js';

const OPTIONS = { resamples: 500, seed: 7, coverage: 0.95 };
const mean = (files: readonly { readonly score: number }[]) =>
  files.reduce((sum, { score }) => sum + score, 0) / files.length;

test('the interval of a mean is close to 1.96 standard errors each way', () => {
  const files = Array.from({ length: 200 }, (_, index) => ({
    score: (index * 37) % 200,
    tampered: false,
    group: `${index}`,
  }));
  const interval = groupBootstrap(files, mean, { ...OPTIONS, resamples: 4000 });
  const standardError = Math.sqrt((200 ** 2 - 1) / 12 / 200); // of 0..199, uniform
  expect(interval?.low).toBeCloseTo(99.5 - 1.96 * standardError, -0.5);
  expect(interval?.high).toBeCloseTo(99.5 + 1.96 * standardError, -0.5);
});

test('copies within a group do not make the interval narrower', () => {
  const once = Array.from({ length: 20 }, (_, index) => ({
    score: index,
    tampered: false,
    group: `${index}`,
  }));
  const tenfold = once.flatMap((file) => Array.from({ length: 10 }, () => file));
  expect(groupBootstrap(tenfold, mean, OPTIONS)).toEqual(groupBootstrap(once, mean, OPTIONS));
});

test('the same seed gives the same interval, another seed another', () => {
  const files = Array.from({ length: 60 }, (_, index) => ({
    score: (index * 31) % 17,
    tampered: index % 3 === 0,
    group: `${index}`,
  }));
  expect(groupBootstrap(files, rocAuc, OPTIONS)).toEqual(groupBootstrap(files, rocAuc, OPTIONS));
  expect(groupBootstrap(files, rocAuc, OPTIONS)).not.toEqual(
    groupBootstrap(files, rocAuc, { ...OPTIONS, seed: 8 }),
  );
});

test('a single label has no interval', () => {
  expect(groupBootstrap([{ score: 1, tampered: true, group: 'a' }], rocAuc, OPTIONS)).toBeUndefined();
});
