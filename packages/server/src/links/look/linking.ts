import type { Detection } from '../../store/detection-types.js';
import type { DetectionLinking, EvidenceLink } from '../../store/link-types.js';
import { evidenceValueOf } from '../keying/evidence-value.js';
import { SOURCE_CHECK_TYPES } from '../source-check-types.js';
import type { EarlierMatch } from './compare-earlier.js';
import type { Look, SubmissionToLink } from './look-among-earlier.js';

/** What a detection is stored with, so that later ones find it and its own links are there. */
export const linkingOf = (
  submission: SubmissionToLink,
  { through, found }: Look,
  detection: Detection,
): DetectionLinking => ({
  dossiers: submission.dossiers,
  lookedThrough: through,
  links: found.flatMap((match) => linksWith(submission, match, detection)),
});

function linksWith(
  { keys }: SubmissionToLink,
  { detectionId: relatedDetectionId, links }: EarlierMatch,
  { detectionId: sourceDetectionId, createdAtMicros }: Detection,
): EvidenceLink[] {
  return links.map(({ linkType, evidenceType, fingerprint, strength, metadata }) => ({
    sourceDetectionId,
    relatedDetectionId,
    linkType,
    evidenceType,
    evidenceValue: evidenceValueOf(fingerprint, keys),
    strength,
    sourceCheckType: SOURCE_CHECK_TYPES[linkType],
    relatedSourceCheckType: SOURCE_CHECK_TYPES[linkType],
    metadata,
    createdAtMicros,
  }));
}
