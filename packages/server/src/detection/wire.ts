import type { Static } from '@fastify/type-provider-typebox';
import type { Detection } from '../store/detection-types.js';
import { recordToWire, uploadToWire } from '../submission/wire.js';
import type { DetectionRecord } from './schemas.js';

/** Evidence of each check that a list shows: checks put the strongest first. */
const LISTED_EVIDENCE = 5;

/**
 * A detection as lists spell it: without its arithmetic, which is as long as all the rest.
 * @param isWhole with all evidence of each check, not the strongest alone
 */
export function listedDetectionToWire(
  { arithmetic: _, ...detection }: Detection,
  baseUrl: string,
  isWhole: boolean,
): Static<typeof DetectionRecord> {
  const checks = isWhole
    ? detection.checks
    : detection.checks.map((check) => ({ ...check, evidence: check.evidence.slice(0, LISTED_EVIDENCE) }));
  return detectionToWire({ ...detection, checks }, baseUrl);
}

/** A detection as the API spells it. */
export function detectionToWire(detection: Detection, baseUrl: string): Static<typeof DetectionRecord> {
  const missing = detection.checks.filter(({ status }) => status === 'ERROR').map(({ checkId }) => checkId);
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
    complete: missing.length === 0,
    missing,
    modelResults: {
      technicalChecks: detection.checks.map((check) => ({
        ...check,
        evidence: check.evidence.map((one) => ({ ...one })),
      })),
      ...(detection.arithmetic && {
        arithmetic: {
          ...detection.arithmetic,
          terms: [...detection.arithmetic.terms],
          steps: [...detection.arithmetic.steps],
        },
      }),
    },
    ...recordToWire(detection, baseUrl),
  };
}
