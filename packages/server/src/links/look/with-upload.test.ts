import { expect, test } from 'vitest';
import { exactFingerprint } from '../testing/sample-dossiers.js';
import { withUpload } from './with-upload.js';

const sha256 = 'ab'.repeat(32);

test('without a dossier, and in one that lacks it, the upload is known by its hash', () => {
  expect(withUpload(undefined, sha256)).toEqual({
    documentClass: undefined,
    fingerprints: [exactFingerprint(sha256)],
    stated: [],
  });
  const revision = { ...exactFingerprint('cd'.repeat(32)), part: 'revision' };
  expect(
    withUpload({ documentClass: 'identity/passport', fingerprints: [revision], stated: [] }, sha256),
  ).toEqual({
    documentClass: 'identity/passport',
    fingerprints: [exactFingerprint(sha256), revision],
    stated: [],
  });
});

test('one that has it stays as it is', () => {
  const dossier = { documentClass: undefined, fingerprints: [exactFingerprint(sha256)], stated: [] };
  expect(withUpload(dossier, sha256)).toEqual(dossier);
});
