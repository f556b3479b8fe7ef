import { parsePdf, signaturesOf, signingCertificate } from '@assay/media';
import { expect, test } from 'vitest';
import { buildPdf, onePage } from '../../../../media/src/pdf/testing/build-pdf.js';
import { derOf, makeSigner, signPdf } from './testing/sign.js';

test('the certificate that media finds in a signature is the one which pkijs signed with', async () => {
  const authority = await makeSigner('ecdsa', { name: 'Authority', isAuthority: true });
  for (const kind of ['ecdsa', 'rsa'] as const) {
    const signer = await makeSigner(kind, { issuer: authority });
    const pdf = parsePdf(
      await signPdf(buildPdf(onePage('a')), signer, { certificates: [authority.certificate] }),
    );
    const [found] = signaturesOf(pdf.revisions.at(-1)!);
    expect(found && signingCertificate(found)).toEqual(derOf(signer));
  }
});
