import { instantMs, readPdfDate } from '@assay/media';
import { UTCTime } from 'asn1js';
import { ContentInfo, SignedData, type SignerInfo, TSTInfo } from 'pkijs';

/** When a signature was made, and who says so. */
export interface SigningTime {
  readonly instantMs: number;
  /**
   * `time-stamp`: a token whose imprint and signature fit; who stamped is not verified. `claimed`: the
   * signer's own word.
   */
  readonly source: 'time-stamp' | 'claimed';
}

const SIGNING_TIME = '1.2.840.113549.1.9.5';
export const TIME_STAMP_TOKEN = '1.2.840.113549.1.9.16.2.14';

/**
 * The time of a fitting time-stamp token (RFC 3161) over the signature's value, else what the signed
 * attributes (RFC 5652, 11.3) or the signature dictionary's /M claim; undefined when nothing is said.
 * @param modified /M of the signature dictionary
 */
export async function signingTime(
  signerInfo: SignerInfo | undefined,
  modified: string | undefined,
): Promise<SigningTime | undefined> {
  const stamped = signerInfo && (await timeOfToken(signerInfo));
  if (stamped !== undefined) return { instantMs: stamped, source: 'time-stamp' };
  const attribute: unknown = signerInfo?.signedAttrs?.attributes.find(({ type }) => type === SIGNING_TIME)
    ?.values[0];
  // GeneralizedTime is a kind of UTCTime in asn1js.
  const claimed = attribute instanceof UTCTime ? attribute.toDate().getTime() : Number.NaN;
  if (Number.isFinite(claimed)) return { instantMs: claimed, source: 'claimed' };
  const reading = modified === undefined ? undefined : readPdfDate(modified);
  if (reading?.kind !== 'date') return undefined;
  return { instantMs: instantMs(reading.date) ?? reading.date.clockMs, source: 'claimed' };
}

/** A token that does not fit says nothing. */
async function timeOfToken({ unsignedAttrs, signature }: SignerInfo): Promise<number | undefined> {
  const token: unknown = unsignedAttrs?.attributes.find(({ type }) => type === TIME_STAMP_TOKEN)?.values[0];
  if (!token) return undefined;
  try {
    const message = new SignedData({ schema: new ContentInfo({ schema: token }).content });
    const stamped = Uint8Array.from(signature.valueBlock.valueHexView).buffer;
    // For a time stamp pkijs compares the imprint with the data before it verifies the signature.
    const { signatureVerified } = await message.verify({
      signer: 0,
      checkChain: false,
      data: stamped,
      extendedMode: true,
    });
    const inner = message.encapContentInfo.eContent?.getValue();
    if (!signatureVerified || !inner) return undefined;
    const instant = TSTInfo.fromBER(inner).genTime.getTime();
    return Number.isFinite(instant) ? instant : undefined;
  } catch {
    return undefined;
  }
}
