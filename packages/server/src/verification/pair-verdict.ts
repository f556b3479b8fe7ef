import {
  type FaceMatch,
  type IdQuality,
  type Outcome,
  sameGroupFalseMatchRate,
  type VerificationFinding,
  type VerificationPolicy,
} from '@assay/biometrics';
import { type IdentityAgreement, reasonsOfIdentity, worded } from '@assay/forensics';
import type {
  FaceDetectionCheck,
  ScoredCheck,
  Verification,
  VerificationCheck,
  VerificationCheckStatus,
} from '../store/verification-types.js';
import type { PairComparison } from '../workers/index.js';
import { recordedFaces, roundedConfidence } from './recorded-faces.js';

/** What a record says of a pair. */
export type PairVerdict = Pick<Verification, 'verified' | 'reasoning' | 'checks'>;

const STATUSES: Readonly<Record<Outcome, VerificationCheckStatus>> = {
  passed: 'PASS',
  failed: 'FAIL',
  inconclusive: 'INCONCLUSIVE',
};

const BROKEN = 'The check could not be completed.';

/**
 * What a comparison means under the operator's policy. What came to no end never verifies, whatever the
 * policy demands.
 */
export function pairVerdict(comparison: PairComparison, policy: VerificationPolicy): PairVerdict {
  if (comparison.kind === 'lost')
    return {
      verified: false,
      reasoning: ['Not verified: the comparison could not be completed.'],
      checks: LOST,
    };
  const { finding, livenessLost, identity } = comparison;
  const checks = [
    matchCheck(finding, policy),
    livenessLost && finding.selfieFaces.length > 0
      ? notLookedAt('LIVENESS', 'ERROR', BROKEN)
      : livenessCheck(finding),
    qualityCheck(finding.idQuality),
    ...(identity ? [consistencyCheck(identity)] : []),
    detectionCheck(finding),
  ];
  const verified = finding.verified && !livenessLost && sentenceAgainst(identity) === undefined;
  return { verified, reasoning: reasoningOf(finding, identity), checks };
}

/** The same as the API spells it; whether the faces match is told apart from whether they verify. */
export const verdictToWire = ({ verified, reasoning, checks }: PairVerdict) => ({
  verified,
  faceMatched: checks.some(
    (check) => 'type' in check && check.type === 'FACE_MATCH' && check.status === 'PASS',
  ),
  reasoning: [...reasoning],
  modelResults: { technicalChecks: checks.map((check) => ({ ...check })) },
});

/** The sentence that decided first: where the faces would have verified, what the ID says of itself. */
function reasoningOf(
  { verified, reasoning }: VerificationFinding,
  identity: IdentityAgreement | undefined,
): readonly string[] {
  if (!identity) return reasoning;
  const ofIdentity = reasonsOfIdentity(identity).map((reason) => worded(reason, 'en'));
  const against = sentenceAgainst(identity);
  if (against === undefined) return [...reasoning, ...ofIdentity];
  const [deciding = '', ...others] = reasoning;
  const ofId = [against, ...ofIdentity];
  return verified ? [...ofId, ...reasoning] : [deciding, ...ofId, ...others];
}

/** What came to no end verifies nobody: else an ID that kills its reader would pass for one that was read. */
function sentenceAgainst(identity: IdentityAgreement | undefined): string | undefined {
  switch (identity?.outcome) {
    case 'contradicts':
      return 'The ID contradicts itself, so that it cannot be told whose it is.';
    case 'broken':
      return 'The reading of the ID could not be completed, so that it cannot be told whose it is.';
    default:
      return undefined;
  }
}

const CONSISTENCY: Readonly<
  Record<
    IdentityAgreement['outcome'],
    { readonly status: VerificationCheckStatus; readonly confidence: number }
  >
