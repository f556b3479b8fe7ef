import sharp from 'sharp';
import { makeCredentialSigner } from '../../../media/src/credentials/testing/certificates.js';
import { jpegFile, signFile } from '../../../media/src/credentials/testing/signed-files.js';
import { NOBODY } from './calling-checks.js';

/**
 * Pictures whose content credentials lie, are explained or revoked elsewhere, each with the evidence code
 * that shows that they were read.
 */
export async function credentialsThatNameAddresses(): Promise<
  readonly (readonly [code: string, bytes: Uint8Array<ArrayBuffer>])[]
> {
  const picture = () => sharp({ create: { width: 64, height: 48, channels: 3, background: '#486' } });
  const plain = await picture().jpeg().toBuffer();
  const pointing = await picture()
    .withXmp(
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dcterms="http://purl.org/dc/terms/" dcterms:provenance="http://${NOBODY}/manifest"/></rdf:RDF></x:xmpmeta>`,
    )
    .jpeg()
    .toBuffer();
  const root = await makeCredentialSigner({ name: 'Test Root' });
  const signer = await makeCredentialSigner({
    name: 'Test Camera Maker',
    issuer: root,
    revocationUrl: `http://${NOBODY}/ocsp`,
  });
  const remote = {
    url: `http://${NOBODY}/assertion`,
    alg: 'sha256',
    hash: new Uint8Array(32),
    size: 100,
    content_type: 'application/cbor',
  };
  return [
    ['CREDENTIALS_ELSEWHERE', Uint8Array.from(pointing)],
    ['CREDENTIALS_VALID', Uint8Array.from(await signFile(jpegFile(pointing), { signer }))],
    ['CREDENTIALS_VALID', Uint8Array.from(await signFile(jpegFile(plain), { signer }))],
    [
      'CREDENTIALS_HISTORY',
      Uint8Array.from(
        await signFile(jpegFile(plain), {
          signer,
          assertions: { 'c2pa.cloud-data': { label: 'c2pa.metadata', location: remote } },
        }),
      ),
    ],
  ];
}
