import { expect, test } from 'vitest';
import { linkOfRow } from './link.js';

const row = (metadata: object) => [
  ...[1, 2, 'revision_of', 'sha256', new Uint8Array(32), 3, null, null, JSON.stringify(metadata), 5],
  ...[2, new Uint8Array(), null, 105, 'low'],
];

test('codes of contradictions that were stored as one text are told one by one', () => {
  const before = { relation: 'ancestor', contradiction: 'VALUE_CHANGED OTHER_NAME' };
  expect(linkOfRow(row(before)).metadata).toEqual({
    relation: 'ancestor',
    contradictions: ['VALUE_CHANGED', 'OTHER_NAME'],
  });
  const now = { contradictions: ['VALUE_CHANGED'], similarity: 0.9 };
  expect(linkOfRow(row(now)).metadata).toEqual(now);
});
