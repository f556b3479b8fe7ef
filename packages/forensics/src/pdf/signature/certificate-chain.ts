import { BasicConstraints, Certificate } from 'pkijs';

/** Certificates that are considered of one message; real ones carry two to six. */
const MAX_CERTIFICATES = 32;
/** A chain longer than this leads nowhere; public ones have two to four links. */
const MAX_LINKS = 8;
const BASIC_CONSTRAINTS = '2.5.29.19';

/** From the signer's certificate upwards, each signed by the next. */
export interface CertificateChain {
  /** At least one: the signer's own. */
  readonly links: readonly Certificate[];
  /**
   * `trusted`: it leads to one of the operator's roots. `untrusted`: it does not. `not-asked`: the operator
   * named no roots, so nothing can be said for or against.
   */
  readonly trust: 'trusted' | 'untrusted' | 'not-asked';
}

/**
 * Builds the chain from certificates of the message and the operator's roots (RFC 5280, 6.1: names chain,
 * each signature verifies, each issuer is a certification authority). Revocation, policies and name
 * constraints are not looked at.
 * @param others certificates that came with the message; nobody vouches for them
 * @param roots undefined when the operator named none
 */
export async function buildChain(
  signer: Certificate,
  others: readonly Certificate[],
  roots: readonly Certificate[] | undefined,
): Promise<CertificateChain> {
  const anchors = new Set(roots?.map(keyOf));
  const pool = [...(roots ?? []), ...others.slice(0, MAX_CERTIFICATES)];
  const links = [signer];
  while (links.length < MAX_LINKS && !anchors.has(keyOf(links.at(-1)!))) {
    const issuer = await issuerOf(links.at(-1)!, pool, links);
    if (!issuer) break;
    links.push(issuer);
  }
  if (!roots) return { links, trust: 'not-asked' };
  return { links, trust: anchors.has(keyOf(links.at(-1)!)) ? 'trusted' : 'untrusted' };
}

async function issuerOf(
  certificate: Certificate,
  pool: readonly Certificate[],
  links: readonly Certificate[],
): Promise<Certificate | undefined> {
  for (const candidate of pool) {
    const isNew = links.every((link) => keyOf(link) !== keyOf(candidate));
    if (!isNew || !candidate.subject.isEqual(certificate.issuer) || !isAuthority(candidate)) continue;
    if (await isSignedBy(certificate, candidate)) return candidate;
  }
  return undefined;
}

/** An end user's certificate must not vouch for others (RFC 5280, 4.2.1.9). */
function isAuthority({ extensions }: Certificate): boolean {
  const constraints: unknown = extensions?.find(({ extnID }) => extnID === BASIC_CONSTRAINTS)?.parsedValue;
  return constraints instanceof BasicConstraints && constraints.cA;
}

/** An algorithm that is not known here verifies nothing. */
const isSignedBy = (certificate: Certificate, issuer: Certificate): Promise<boolean> =>
  certificate.verify(issuer).catch(() => false);

const KEYS = new WeakMap<Certificate, string>();

/** The same for the same bytes. */
function keyOf(certificate: Certificate): string {
  const known = KEYS.get(certificate);
  if (known !== undefined) return known;
  const key = new Uint8Array(certificate.toSchema(true).toBER(false)).join();
  KEYS.set(certificate, key);
  return key;
}

/** Those that were not valid then: before its begin or behind its end. */
export const notValidAt = (links: readonly Certificate[], instantMs: number): readonly Certificate[] =>
  links.filter(
    ({ notBefore, notAfter }) =>
      instantMs < notBefore.value.getTime() || instantMs > notAfter.value.getTime(),
  );

/** What cannot be read as a certificate is left out. */
export function readCertificates(encoded: readonly Uint8Array[]): Certificate[] {
  return encoded.flatMap((bytes) => {
    try {
      return [Certificate.fromBER(Uint8Array.from(bytes).buffer)];
    } catch {
      return [];
    }
  });
}
