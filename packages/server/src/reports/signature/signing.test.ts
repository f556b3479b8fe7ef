import { generateKeyPairSync, type X509Certificate } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifySignature } from '@assay/forensics';
import { parsePdf, signaturesOf } from '@assay/media';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REPORT_SIGNER_FILE } from '../../data-folder.js';
import { isManifestSigned, signManifest } from './manifest-signature.js';
import { ownSigner } from './own-signer.js';
import { signPdf } from './sign-pdf.js';
import { type ReportSigner, reportSigner } from './signer.js';
import { makeCertificate } from './testing/make-certificate.js';

let folder: string;
let own: ReportSigner;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-signer-'));
  own = await ownSigner(folder);
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

const AT = new Date('2026-11-30T12:34:56Z');
const KINDS = {
  rsa: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
  ec: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
};
const signerOf = async (kind: keyof typeof KINDS): Promise<ReportSigner> => {
  const pem = KINDS[kind]().privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return reportSigner(pem, [await makeCertificate(pem, kind)]);
};

/** With a table of cross-references, as the typesetter writes it. */
async function unsigned(): Promise<Uint8Array> {
  const made = await PDFDocument.create();
  made.addPage([200, 300]);
  made.setTitle('(a) title');
  return made.save({ useObjectStreams: false });
}

test('the installation’s own signer is made once, for its owner alone', async () => {
  const again = await ownSigner(folder);
  expect(again.certificates[0]?.fingerprint256).toBe(own.certificates[0]?.fingerprint256);
  expect(await readdir(folder)).toEqual([REPORT_SIGNER_FILE]);
  if (process.platform !== 'win32')
    expect((await stat(join(folder, REPORT_SIGNER_FILE))).mode & 0o777).toBe(0o600);
});

test.each(['own', 'rsa', 'ec'] as const)(
  'a PDF signed with %s: the bytes before are as they were, all is covered, and the signature fits',
  async (kind) => {
    const signer = kind === 'own' ? own : await signerOf(kind);
    const pdf = await unsigned();
    const signed = signPdf(pdf, signer, AT);
    expect(Buffer.compare(signed.subarray(0, pdf.length), pdf)).toBe(0);
    const structure = parsePdf(signed);
    expect(structure.repairs).toEqual([]);
    expect(structure.revisions).toHaveLength(2);
    const [signature, ...others] = signaturesOf(structure.revisions[1]!);
    expect(others).toEqual([]);
    expect(signature).toMatchObject({ subFilter: 'ETSI.CAdES.detached', modified: 'D:20261130123456Z' });
    const { byteRange = [] } = signature ?? {};
    const [start, open = 0, close = 0, rest = 0] = byteRange;
    expect([start, close + rest]).toEqual([0, signed.length]);
    expect(Buffer.from(signed.subarray(open, close)).toString('latin1')).toMatch(/^<[0-9a-f]+>$/);
    expect(await verifySignature(signed, signature!)).toMatchObject({ kind: 'intact' });
    const changed = Uint8Array.from(signed);
    changed[20]! ^= 1;
    expect(await verifySignature(changed, signature!)).toMatchObject({ kind: 'differs' });
    expect(await verifySignature(Buffer.concat([signed, Buffer.from('more')]), signature!)).toEqual({
      kind: 'partial',
    });
  },
);

test('with an RSA key the same bytes are signed the same each time', async () => {
  const pdf = await unsigned();
  expect(Buffer.compare(signPdf(pdf, own, AT), signPdf(pdf, own, AT))).toBe(0);
});

test('what has no table of cross-references is not signed', async () => {
  const made = await PDFDocument.create();
  made.addPage();
  const pdf = await made.save();
  expect(() => signPdf(pdf, own, AT)).toThrow(RangeError);
});

test.each(['rsa', 'ec'] as const)('a manifest signed with %s is that of its signer alone', async (kind) => {
  const signer = await signerOf(kind);
  const certificate = signer.certificates[0] as X509Certificate;
  const manifest = Buffer.from('{"a":1}');
  const jws = signManifest(manifest, signer);
  expect(isManifestSigned(manifest, jws, certificate)).toBe(true);
  expect(isManifestSigned(Buffer.from('{"a":2}'), jws, certificate)).toBe(false);
  expect(
    isManifestSigned(manifest, jws.replace('..', `.${manifest.toString('base64url')}.`), certificate),
  ).toBe(false);
  expect(isManifestSigned(manifest, jws, own.certificates[0] as X509Certificate)).toBe(false);
});

test('a key that is none, of another kind or of another certificate is refused', async () => {
  const certificates = own.certificates.map(({ raw }) => raw);
  const pemOf = ({ privateKey }: ReturnType<(typeof KINDS)['ec']>) =>
    privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  expect(() => reportSigner('no key', certificates)).toThrow(/PKCS #8/);
  expect(() => reportSigner(pemOf(generateKeyPairSync('ed25519')), certificates)).toThrow(/received ed25519/);
  expect(() => reportSigner(pemOf(KINDS.ec()), certificates)).toThrow(/that of the key/);
});
