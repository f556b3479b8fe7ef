import { createHash } from 'node:crypto';
import { parsePdf } from '@assay/media';
import { expect, it } from 'vitest';
import {
  type WrittenCertificate,
  writeCertificate,
  writeCms,
} from '../../../../media/src/pdf/signatures/testing/write-cms.js';
import { buildPdf, onePage } from '../../../../media/src/pdf/testing/build-pdf.js';
import { certificate } from './certificate.js';

const ROOT = { issuer: 'Root', serial: 1, key: 'root' };
const ANN = { issuer: 'Root', serial: 7, key: 'ann' };
const BEN = { issuer: 'Root', serial: 8, key: 'ben' };

const hashOf = (one: WrittenCertificate): string =>
  createHash('sha256').update(writeCertificate(one)).digest('hex');

/** A document with a signature field for each signer. */
function signedBy(
  signers: readonly WrittenCertificate[],
  subFilter = 'ETSI.CAdES.detached',
  text = 'a',
): Uint8Array {
  const objects: Record<number, string> = { ...onePage(text) };
  objects[1] = `<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[${signers.map((_, index) => `${20 + index} 0 R`).join(' ')}]/SigFlags 3>>>>`;
  for (const [index, signer] of signers.entries()) {
    const contents = Buffer.from(writeCms({ certificates: [ROOT, signer], signer })).toString('hex');
    objects[20 + index] =
      `<</FT/Sig/T(S${index})/V<</Type/Sig/SubFilter/${subFilter}/Contents<${contents}0000>>>>>`;
  }
  return buildPdf(objects);
}

const taken = async (bytes: Uint8Array) =>
  (await certificate.take({ pdf: parsePdf(bytes) })).map(({ part, value }) => [
    part,
    value.form === 'exact' && value.text,
  ]);

it('is that of the signer, in any document that was signed with it', async () => {
  expect(await taken(signedBy([ANN]))).toEqual([['signer', hashOf(ANN)]]);
  expect(await taken(signedBy([BEN, ANN, ANN], 'adbe.pkcs7.detached', 'b'))).toEqual([
    ['signer', hashOf(BEN)],
    ['signer', hashOf(ANN)],
  ]);
});

it('is none of a time stamp, nor of a document without signature', async () => {
  expect(await taken(signedBy([ANN], 'ETSI.RFC3161'))).toEqual([]);
  expect(await taken(buildPdf(onePage('a')))).toEqual([]);
});
