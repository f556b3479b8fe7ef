import type { Static } from '@fastify/type-provider-typebox';
import type { Detection } from '../store/detection-types.js';
import { recordToWire, uploadToWire } from '../submission/wire.js';
import type { DetectionRecord } from './schemas.js';

/** Evidence of each check that a list shows: checks put the strongest first. */
export const LISTED_EVIDENCE = 5;

/** A detection as the API spells it. @param mostEvidence of each check */
export function detectionToWire(
  detection: Detection,
  baseUrl: string,
  mostEvidence = Number.POSITIVE_INFINITY,
): Static<typeof DetectionRecord> {
  return {
    detectionId: detection.detectionId,
    ...uploadToWire(detection),
    sha256: detection.sha256,
    model: detection.model,
    modelVersion: detection.modelVersion,
    engineVersion: detection.engineVersion,
    likelihood: detection.likelihoodPercent,
    fraudSeverity: detection.fraudSeverity,
    classification: detection.classification,
    country: detection.country,
    documentType: detection.documentType,
    pageCount: detection.pageCount,
    reasoning: [...detection.reasoning],
    modelResults: {
      technicalChecks: detection.checks.map((check) => ({
        ...check,
        evidence: check.evidence.slice(0, mostEvidence).map((one) => ({ ...one })),
      })),
    },
    ...recordToWire(detection, baseUrl),
  };
}
