import type { PdfPageNode } from '@assay/media';
import { expect, test } from 'vitest';
import { pairPages } from './page-pairs.js';

const pages = (...nums: number[]): PdfPageNode[] =>
  nums.map((num, index) => ({
    index,
    num,
    dict: { kind: 'dict', entries: new Map() },
    resources: null,
    mediaBox: [0, 0, 1, 1],
    cropBox: [0, 0, 1, 1],
    rotateDegrees: 0,
  }));

const inShort = (before: number[], after: number[]): string[] =>
  pairPages(pages(...before), pages(...after)).map((pair) =>
    [
      pair.kind,
      pair.kind === 'added' ? '' : pair.before.num,
      pair.kind === 'removed' ? '' : pair.after.num,
    ].join(' '),
  );

test('pages keep their object number when others come, go or change places', () => {
  expect(inShort([3, 4], [4, 3, 5])).toEqual(['kept 4 4', 'kept 3 3', 'added  5']);
  expect(inShort([3, 4], [3])).toEqual(['kept 3 3', 'removed 4 ']);
});

test('a page under another number in the same place is compared with what it replaced', () => {
  expect(inShort([3, 4], [3, 9])).toEqual(['kept 3 3', 'kept 4 9']);
});

test('a page listed twice is one page and an added one', () => {
  expect(inShort([3], [3, 3])).toEqual(['kept 3 3', 'added  3']);
});
