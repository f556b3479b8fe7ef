import type { Static } from '@fastify/type-provider-typebox';
import { fileToWire } from '../files/wire.js';
import { toIsoWithoutZone, toUnixSeconds } from '../http/wire-time.js';
import type { Detection } from '../store/types.js';
import type { DetectionModel } from './models.js';
import type { DetectionRecord, ModelDescriptor } from './schemas.js';

/** A detection as the API spells it. */
export function detectionToWire(detection: Detection, baseUrl: string): Static<typeof DetectionRecord> {
  return {
    detectionId: detection.detectionId,
    mediaType: detection.mediaType,
    fileType: detection.fileType,
    fileName: detection.fileName,
    fileSize: detection.fileSizeBytes,
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
    modelResults: { technicalChecks: detection.checks.map((check) => ({ ...check, evidence: check.evidence.map((one) => ({ ...one })) })) },
    timestamp: toUnixSeconds(detection.createdAtMicros),
    timestampISO: toIsoWithoutZone(detection.createdAtMicros),
    tags: detection.tags.map(({ name, value }) => ({ name, value })),
    files: detection.files.map((file) => fileToWire(file, baseUrl)),
  };
}

/** A model as the API spells it; `jpg` and `jpeg` are both names of what the content calls `jpeg`. */
export function modelToWire(model: DetectionModel): Static<typeof ModelDescriptor> {
  return {
    name: model.name,
    description: model.description,
    tags: [...model.tags],
    category: 'fraud-detection',
    validInputTypes: model.accepts.includes('pdf') ? ['image', 'document'] : ['image'],
    validFileTypes: model.accepts.flatMap((format) => (format === 'jpeg' ? ['jpg', 'jpeg'] : [format])),
    ownedBy: 'assay',
    version: model.version,
  };
}
