import { describe, expect, test } from 'vitest';
import { dossierOf } from '../contradictions/testing/dossier.js';
import type { Comparison, Dossier, Fingerprint } from '../types.js';
import { compareDossiers } from './compare-dossiers.js';

const STATEMENT = {
  accountHolderName: 'Marcus Okafor',
  statementEndDate: '2026-01-31',
  'accounts[0].accountNumber': '6497439565',
  'accounts[0].endingBalance': 1240,
};

/**
 * A statement of this closing balance in a file whose bytes are named by `upload`, saved upon those named by
 * `revisions`.
 */
function fileOf(endingBalance: number, upload: string, revisions: readonly string[] = []): Dossier {
  const stated = dossierOf('financial/bank_statement', {
    ...STATEMENT,
    'accounts[0].endingBalance': endingBalance,
  });
  const file = (part: string, text: string): Fingerprint => ({
    kind: 'file',
    part,
    value: { form: 'exact', text },
  });
  return {
    ...stated,
    fingerprints: [
      file('upload', upload),
      ...revisions.map((text) => file('revision', text)),
      ...stated.fingerprints,
    ],
  };
}
const compare = (newer: Dossier, earlier: Dossier): Comparison =>
  compareDossiers(newer, earlier, () => ({ sharedBy: 1, of: 100 }));
const strengthsOf = ({ links }: Comparison): Record<string, string> =>
  Object.fromEntries(links.map(({ linkType, strength }) => [linkType, strength]));
const codesOf = ({ contradictions }: Comparison): string[] => contradictions.map(({ code }) => code);

const original = fileOf(1240, 'original');
const edited = fileOf(9240, 'edited', ['original']);

describe('a statement whose closing balance was changed in a later save', () => {
  test('contradicts its original, which was submitted before', () => {
    expect(codesOf(compare(edited, original))).toEqual(['VALUE_CHANGED']);
  });

  test('does not speak against the original when that is submitted after it, and the link between them is critical all the same', () => {
    const comparison = compare(original, edited);
    expect(codesOf(comparison)).toEqual([]);
    expect(strengthsOf(comparison)).toMatchObject({ revision_of: 'critical', shared_identifier: 'critical' });
    expect(comparison.links[0]?.metadata).toMatchObject({
      relation: 'ancestor',
      contradictions: ['VALUE_CHANGED'],
    });
  });

  test('speaks against a sibling that was changed otherwise', () => {
    expect(codesOf(compare(fileOf(7240, 'other', ['original']), edited))).toEqual(['VALUE_CHANGED']);
  });

  test('speaks against a later save that takes the change back: that one contains the edit', () => {
    expect(codesOf(compare(fileOf(1240, 'undone', ['edited', 'original']), edited))).toEqual([
      'VALUE_CHANGED',
    ]);
  });
});

test('a file that is read otherwise the second time does not contradict itself', () => {
  const comparison = compare(fileOf(9240, 'original'), original);
  expect(codesOf(comparison)).toEqual([]);
  expect(strengthsOf(comparison)).toEqual({ identical_file: 'high', shared_identifier: 'medium' });
});

test('an original is spoken against by any other earlier submission', () => {
  expect(codesOf(compare(original, fileOf(7240, 'unrelated')))).toEqual(['VALUE_CHANGED']);
});
