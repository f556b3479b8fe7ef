import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCredentialSigner } from '../../../media/src/credentials/testing/certificates.js';
import { jpegFile, signFile } from '../../../media/src/credentials/testing/signed-files.js';
import { startTestServer } from '../http/testing/test-server.js';
import { readSettings } from '../settings.js';
import { pemOf } from '../testing/pem.js';

const folder = mkdtempSync(join(tmpdir(), 'assay-trust-list-'));
afterAll(() => rmSync(folder, { recursive: true }));

let photo: Uint8Array<ArrayBuffer>;
const list = join(folder, 'list.pem');
const strangers = join(folder, 'strangers.pem');

beforeAll(async () => {
  const root = await makeCredentialSigner({ name: 'Test Root' });
  const stranger = await makeCredentialSigner({ name: 'Stranger' });
  const camera = await makeCredentialSigner({ name: 'Test Camera Maker', issuer: root });
  writeFileSync(list, pemOf(stranger.certificate) + pemOf(root.certificate));
  writeFileSync(strangers, pemOf(stranger.certificate));
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#846' } });
  photo = Uint8Array.from(await signFile(jpegFile(await picture.jpeg().toBuffer()), { signer: camera }));
});

/** The first code of the check, as the API tells it. */
async function credentialCode(environment: Record<string, string>, bytes = photo) {
  const server = await startTestServer(environment);
  try {
    const response = await server.submit({ file: new Blob([bytes]), fileName: 'photo.jpg' });
    const { result } = (await response.json()) as {
      result: {
        modelResults: {
          technicalChecks: { checkId: string; status: string; evidence: { code: string }[] }[];
        };
      };
    };
    const check = result.modelResults.technicalChecks.find(
      ({ checkId }) => checkId === 'provenance.content-credentials',
    );
    return [check?.status, check?.evidence[0]?.code];
  } finally {
    await server.end();
  }
}

test('a signer whose authority stands in the list is trusted', async () => {
  expect(await credentialCode({ ASSAY_CREDENTIAL_TRUST_LIST: list })).toEqual([
    'PASS',
    'CREDENTIALS_TRUSTED',
  ]);
});

test('another list, or none, leaves credentials that hold valid', async () => {
  expect(await credentialCode({ ASSAY_CREDENTIAL_TRUST_LIST: strangers })).toEqual([
    'PASS',
    'CREDENTIALS_VALID',
  ]);
  expect(await credentialCode({})).toEqual(['PASS', 'CREDENTIALS_VALID']);
});

test('a trusted signer does not make a changed file good', async () => {
  const changed = photo.slice();
  changed[changed.length - 5]! ^= 1;
  expect(await credentialCode({ ASSAY_CREDENTIAL_TRUST_LIST: list }, changed)).toEqual([
    'FAIL',
    'CREDENTIALS_TAMPERED',
  ]);
});

test('a file that holds no certificates stops the start', () => {
  const empty = join(folder, 'empty.pem');
  writeFileSync(empty, 'nothing');
  expect(() => readSettings({ ASSAY_CREDENTIAL_TRUST_LIST: empty })).toThrow(
    /ASSAY_CREDENTIAL_TRUST_LIST: expected a file of certificates in PEM/,
  );
  expect(readSettings({}).credentialTrustList).toEqual([]);
});
