import { parsePdf } from '@assay/media';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildPdf, onePage } from '../../../../media/src/pdf/testing/build-pdf.js';
import { startedPdfium } from '../../../../media/src/pdfium/testing/started-pdfium.js';
import { MEASURE } from './measure.js';
import { signature } from './signature.js';
import { derOf, makeSigner, type Signer, type SigningOptions, signPdf } from './testing/sign.js';

const BASE = buildPdf(onePage('Total due 1,240.00'));

let root: Signer;
let middle: Signer;
let signer: Signer;
let stranger: Signer;
beforeAll(async () => {
  root = await makeSigner('ecdsa', { name: 'Test Root', isAuthority: true });
  middle = await makeSigner('ecdsa', { name: 'Test Middle', issuer: root, isAuthority: true });
  signer = await makeSigner('ecdsa', { name: 'Test Bank', issuer: middle, notAfter: '2027-01-01' });
  stranger = await makeSigner('ecdsa', { name: 'Stranger', isAuthority: true });
});

async function examine(by: Signer, options: SigningOptions, roots?: readonly Signer[]) {
  const bytes = await signPdf(BASE, by, options);
  const pages = (await startedPdfium()).open(bytes);
  try {
    const trust = roots ? { trustedRoots: roots.map(derOf) } : {};
    const examined = await signature.examine({ pdf: parsePdf(bytes), pages, ...trust });
    if (examined.kind !== 'examined') throw new Error(examined.because);
    return examined.finding;
  } finally {
    pages.close();
  }
}
const codes = async (...input: Parameters<typeof examine>) =>
  (await examine(...input)).evidence.map(({ code }) => code);
const said = async (...input: Parameters<typeof examine>) =>
  (await examine(...input)).evidence.map(({ summary }) => summary).join('\n');

describe('trust', () => {
  test('leads through the certificates of the message to a root that the operator named', async () => {
    const options = { certificates: [middle.certificate], signedAt: '2026-06-01' };
    expect(await codes(signer, options, [root])).toEqual(['SIGNATURE_INTACT', 'SIGNER_TRUSTED']);
    expect(await said(signer, options, [root])).toContain('leads to “Test Root”');
  });

  test('may stop at an authority in the middle, and at the signer', async () => {
    expect(await codes(signer, {}, [middle])).toContain('SIGNER_TRUSTED');
    expect(await codes(signer, {}, [signer])).toContain('SIGNER_TRUSTED');
  });

  test('is not there with a link missing, with another root, or with none named; nobody is accused', async () => {
    const whole = { certificates: [middle.certificate, root.certificate] };
    for (const finding of [
      await examine(signer, {}, [root]),
      await examine(signer, whole, [stranger]),
      await examine(signer, whole, []),
    ]) {
      expect(finding.evidence.map(({ code }) => code)).toContain('SIGNER_UNTRUSTED');
      expect(finding.measure).toBe(MEASURE.intact);
    }
    expect(await codes(signer, whole)).toEqual(['SIGNATURE_INTACT']);
    expect(await said(signer, whole)).toContain('no list of trusted signers was asked');
  });

  test('does not come from a certificate of the same name with another key', async () => {
    const impostor = await makeSigner('ecdsa', { name: 'Test Root', isAuthority: true });
    expect(await codes(signer, { certificates: [middle.certificate] }, [impostor])).toContain(
      'SIGNER_UNTRUSTED',
    );
  });

  test('does not pass through an end user’s certificate', async () => {
    const user = await makeSigner('ecdsa', { name: 'User', issuer: root });
    const forged = await makeSigner('ecdsa', { name: 'Test Bank', issuer: user });
    expect(await codes(forged, { certificates: [user.certificate] }, [root])).toContain('SIGNER_UNTRUSTED');
  });
});

describe('time', () => {
  test('the signer’s word is called that', async () => {
    expect(await said(signer, { signedAt: '2026-06-01' }, [middle])).toContain(
      'signed on 2026-06-01 is its own word',
    );
    expect(await said(signer, { entries: "/M(D:20260602120000+01'00')" }, [middle])).toContain(
      'signed on 2026-06-02 is its own word',
    );
    expect(await said(signer, {}, [middle])).toContain('When it was signed is not known');
  });

  test('a time stamp over the signature’s value goes before it; one over anything else does not count', async () => {
    const authority = await makeSigner('ecdsa', { name: 'Test Clock' });
    const timeStamp = { authority, at: '2026-07-01T12:00:00Z' };
    expect(await said(signer, { signedAt: '2026-06-01', timeStamp }, [middle])).toContain(
      'A time stamp says that it was signed on 2026-07-01',
    );
    const elsewhere = { ...timeStamp, over: Uint8Array.of(1, 2, 3) };
    expect(await said(signer, { signedAt: '2026-06-01', timeStamp: elsewhere }, [middle])).toContain(
      '2026-06-01 is its own word',
    );
  });

  test('a certificate that was not valid then is a statement, not an accusation', async () => {
    const finding = await examine(signer, { signedAt: '2028-06-01' });
    expect(finding.evidence.map(({ code }) => code)).toEqual([
      'CERTIFICATE_NOT_VALID_THEN',
      'SIGNATURE_INTACT',
    ]);
    expect(finding.measure).toBe(MEASURE.statement);
  });
});
