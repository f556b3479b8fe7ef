import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSigner, signPdf } from '../../../forensics/src/pdf/signature/testing/sign.js';
import { buildPdf, onePage } from '../../../media/src/pdf/testing/build-pdf.js';
import { startTestServer } from '../http/testing/test-server.js';
import { pemOf } from '../testing/pem.js';

const folder = mkdtempSync(join(tmpdir(), 'assay-roots-'));
afterAll(() => rmSync(folder, { recursive: true }));

let signed: Uint8Array<ArrayBuffer>;
const rootsFile = join(folder, 'roots.pem');
const strangersFile = join(folder, 'strangers.pem');

beforeAll(async () => {
  const root = await makeSigner('ecdsa', { name: 'Test Root', isAuthority: true });
  const stranger = await makeSigner('ecdsa', { name: 'Stranger', isAuthority: true });
  const bank = await makeSigner('ecdsa', { name: 'Test Bank', issuer: root });
  for (const [path, { certificate }] of [
    [rootsFile, root],
    [strangersFile, stranger],
  ] as const) {
    writeFileSync(path, pemOf(new Uint8Array(certificate.toSchema(true).toBER(false))));
  }
  signed = Uint8Array.from(
    await signPdf(buildPdf(onePage('Total due 1,240.00')), bank, { signedAt: '2026-06-01' }),
  );
});

/** The check of signatures, as the API tells it. */
async function signatureCheck(environment: Record<string, string>) {
  const server = await startTestServer(environment);
  try {
    const response = await server.submit({ file: new Blob([signed]), fileName: 'signed.pdf' });
    const { result } = (await response.json()) as {
      result: {
        modelResults: {
          technicalChecks: { checkId: string; status: string; evidence: { code: string }[] }[];
        };
      };
    };
    const check = result.modelResults.technicalChecks.find(({ checkId }) => checkId === 'pdf.signature');
    return { status: check?.status, codes: check?.evidence.map(({ code }) => code) };
  } finally {
    await server.end();
  }
}

test('a signer whose root the operator named is trusted', async () => {
  expect(await signatureCheck({ ASSAY_TRUSTED_ROOTS: rootsFile })).toEqual({
    status: 'PASS',
    codes: ['SIGNATURE_INTACT', 'SIGNER_TRUSTED'],
  });
});

test('another root leaves the signer untrusted, which is no accusation', async () => {
  const { status, codes } = await signatureCheck({ ASSAY_TRUSTED_ROOTS: strangersFile });
  expect([status, codes?.includes('SIGNER_UNTRUSTED')]).toEqual(['PASS', true]);
});

test('without the setting nothing is said of trust', async () => {
  expect(await signatureCheck({})).toEqual({ status: 'PASS', codes: ['SIGNATURE_INTACT'] });
});
