import { expect, test } from 'vitest';
import { type Paper, relationOfPapers } from './paper.js';

const paper = (change: Partial<Paper>): Paper => ({
  file: 'a.pdf',
  kind: 'statement',
  template: 'bank',
  person: 'one',
  change: undefined,
  picture: undefined,
  ...change,
});
const scan = { how: 'scanned', isWhole: true };

test.each<[string | undefined, Partial<Paper>, Partial<Paper>]>([
  ['statement: scanned', {}, { picture: scan }],
  ['statement: scanned', {}, { picture: { ...scan, isWhole: false } }],
  ['statement: next month', {}, { change: 'next month' }],
  ['statement: next month, one a picture', { picture: scan }, { change: 'next month' }],
  ["statement: another's", {}, { person: 'other' }],
  ["statement: another's, one a picture", { person: 'other', picture: scan }, {}],
  ['other layouts', {}, { person: 'other', template: 'employer', kind: 'pay stub' }],
  [undefined, { picture: scan }, { picture: scan }],
  [undefined, { change: 'next month' }, { change: 'other dates' }],
  [undefined, { change: 'next month' }, { person: 'other' }],
  [undefined, { picture: { ...scan, isWhole: false } }, { change: 'next month' }],
])('%s', (relation, one, other) => {
  expect(relationOfPapers(paper(one), paper(other))).toBe(relation);
  expect(relationOfPapers(paper(other), paper(one))).toBe(relation);
});
