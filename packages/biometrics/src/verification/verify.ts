import { type ExchangeTrace, exchangedPortrait } from '../exchanged-portrait/exchanged-portrait.js';
import { headTurnDegrees } from '../faces/mesh/head-turn.js';
import { assessIdQuality } from '../id-quality/assess-id-quality.js';
import { judgeLiveness } from '../liveness/judge/judge-liveness.js';
import type {
  FaceAnalyst,
  FaceMatch,
  IdPage,
  IdQuality,
  ListedFace,
  Selfie,
  VerificationFinding,
  VerificationPolicy,
} from '../types.js';
import { type Comparison, compareFaces } from './compare-faces.js';
import { examineInstructions } from './examine-instructions.js';
import { livenessSignals } from './examine-selfie.js';
import { findIdFaces } from './id-faces.js';
import type { LivenessExaminer } from './liveness-examiner.js';
import { isVerified, reasoningFor } from './reasoning.js';
import { findSelfieFaces } from './selfie-faces.js';

export interface VerificationRequest {
  readonly idPages: readonly IdPage[];
  readonly selfie: Selfie;
  readonly faces: FaceAnalyst;
  readonly policy: VerificationPolicy;
  /** What looks for signs of an attack or of life. */
  readonly examiner: LivenessExaminer;
  /** Set to leave liveness out, where an earlier run came to no end over it: nothing is verified then. */
  readonly withoutLiveness?: boolean;
}

/**
 * Whether the person of the selfie is the person of the ID, and stood alive before the camera as far as that
 * can be told. Pictures without a face are an answer, not an error.
 * @throws DecodeError for a clip that is too damaged to look at
 */
export async function verify({
  idPages,
  selfie,
  faces,
  examiner,
  policy,
  withoutLiveness = false,
}: VerificationRequest): Promise<VerificationFinding> {
  const idFaces = await findIdFaces(idPages, faces);
  const selfieFaces = await findSelfieFaces(selfie, faces);
  const idQuality = assessIdQuality(
    idPages,
    idFaces.map(({ listed }) => listed),
  );
  const comparison =
    idFaces.length > 0 && selfieFaces.person.length > 0
      ? await compareFaces(idFaces, selfieFaces.person, faces, policy)
      : undefined;
  const [portrait] = idFaces;
  const exchangeTraces = portrait && exchangedPortrait(portrait.image, portrait.listed.face);
  const match = comparison && weighed(comparison, idQuality, exchangeTraces);
  const instructed = withoutLiveness ? undefined : await examineInstructions(selfie, comparison, faces);
  const signals = withoutLiveness ? undefined : await livenessSignals(selfieFaces, comparison, examiner);
  const liveness = signals && judgeLiveness(instructed ? [...signals, instructed.signal] : signals);
  const found = {
    policy,
    selfieKind: selfie.kind,
    missedInstructions: instructed !== undefined && instructed.signal.outcome !== 'live',
    idFaceCount: idFaces.length,
    selfieFaceCount: selfieFaces.listed.length,
    othersNearInSize: selfieFaces.othersNearInSize,
    unreadHead: selfieFaces.unreadHead,
    comparedOfSeveral: selfieFaces.clip === undefined && selfieFaces.person.length > 1 && idFaces.length > 0,
    rivals: comparison?.rivals ?? 0,
    ghostOfAnother: comparison?.ghostOfAnother ?? false,
    exchangeTraces,
    turnedDegrees: comparison && headTurnDegrees(comparison.selfieFace.listed.face),
    match,
    liveness,
    idQuality,
  };
  return {
    verified: isVerified(found),
    reasoning: reasoningFor(found),
    idFaces: idFaces.map(({ listed }) => listed),
    selfieFaces: comparedFirst(selfieFaces.listed, comparison),
    match,
    liveness,
    ...(instructed && { instructed: instructed.movements }),
    idQuality,
  };
}

/**
 * Near templates prove nothing where the ID's picture cannot be compared, where it shows several people, or
 * where its portrait seems to be another's than the card was issued with.
 */
function weighed(
  { match, rivals, ghostOfAnother }: Comparison,
  idQuality: IdQuality,
  exchangeTraces: readonly ExchangeTrace[] | undefined,
): FaceMatch {
  const isDoubtful =
    rivals > 0 || ghostOfAnother || exchangeTraces !== undefined || idQuality.outcome === 'failed';
  return isDoubtful && match.outcome === 'passed' ? { ...match, outcome: 'inconclusive' } : match;
}

/** The compared face of the selfie is listed first, whichever of the people it is. */
function comparedFirst(
  listed: readonly ListedFace[],
  comparison: Comparison | undefined,
): readonly ListedFace[] {
  const compared = comparison?.selfieFace.listed.face;
  return [...listed].sort((a, b) => Number(b.face === compared) - Number(a.face === compared));
}
