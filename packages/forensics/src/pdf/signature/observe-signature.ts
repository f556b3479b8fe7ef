import type { PdfRevision, PdfStructure, SignatureDictionary } from '@assay/media';
import type { Certificate } from 'pkijs';
import { byteCoverage, coveredBytes } from './byte-coverage.js';
import { MEASURE } from './measure.js';
import { type Observation, statement } from './observation.js';
import { observeSigner } from './signer-standing.js';
import { type MessageVerdict, verifyMessage } from './verify-message.js';

export interface ObservedSignature {
  readonly signature: SignatureDictionary;
  readonly observations: readonly Observation[];
  /** The revision that ends where the signature's coverage ends; undefined when there is none. */
  readonly revision: PdfRevision | undefined;
}

/**
 * What one signature says about the bytes it covers, and which version of the document those are.
 * @param roots certificates that the operator trusts; undefined when none were named
 */
export async function observeSignature(
  pdf: PdfStructure,
  signature: SignatureDictionary,
  roots: readonly Certificate[] | undefined,
): Promise<ObservedSignature> {
  const called = `The signature “${signature.name.slice(0, 80)}”`;
  const coverage = byteCoverage(pdf.bytes, signature.byteRange, signature.contents);
  const without = (observation: Observation): ObservedSignature => ({
    signature,
    observations: [observation],
    revision: undefined,
  });
  if (coverage.kind === 'malformed') {
    return without(
      statement({
        code: 'SIGNATURE_MALFORMED',
        measure: MEASURE.statement,
        summary: `${called} cannot be verified: ${coverage.because}.`,
      }),
    );
  }
  if (coverage.kind === 'displaced') {
    const summary = `${called} does not stand where it says: the file was written anew after signing, which ends a signature whatever it contains.`;
    return without(statement({ code: 'SIGNATURE_DISPLACED', measure: MEASURE.statement, summary }));
  }
  const verdict = await verifyMessage(signature, coveredBytes(pdf.bytes, coverage.ranges));
  const revision = pdf.revisions.find(({ endOffsetBytes }) =>
    isSamePlace(pdf.bytes, endOffsetBytes, coverage.endOffsetBytes),
  );
  const observations = [describe(called, verdict, roots !== undefined)];
  if (verdict.kind === 'intact') observations.push(...(await observeSigner(called, signature, roots)));
  if (coverage.uncoveredInsideBytes > 0) {
    const summary = `${called} leaves out ${coverage.uncoveredInsideBytes} bytes beside its own value: they can be exchanged without breaking it.`;
    observations.push(statement({ code: 'SIGNATURE_GAP', measure: MEASURE.uncovered, summary }));
  }
  if (!revision && holdsObjects(pdf.bytes.subarray(coverage.endOffsetBytes))) {
    const summary = `${called} ends inside a saved version of the file: objects behind it belong to the same version and are not covered.`;
    observations.push(statement({ code: 'UNCOVERED_BYTES_APPENDED', measure: MEASURE.uncovered, summary }));
  }
  return { signature, observations, revision };
}

function describe(
  called: string,
  { kind, because, signer, timeStamped }: MessageVerdict,
  isTrustAsked: boolean,
): Observation {
  const asked = isTrustAsked ? '' : '; no list of trusted signers was asked';
  const by = signer === '' ? '' : ` It names “${signer}” as its signer${asked}.`;
  const stamp = timeStamped ? ' It carries a time stamp.' : '';
  switch (kind) {
    case 'intact':
      return statement({
        code: 'SIGNATURE_INTACT',
        measure: MEASURE.intact,
        summary: `${called} fits the bytes it covers.${by}${stamp}`,
      });
    case 'differs':
      return statement({
        code: 'SIGNED_BYTES_CHANGED',
        measure: MEASURE.signedContentChanged,
        summary: `${called} does not fit: bytes that it covers were changed after signing.${by}`,
      });
    case 'broken':
      return statement({
        code: 'SIGNATURE_VALUE_WRONG',
        measure: MEASURE.uncovered,
        summary: `${called} does not fit the key of its signer, though it states the digest of these bytes.${by}`,
      });
    case 'not-verifiable':
      return statement({
        code: 'SIGNATURE_NOT_VERIFIABLE',
        measure: MEASURE.statement,
        summary: `${called} could not be verified: ${because}.${by}`,
      });
  }
}

/** Line ends, white space and zeros between two offsets of the file belong to neither. */
function isSamePlace(file: Uint8Array, a: number, b: number): boolean {
  const between = file.subarray(Math.min(a, b), Math.max(a, b));
  return between.length <= MAX_PADDING_BYTES && between.every((byte) => byte <= SPACE);
}

const SPACE = 0x20;
const MAX_PADDING_BYTES = 64;
/** An attack has to bring an object or a trailer; a stray byte at the end has no effect. */
const MAX_TAIL_SEARCHED_BYTES = 4_000_000;

function holdsObjects(tail: Uint8Array): boolean {
  const head = tail.subarray(0, MAX_TAIL_SEARCHED_BYTES);
  for (let at = head.indexOf(0x6f); at !== -1; at = head.indexOf(0x6f, at + 1)) {
    if (head[at + 1] === 0x62 && head[at + 2] === 0x6a && (head[at - 1] ?? 0) <= SPACE) return true;
  }
  return false;
}
