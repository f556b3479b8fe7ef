import type { Static } from '@fastify/type-provider-typebox';
import { toFractionalUnixSeconds, toIsoWithoutZone } from '../http/wire-time.js';
import type { LegacyAnalysis } from '../store/analysis-types.js';
import type { AnalysisListItem, AnalysisRecord } from './schemas.js';
import { SEVERITY_PHRASES } from './severity-phrases.js';

/** What the record and the item of a list have in common. */
const describedToWire = (analysis: LegacyAnalysis, heatmapBase64: string) => ({
  analysisId: analysis.analysisId,
  fileName: analysis.fileName,
  size: analysis.fileSizeBytes,
  mediaType: analysis.mediaType,
  fileType: analysis.fileType,
  fileCreatedOn: toFractionalUnixSeconds(analysis.receivedAtMicros),
  sha256: analysis.sha256,
  model: analysis.model,
  modelVersion: analysis.modelVersion,
  engineVersion: analysis.engineVersion,
  likelihood: analysis.likelihoodPercent,
  reasoning: [...analysis.reasoning],
  classification: analysis.classification,
  fraudSeverity: SEVERITY_PHRASES[analysis.fraudSeverity],
  ...analysis.callerReferences,
  heatmapBase64,
  modelResults: {
    technicalChecks: analysis.checks.map((check) => ({
      ...check,
      evidence: check.evidence.map((one) => ({ ...one })),
    })),
  },
});

/** An analysis as the API answers its submission. @param heatmapBase64 a data URI */
export const analysisToWire = (
  analysis: LegacyAnalysis,
  heatmapBase64: string,
): Static<typeof AnalysisRecord> => ({
  ...describedToWire(analysis, heatmapBase64),
  timestamp: toFractionalUnixSeconds(analysis.createdAtMicros),
});

/** An analysis as the API lists it. @param heatmapBase64 a data URI */
export const listedAnalysisToWire = (
  analysis: LegacyAnalysis,
  heatmapBase64: string,
): Static<typeof AnalysisListItem> => ({
  ...describedToWire(analysis, heatmapBase64),
  timestamp: toIsoWithoutZone(analysis.createdAtMicros),
  responseTime: toFractionalUnixSeconds(analysis.createdAtMicros - analysis.receivedAtMicros),
  fraudIQ: analysis.likelihoodPercent,
});
