import type { Dossier, Fingerprint } from '@assay/linking';
import { expect, test } from 'vitest';
import { countContradictions } from './contradiction-counts.js';
import { countFingerprints } from './fingerprint-counts.js';
import { relatedDossiers } from './pairs.js';

const identifier = (part: string, text: string): Fingerprint => ({
  kind: 'identifier',
  part,
  value: { form: 'exact', text },
});
const dossier = (fingerprints: readonly Fingerprint[], balance?: number): Dossier => ({
  documentClass: 'financial/bank_statement',
  fingerprints,
  stated:
    balance === undefined
      ? []
      : [
          {
            name: 'statementEndDate',
            value: '2026-01-31',
            raw: '01/31/2026',
            confidence: 1,
            source: 'text',
            page: 1,
          },
          {
            name: 'accounts[0].accountNumber',
            value: '6497439565',
            raw: '6497439565',
            confidence: 1,
            source: 'text',
            page: 1,
          },
          {
            name: 'accounts[0].endingBalance',
            value: balance,
            raw: String(balance),
            confidence: 1,
            source: 'text',
            page: 1,
          },
        ],
});

const account = identifier('accountNumber', 'account:ostrander:6497439565');
const employer = identifier('ein', 'ein:261234567');

test('each pair counts once, by the strongest of what both share', () => {
  const dossiers = [
    dossier([account, employer]),
    dossier([employer, account]),
    dossier([employer]),
    dossier([]),
  ];
  const related = relatedDossiers(dossiers, () => 'all');
  const [counts] = countFingerprints('identifier', related);
  expect(counts).toMatchObject({ relation: 'all', pairs: 6, both: 3, found: 3, similarities: undefined });
  expect([...counts!.levels]).toEqual([
    ['telling', 1],
    ['hint', 2],
  ]);
});

test('relations come by name, and pairs without one are left out', () => {
  const dossiers = [dossier([]), dossier([]), dossier([])];
  const related = relatedDossiers(dossiers, (newer, earlier) =>
    newer === 1 ? 'b' : earlier === 0 ? 'a' : undefined,
  );
  expect(related.map(({ relation, pairs }) => [relation, pairs.length])).toEqual([
    ['a', 1],
    ['b', 1],
  ]);
});

test('a changed balance of one account contradicts in both orders, the same one in none', () => {
  const [first, same, changed] = [
    dossier([account], 1200),
    dossier([account], 1200),
    dossier([account], 8200),
  ];
  const [copies, edits] = countContradictions([
    { relation: 'again', pairs: [[same, first]] },
    { relation: 'edited', pairs: [[changed, first]] },
  ]);
  expect(copies).toMatchObject({ pairs: 2, alone: 0, asCopies: 0, valueChanged: 0 });
  expect(edits).toMatchObject({ pairs: 2, alone: 2, asCopies: 2, valueChanged: 2, otherName: 0 });
});
