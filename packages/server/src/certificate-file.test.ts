import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSigner } from '../../forensics/src/pdf/signature/testing/sign.js';
import { certificateFile } from './certificate-file.js';
import { readSettings } from './settings.js';
import { pemOf } from './testing/pem.js';

const folder = mkdtempSync(join(tmpdir(), 'assay-certificates-'));
afterAll(() => rmSync(folder, { recursive: true }));

let first: Uint8Array;
let second: Uint8Array;
beforeAll(async () => {
  [first, second] = (await Promise.all(
    ['First Root', 'Second Root'].map(async (name) => {
      const { certificate } = await makeSigner('ecdsa', { name, isAuthority: true });
      return new Uint8Array(certificate.toSchema(true).toBER(false));
    }),
  )) as [Uint8Array, Uint8Array];
});

const fileOf = (text: string | Uint8Array): string => {
  const path = join(folder, 'roots.pem');
  writeFileSync(path, text);
  return path;
};

test('certificates are read in their order, text between them passed over, whatever ends the lines', () => {
  const text = `# First Root\n${pemOf(first)}\nissued by nobody\n${pemOf(second)}`;
  expect(certificateFile(fileOf(text))).toEqual([first, second]);
  expect(certificateFile(fileOf(text.replaceAll('\n', '\r\n')))).toEqual([first, second]);
});

test.each([
  [
    'a file that is not there',
    () => join(folder, 'absent.pem'),
    /expected a file that can be read, received ".*absent\.pem" \(ENOENT\)/,
  ],
  ['a folder', () => folder, /expected a file that can be read.*\(EISDIR\)/],
  ['an empty file', () => fileOf(''), /found none in ".*roots\.pem"/],
  ['one certificate as DER', () => fileOf(first), /found none in/],
  [
    'a private key',
    () => fileOf('-----BEGIN PRIVATE KEY-----\nMC4CAQ==\n-----END PRIVATE KEY-----\n'),
    /found none in/,
  ],
  [
    'a certificate cut short',
    () => fileOf(pemOf(first) + pemOf(second.subarray(0, 60))),
    /number 2 of ".*roots\.pem" cannot/,
  ],
])('%s stops the start with a sentence', (_what, path, message) => {
  expect(() => readSettings({ ASSAY_TRUSTED_ROOTS: path() })).toThrow(message);
  expect(() => readSettings({ ASSAY_TRUSTED_ROOTS: path() })).toThrow(/ASSAY_TRUSTED_ROOTS: expected/);
});

test('without the setting nobody is trusted', () => {
  expect(readSettings({}).trustedRoots).toEqual([]);
});
