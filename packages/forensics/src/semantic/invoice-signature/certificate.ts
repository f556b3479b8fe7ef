import type { Certificate } from 'pkijs';
import { readCertificates } from '../../pdf/signature/certificate-chain.js';
import { nameOf } from '../../pdf/signature/verify-message.js';
import { bytesOfBase64 } from '../payment-codes/mexico/base64.js';

/** A certificate as XML carries it, DER in Base64; undefined for anything else. */
export function certificateOf(base64: string | undefined): Certificate | undefined {
  const bytes = base64 === undefined ? undefined : bytesOfBase64(base64.replaceAll(/\s/gu, ''));
  return bytes && readCertificates([bytes])[0];
}

/** Whom a certificate names, and its last day. */
export const signerOf = (certificate: Certificate): { signer: string; certificateEndsOn: string } => ({
  signer: nameOf(certificate),
  certificateEndsOn: certificate.notAfter.value.toISOString().slice(0, 10),
});
