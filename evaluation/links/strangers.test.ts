import type { Strength } from '@assay/linking';
import { expect, test } from 'vitest';
import type { Origin } from '../../corpus/link-series/origin.js';
import { relationOf } from '../../corpus/link-series/relation.js';
import { strangersAmong, strongestAmong, tooStrong } from './strangers.js';
import { strangersReport } from './strangers-report.js';
import type { ComparedPair } from './types.js';

const FINGERPRINT = { kind: 'file', part: 'upload', value: { form: 'exact', text: 'a' } } as const;
const STATEMENT: Origin = {
  look: 'pdf',
  content: 'one',
  template: 'bank',
  identifiers: [],
  holder: 'A',
  hasRows: true,
};

function pair(position: number, strength: Strength, of: Partial<Origin>): ComparedPair {
  const relation = relationOf(
    { name: 'one', origin: STATEMENT },
    { name: 'other', origin: { ...STATEMENT, ...of } },
    false,
  );
  const [earlier, newer] = ['one', `newer ${position}`];
  const link = {
    linkType: 'shared_layout',
    evidenceType: 'layout_minhash',
    fingerprint: FINGERPRINT,
    strength,
    metadata: {},
  } as const;
  return {
    earlier,
    newer,
    position,
    relation: relation && { earlier, newer, ...relation },
    comparison: { links: [link], contradictions: [] },
    isFoundByProbes: true,
  };
}

const CUSTOMER = { content: 'other', holder: 'B' } as const;

test('customers of one issuer are strangers of one template, as PDFs and as pictures; a copy is none', () => {
  const { ofOneTemplate, others } = strangersAmong([
    pair(1, 'low', CUSTOMER),
    pair(2, 'low', { ...CUSTOMER, look: 'scan' }),
    pair(3, 'low', { ...CUSTOMER, template: 'other bank' }),
    pair(4, 'high', {}),
  ]);
  expect(ofOneTemplate.map(({ position }) => position)).toEqual([1, 2]);
  expect(others.map(({ position }) => position)).toEqual([3]);
});

test('above low is too strong for strangers', () => {
  const pairs = [pair(1, 'low', CUSTOMER), pair(2, 'medium', CUSTOMER)];
  expect(tooStrong(pairs).map(({ position }) => position)).toEqual([2]);
  expect(strongestAmong(pairs)).toBe('medium');
  expect(strongestAmong([])).toBeUndefined();
});

test('the report says how much was there when strangers were linked', () => {
  const report = strangersReport([strangersAmong([pair(2, 'medium', CUSTOMER), pair(30, 'low', CUSTOMER)])]);
  expect(report).toMatch(/1 to 2 +1 +medium +1 /u);
  expect(report).toMatch(/21 to 100 +1 +low +0 /u);
  expect(report).toContain('shared_layout (medium): newer 2 and one, same template, strangers');
});