> = {
  agrees: { status: 'PASS', confidence: 1 },
  contradicts: { status: 'FAIL', confidence: 0 },
  unsure: { status: 'INCONCLUSIVE', confidence: 0.5 },
  'nothing-compared': { status: 'NOT_APPLICABLE', confidence: 0 },
  broken: { status: 'ERROR', confidence: 0 },
};

/** A code stands on the other side of most cards. */
const BOTH_SIDES = 'Both sides of the card may show a code: its back as `idBackFile`.';

function consistencyCheck({ outcome, summary, evidence }: IdentityAgreement): ScoredCheck {
  const details = outcome === 'nothing-compared' ? `${summary} ${BOTH_SIDES}` : summary;
  return { type: 'ID_CONSISTENCY', ...CONSISTENCY[outcome], details, evidence };
}

function matchCheck(
  { match, idFaces, selfieFaces }: VerificationFinding,
  policy: VerificationPolicy,
): ScoredCheck {
  if (match)
    return {
      ...scored('FACE_MATCH', match, describeMatch(match, policy)),
      sameGroupFalseMatchRate: roundedConfidence(sameGroupFalseMatchRate(policy.falseMatchRate)),
    };
  const without = [
    idFaces.length === 0 ? 'the file of the ID' : [],
    selfieFaces.length === 0 ? 'the selfie' : [],
  ].flat();
  return notLookedAt('FACE_MATCH', 'NOT_APPLICABLE', `No face was found in ${without.join(' and ')}.`);
}

function describeMatch({ outcome, distance }: FaceMatch, { falseMatchRate }: VerificationPolicy): string {
  const at = `(distance ${distance.toFixed(2)}, judged at a false match rate of ${Number((falseMatchRate * 100).toFixed(4))} %)`;
  switch (outcome) {
    case 'passed':
      return `The face of the selfie matches that of the ID ${at}.`;
    case 'failed':
      return `The face of the selfie does not match that of the ID ${at}.`;
    case 'inconclusive':
      return `Whether the face of the selfie matches that of the ID cannot be said ${at}.`;
  }
}

const livenessCheck = ({ liveness, instructed }: VerificationFinding): ScoredCheck =>
  liveness
    ? {
        ...scored('LIVENESS', liveness, liveness.reasons.join(' ')),
        ...(instructed && { instructedMovements: instructed }),
      }
    : notLookedAt('LIVENESS', 'NOT_APPLICABLE', 'No face was found in the selfie.');

const qualityCheck = (quality: IdQuality): ScoredCheck =>
  scored('ID_QUALITY', quality, quality.reasons.join(' '));

const detectionCheck = ({ idFaces, selfieFaces }: VerificationFinding): FaceDetectionCheck => ({
  checkType: 'face_detection',
  status: idFaces.length > 0 && selfieFaces.length > 0 ? 'PASS' : 'FAIL',
  faceCount: { id: idFaces.length, selfie: selfieFaces.length },
  idFaces: recordedFaces(idFaces),
  selfieFaces: recordedFaces(selfieFaces),
});

const scored = (
  type: ScoredCheck['type'],
  { outcome, confidence }: { readonly outcome: Outcome; readonly confidence: number },
  details: string,
): ScoredCheck => ({ type, status: STATUSES[outcome], confidence: roundedConfidence(confidence), details });

const notLookedAt = (
  type: ScoredCheck['type'],
  status: 'NOT_APPLICABLE' | 'ERROR',
  details: string,
): ScoredCheck => ({
  type,
  status,
  confidence: 0,
  details,
});

/** Of a comparison that came to no end. */
const LOST: readonly VerificationCheck[] = [
  notLookedAt('FACE_MATCH', 'ERROR', BROKEN),
  notLookedAt('LIVENESS', 'ERROR', BROKEN),
  notLookedAt('ID_QUALITY', 'ERROR', BROKEN),
  {
    checkType: 'face_detection',
    status: 'ERROR',
    faceCount: { id: 0, selfie: 0 },
    idFaces: [],
    selfieFaces: [],
  },
];
