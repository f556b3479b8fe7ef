import {
  MAX_REVISIONS_EXAMINED,
  type PdfiumDocument,
  type PdfStructure,
  remainsOf,
  type SignatureDictionary,
  signaturesOf,
} from '@assay/media';
import { defineCheck } from '../../check.js';
import { CALIBRATION } from './calibration.js';
import { findingOf } from './finding.js';
import { changesAfter, LEVEL_ANNOTATIONS } from './later-changes.js';
import { MEASURE } from './measure.js';
import { type Observation, statement } from './observation.js';
import type { ObservedSignature } from './observe-signature.js';

/** Verifies digital signatures over the bytes they cover, and says what was changed behind them. */
export const signature = defineCheck({
  id: 'pdf.signature',
  version: '1.1.1',
  reports: 'DIGITAL_SIGNATURE',
  group: 'pdf-signature',
  weight: 'fact',
  needs: ['pdf', 'pages'],
  optional: ['trustedRoots'],
  calibration: CALIBRATION,
  async examine({ pdf, pages, trustedRoots }) {
    const today = pdf.revisions[pdf.revisions.length - 1]!;
    const signatures = signaturesOf(today);
    const removed = removedSignatures(pdf);
    if (signatures.length === 0 && removed.length === 0) {
      return {
        kind: 'not-applicable',
        because: 'The document carries no digital signature, and no trace of one.',
      };
    }
    const observed = await observeAll(signatures, pdf, trustedRoots);
    const observations = [
      ...observed.flatMap((one) => one.observations),
      ...removed,
      ...laterChanges(pdf, pages, observed),
    ];
    return { kind: 'examined', finding: findingOf(observations, pdf, pages) };
  },
});

/** One after the other. What reads certificates is loaded with the first signature: most documents have none. */
async function observeAll(
  signatures: readonly SignatureDictionary[],
  pdf: PdfStructure,
  trustedRoots: readonly Uint8Array[] | undefined,
): Promise<readonly ObservedSignature[]> {
  if (signatures.length === 0) return [];
  const [{ observeSignature }, { readCertificates }] = await Promise.all([
    import('./observe-signature.js'),
    import('./certificate-chain.js'),
  ]);
  const roots = trustedRoots && readCertificates(trustedRoots);
  const observed: ObservedSignature[] = [];
  for (const one of signatures) observed.push(await observeSignature(pdf, one, roots));
  return observed;
}

/**
 * Measured from the earliest signed version: what came before a later signature is known to its signer, not
 * to the first one.
 */
function laterChanges(
  pdf: PdfStructure,
  pages: PdfiumDocument,
  observed: readonly ObservedSignature[],
): Observation[] {
  if (pdf.encryption?.readable === false) return [];
  const signed = observed.flatMap(({ revision }) => revision ?? []).sort((a, b) => a.index - b.index)[0];
  if (!signed || signed.index === pdf.revisions.length - 1) return [];
  const first = observed.filter(({ revision }) => revision === signed).map((one) => one.signature);
  const levels = first.flatMap(({ permissionLevel }) => permissionLevel ?? []);
  const permissions = {
    level: Math.min(LEVEL_ANNOTATIONS, ...levels),
    locks: first.flatMap(({ lock }) => lock ?? []),
  };
  return changesAfter(signed, permissions, pdf, pages);
}

/**
 * Signatures of which the form still speaks, or which an earlier version of the file holds and today's does
 * not.
 */
function removedSignatures(pdf: PdfStructure): Observation[] {
  const today = pdf.revisions[pdf.revisions.length - 1]!;
  const kept = new Set(signaturesOf(today).map(({ byteRange }) => String(byteRange)));
  const earlier = pdf.revisions.slice(0, -1).slice(-MAX_REVISIONS_EXAMINED).flatMap(signaturesOf);
  const gone = earlier.filter(({ byteRange }) => byteRange.length > 0 && !kept.has(String(byteRange)));
  const names = new Set(
    gone.map(
      ({ name }) => `An earlier version of the file was signed (“${name.slice(0, 80)}”); today’s is not.`,
    ),
  );
  return [...remainsOf(today), ...names].map((summary) =>
    statement({ code: 'SIGNATURE_REMOVED', measure: MEASURE.statement, summary }),
  );
}
