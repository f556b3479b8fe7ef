import { elementAt, textAt, type XmlElement } from '@assay/media';
import { SignedXml } from 'xml-crypto';
import { certificateOf, signerOf } from './certificate.js';
import type { InvoiceSignature, InvoiceSignatureState } from './types.js';

/** An NF-e of 990 lines, the most there may be, has some 2 MB; canonical forms of more take too long. */
const MAX_SIGNED_CHARACTERS = 4_000_000;
const XMLDSIG = 'http://www.w3.org/2000/09/xmldsig#';
/** What NF-e prescribes (Manual de Orientação do Contribuinte, "Assinatura digital"), and its successor. */
const ALGORITHMS: ReadonlySet<string> = new Set([
  `${XMLDSIG}rsa-sha1`,
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
]);

/**
 * The enveloped signature (XMLDSig) of an NF-e over its `infNFe`. Its XML may have no white space between
 * elements, so that white space which a program added is left out before a second look.
 * @param root of the same file, parsed with our own bounds
 * @returns undefined where the file is not signed
 */
export function verifyNfe(root: XmlElement, xml: string): InvoiceSignature | undefined {
  const invoice = root.name === 'nfeProc' ? elementAt(root, 'NFe') : root;
  const signature = elementAt(invoice, 'Signature');
  if (!signature) return undefined;
  const encoded = textAt(signature, 'KeyInfo', 'X509Data', 'X509Certificate');
  const certificate = certificateOf(encoded);
  const signed = elementAt(invoice, 'infNFe')?.attributes.get('Id');
  const reference = elementAt(signature, 'SignedInfo', 'Reference')?.attributes.get('URI');
  const algorithm = elementAt(signature, 'SignedInfo', 'SignatureMethod')?.attributes.get('Algorithm');
  if (!certificate)
    return { state: 'not-verifiable', because: 'The file carries no certificate of its signer.' };
  const named = signerOf(certificate);
  if (signed === undefined || reference !== `#${signed}` || !ALGORITHMS.has(algorithm ?? ''))
    return {
      state: 'not-verifiable',
      because: 'The signature is not one as the tax authority prescribes it.',
      ...named,
    };
  if (xml.length > MAX_SIGNED_CHARACTERS)
    return { state: 'not-verifiable', because: 'The signed file is too long.', ...named };
  const state = stateOf(xml, pemOf(encoded ?? ''));
  const because = 'The signed digest is not that of the invoice, or the signature is not the certificate’s.';
  return { state, ...(state === 'does-not-fit' ? { because } : {}), ...named };
}

function stateOf(xml: string, certificate: string): InvoiceSignatureState {
  if (isSigned(xml, certificate)) return 'intact';
  return isSigned(xml.replaceAll(/>\s+</gu, '><'), certificate) ? 'intact-but-reindented' : 'does-not-fit';
}

/** The signature with all that is in it, whatever its prefix. */
const SIGNATURE = /<(?:[\w-]+:)?Signature[\s>].*<\/(?:[\w-]+:)?Signature>/su;

function isSigned(xml: string, certificate: string): boolean {
  const [element] = SIGNATURE.exec(xml) ?? [];
  if (element === undefined) return false;
  const signature = new SignedXml({ publicCert: certificate, getCertFromKeyInfo: () => null });
  try {
    signature.loadSignature(element);
    return signature.checkSignature(xml);
  } catch {
    // The library throws where the value does not fit, and where two elements have one Id.
    return false;
  }
}

const PEM_LINE = /.{1,64}/gu;

const pemOf = (base64: string): string =>
  [
    '-----BEGIN CERTIFICATE-----',
    ...(base64.replaceAll(/\s/gu, '').match(PEM_LINE) ?? []),
    '-----END CERTIFICATE-----',
  ].join('\n');
