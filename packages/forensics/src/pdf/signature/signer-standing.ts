import type { SignatureDictionary } from '@assay/media';
import { type Certificate, ContentInfo, SignedData, type SignerInfo, TSTInfo } from 'pkijs';
import { buildChain, notValidAt, readCertificates } from './certificate-chain.js';
import { MEASURE } from './measure.js';
import { type Observation, statement } from './observation.js';
import { type SigningTime, signingTime } from './signing-time.js';
import { bufferOf, certificatesIn, nameOf, signerCertificate } from './verify-message.js';

interface Signer {
  readonly certificate: Certificate;
  readonly others: readonly Certificate[];
  readonly time: SigningTime | undefined;
}

/**
 * Whom an intact signature's certificate leads to, and whether its chain was valid when it was signed. A
 * signer whom the operator does not know is no suspicion; neither is a message that says too little.
 */
export async function observeSigner(
  called: string,
  signature: SignatureDictionary,
  roots: readonly Certificate[] | undefined,
): Promise<readonly Observation[]> {
  const signer = await signerOf(signature).catch(() => undefined);
  if (!signer) return [];
  const { links, trust } = await buildChain(signer.certificate, signer.others, roots);
  const top = nameOf(links.at(-1) ?? signer.certificate);
  const observations: Observation[] = [];
  if (trust === 'trusted') {
    const summary = `${called} was made with a certificate that leads to “${top}”, whom the operator trusts. ${spokenTime(signer.time)}`;
    observations.push(statement({ code: 'SIGNER_TRUSTED', measure: MEASURE.intact, summary }));
  }
  if (trust === 'untrusted') {
    const summary = `${called} was made with a certificate that leads to none of the operator's trusted authorities. That says nothing against the document.`;
    observations.push(statement({ code: 'SIGNER_UNTRUSTED', measure: MEASURE.intact, summary }));
  }
  const [invalid] = signer.time ? notValidAt(links, signer.time.instantMs) : [];
  if (invalid) {
    const summary = `${called} was made when the certificate of “${nameOf(invalid)}” was not valid. ${spokenTime(signer.time)}`;
    observations.push(statement({ code: 'CERTIFICATE_NOT_VALID_THEN', measure: MEASURE.statement, summary }));
  }
  return observations;
}

async function signerOf({
  contents,
  subFilter,
  certificate,
  modified,
}: SignatureDictionary): Promise<Signer | undefined> {
  if (subFilter === 'adbe.x509.rsa_sha1') {
    const [own] = certificate ? readCertificates([certificate]) : [];
    return own && { certificate: own, others: [], time: await signingTime(undefined, modified) };
  }
  const message = new SignedData({ schema: ContentInfo.fromBER(bufferOf(contents)).content });
  const signerInfo = message.signerInfos[0];
  const own = signerInfo && signerCertificate(message, signerInfo);
  return (
    own && {
      certificate: own,
      others: certificatesIn(message),
      time: await timeOf(message, signerInfo, subFilter, modified),
    }
  );
}

/** A document time stamp is itself what states the time. */
async function timeOf(
  { encapContentInfo }: SignedData,
  signerInfo: SignerInfo,
  subFilter: string,
  modified: string | undefined,
): Promise<SigningTime | undefined> {
  const inner = subFilter === 'ETSI.RFC3161' ? encapContentInfo.eContent?.getValue() : undefined;
  const stamped = inner ? TSTInfo.fromBER(inner).genTime.getTime() : Number.NaN;
  return Number.isFinite(stamped)
    ? { instantMs: stamped, source: 'time-stamp' }
    : signingTime(signerInfo, modified);
}

function spokenTime(time: SigningTime | undefined): string {
  if (!time) return 'When it was signed is not known, so the validity of its certificates was not judged.';
  const day = new Date(time.instantMs).toISOString().slice(0, 10);
  return time.source === 'time-stamp'
    ? `A time stamp says that it was signed on ${day}; who stamped was not verified.`
    : `That it was signed on ${day} is its own word: no fitting time stamp is attached.`;
}
