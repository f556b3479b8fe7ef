import { utf8Of, type XmlElement } from '@assay/media';
import type { Certificate } from 'pkijs';
import { bufferOf, subtle } from '../../pdf/signature/verify-message.js';
import { bytesOfBase64 } from '../payment-codes/mexico/base64.js';
import { certificateOf, signerOf } from './certificate.js';
import { cfdiOriginalString } from './cfdi-original-string.js';
import type { InvoiceSignature } from './types.js';

/**
 * The issuer's seal (`Sello`) of a CFDI: RSA with SHA-256 over its original string (SAT, Anexo 20), by the
 * certificate that the file carries. The stamp of the tax authority is not verified: its certificate is not
 * in the file.
 * @returns undefined where the file is not sealed
 */
export async function verifyCfdi(root: XmlElement): Promise<InvoiceSignature | undefined> {
  const seal = root.attributes.get('Sello') ?? root.attributes.get('sello');
  if (seal === undefined || seal === '') return undefined;
  const certificate = certificateOf(root.attributes.get('Certificado') ?? root.attributes.get('certificado'));
  if (!certificate)
    return { state: 'not-verifiable', because: 'The file carries no certificate of its issuer.' };
  const named = signerOf(certificate);
  const sealed = cfdiOriginalString(root);
  if (sealed === undefined) {
    const because = 'The file is of a version, or has a complement, whose sealed text is not known.';
    return { state: 'not-verifiable', because, ...named };
  }
  const isIntact = await isSealed(certificate, seal, sealed);
  if (isIntact) return { state: 'intact', ...named };
  return { state: 'does-not-fit', because: 'The issuer’s seal is not of what the file states.', ...named };
}

const ALGORITHM = { name: 'RSASSA-PKCS1-v1_5', hash: { name: 'SHA-256' } };

/** A key of another kind, or a seal that cannot be read, has sealed nothing. */
async function isSealed(certificate: Certificate, seal: string, text: string): Promise<boolean> {
  const value = bytesOfBase64(seal.replaceAll(/\s/gu, ''));
  if (!value) return false;
  try {
    const key = await certificate.getPublicKey({ algorithm: { algorithm: ALGORITHM, usages: ['verify'] } });
    return await subtle().verify(ALGORITHM.name, key, bufferOf(value), bufferOf(utf8Of(text)));
  } catch {
    return false;
  }
}
