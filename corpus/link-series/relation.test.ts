import { expect, test } from 'vitest';
import type { Origin } from './origin.js';
import { type Relation, relationOf } from './relation.js';

const STATEMENT: Origin = {
  look: 'pdf',
  content: 'one',
  template: 'bank',
  writer: 'printer',
  identifiers: ['4471'],
  holder: 'A',
  hasRows: true,
};
const relation = (
  change: Partial<Origin>,
  of: Partial<Origin> = {},
  isSameFile = false,
): Relation | undefined =>
  relationOf(
    { name: 'one', origin: { ...STATEMENT, ...of } },
    { name: 'other', origin: { ...STATEMENT, ...change } },
    isSameFile,
  );
const STRANGER = { content: 'other', identifiers: ['9032'], holder: 'B' } as const;

test('strangers of one bank share its layout and its writer of PDFs, weakly', () => {
  const strangers = relation(STRANGER);
  expect(strangers).toMatchObject({
    must: ['shared_layout'],
    may: ['shared_pdf_origin'],
    strongest: 'low',
    contradiction: 'never',
  });
  expect(relation({ ...STRANGER, look: 'scan' })).toMatchObject({ must: [], strongest: 'low' });
});

test('strangers of two banks have nothing in common', () => {
  expect(relation({ ...STRANGER, template: 'other bank', writer: 'other printer' })).toBeUndefined();
});

test('the same file is one, whatever else it is', () => {
  expect(relation({}, {}, true)).toMatchObject({
    name: 'same file',
    must: ['identical_file'],
    contradiction: 'never',
  });
});

test('a copy is a near duplicate, in text only where both can be selected', () => {
  expect(relation({ writer: 'another' })?.must).toEqual(['near_duplicate_image', 'near_duplicate_text']);
  const scanned = relation({ look: 'scan' });
  expect(scanned?.must).toEqual(['near_duplicate_image']);
  expect(scanned?.name).toBe('copy: scan');
  expect(scanned?.contradiction).toBe('never');
});

test('an edit contradicts its original; one saved upon it is its revision', () => {
  const editOf = { content: 'one', changed: 'amount' } as const;
  expect(relation({ content: 'edit', editOf })).toMatchObject({
    contradiction: 'must',
    strongest: 'critical',
  });
  expect(relation({ content: 'edit', editOf, savedUpon: 'one' })?.must).toEqual(['revision_of']);
  const siblings = relation({ content: 'edit', editOf }, { content: 'further edit', editOf });
  expect(siblings).toMatchObject({ name: 'edit: amount, written anew', contradiction: 'must' });
});

test('an account under another name contradicts, next month it does not', () => {
  expect(relation({ content: 'other', holder: 'B' })).toMatchObject({
    strongest: 'critical',
    contradiction: 'must',
  });
  const nextMonth = relation({ content: 'other' });
  expect(nextMonth).toMatchObject({ strongest: 'medium', contradiction: 'never' });
  expect(nextMonth?.must).toContain('shared_identifier');
});

test.each([
  [{ pictures: ['signature'] }, 'shared_embedded_image'],
  [{ pdfId: 'of one file' }, 'shared_pdf_origin'],
  [{ camera: '77' }, 'shared_camera'],
  [{ certificate: 'office' }, 'shared_signature_certificate'],
  [{ portrait: 'face' }, 'shared_face'],
] as const)('strangers that share %j must be linked by it', (shared, linkType) => {
  const found = relation({ ...STRANGER, template: 'other bank', ...shared }, shared);
  expect(found?.must).toEqual([linkType]);
});

test('a logo that an issuer prints on all links nothing strongly', () => {
  const logo = { logos: ['letterhead'] } as const;
  expect(relation({ ...STRANGER, template: 'other', writer: 'other', ...logo }, logo)).toMatchObject({
    must: [],
    may: ['shared_embedded_image'],
    strongest: 'low',
  });
});
