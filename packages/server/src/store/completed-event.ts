import type { LegacyAnalysis } from './analysis-types.js';
import type { Detection } from './detection-types.js';
import type { EventData } from './event-types.js';
import type { Parsing } from './parsing-types.js';
import type { Verification } from './verification-types.js';

/** What the event of a new record says of it: what decides whether to read the record, and nothing personal. */
export const eventOfDetection = (detection: Detection): EventData => ({
  detectionId: detection.detectionId,
  likelihood: detection.likelihoodPercent,
  fraudSeverity: detection.fraudSeverity,
  classification: detection.classification,
  model: detection.model,
  modelVersion: detection.modelVersion,
});

export const eventOfParsing = (parsing: Parsing): EventData => ({
  parseId: parsing.parseId,
  documentType: parsing.documentType,
  confidence: parsing.confidence,
  model: parsing.model,
  modelVersion: parsing.modelVersion,
});

export const eventOfVerification = (verification: Verification): EventData => ({
  verificationId: verification.verificationId,
  verified: verification.verified,
  model: verification.model,
  modelVersion: verification.modelVersion,
});

export const eventOfAnalysis = (analysis: LegacyAnalysis): EventData => ({
  analysisId: analysis.analysisId,
  likelihood: analysis.likelihoodPercent,
  fraudSeverity: analysis.fraudSeverity,
  classification: analysis.classification,
  model: analysis.model,
  modelVersion: analysis.modelVersion,
});
