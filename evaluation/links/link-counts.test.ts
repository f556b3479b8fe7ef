import type { LinkType, Strength } from '@assay/linking';
import { expect, test } from 'vitest';
import { countsOfLinkTypes, countsOfRelations, strongestOf } from './link-counts.js';
import type { ComparedPair } from './types.js';

const FINGERPRINT = { kind: 'file', part: 'upload', value: { form: 'exact', text: 'a' } } as const;
const pair = (
  links: readonly (readonly [LinkType, Strength])[],
  relation?: Partial<NonNullable<ComparedPair['relation']>>,
  contradictions = 0,
): ComparedPair => ({
  earlier: 'one',
  newer: 'other',
  position: 1,
  relation: relation && {
    earlier: 'one',
    newer: 'other',
    name: 'copy',
    must: [],
    may: [],
    strongest: 'low',
    contradiction: 'never',
    ...relation,
  },
  comparison: {
    links: links.map(([linkType, strength]) => ({
      linkType,
      evidenceType: 'sha256',
      fingerprint: FINGERPRINT,
      strength,
      metadata: {},
    })),
    contradictions: Array.from({ length: contradictions }, () => ({
      code: 'X',
      measure: 1,
      summary: '',
      before: '',
      after: '',
    })),
  },
  isFoundByProbes: links.length > 1,
});

test('found, missed, also true and wrong are told apart', () => {
  const pairs = [
    pair([['shared_layout', 'low']], { must: ['shared_layout'] }),
    pair([], { must: ['shared_layout'] }),
    pair([['shared_layout', 'low']], { may: ['shared_layout'] }),
    pair([['shared_layout', 'low']]),
  ];
  const layout = countsOfLinkTypes(pairs).find(({ linkType }) => linkType === 'shared_layout');
  expect(layout).toEqual({
    linkType: 'shared_layout',
    expected: 2,
    found: 1,
    foundByProbes: 0,
    alsoTrue: 1,
    wrong: 1,
  });
});

test('a pair is as strong as its strongest link, and too strong above what its relation allows', () => {
  const both = pair(
    [
      ['shared_layout', 'low'],
      ['near_duplicate_text', 'high'],
    ],
    { must: ['near_duplicate_text'], strongest: 'medium' },
  );
  expect(strongestOf(both)).toBe('high');
  expect(strongestOf(pair([]))).toBeUndefined();
  expect(countsOfRelations([both])).toMatchObject([
    { name: 'copy', whole: 1, linked: 1, strongest: 'high', tooStrong: 1 },
  ]);
});

test('pairs with nothing in common come last, and allow nothing above low', () => {
  const counts = countsOfRelations([pair([['shared_layout', 'medium']]), pair([], { name: 'copy' })]);
  expect(counts.map(({ name, tooStrong }) => [name, tooStrong])).toEqual([
    ['copy', 0],
    ['nothing in common', 1],
  ]);
});

test('a contradiction counts where it must be found, and as false where nothing contradicts', () => {
  const counts = countsOfRelations([
    pair([], { name: 'edit', contradiction: 'must' }, 1),
    pair([], { name: 'edit', contradiction: 'must' }),
    pair([], { name: 'edit', contradiction: 'may' }, 1),
    pair([], { name: 'edit' }, 1),
  ]);
  expect(counts).toMatchObject([
    { contradictionsExpected: 2, contradictionsFound: 1, contradictionsFalse: 1 },
  ]);
});
