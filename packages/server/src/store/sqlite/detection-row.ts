import type { Detection, Tag } from '../types.js';
import { packWords } from './list-index/words.js';

/**
 * A detection on its way to the writer. Texts and numbers cross threads cheaply, so JSON is made and read on the
 * caller's side and the writer thread spends its time on writing.
 */
export interface DetectionInsert {
  readonly detectionId: number;
  readonly organizationId: number;
  readonly likelihoodTenths: number;
  /** As list-index/words.ts packs them. */
  readonly words: number;
  readonly createdAtMicros: number;
  readonly tags: readonly Tag[];
  readonly storedNames: readonly string[];
  readonly row: DetectionRow;
}

/** Rows of `detection` and `detection_content` side by side, in the order of {@link DETECTION_COLUMNS}. */
export type DetectionRow = readonly [
  detectionId: number,
  organizationId: number,
  mediaType: string,
  fileType: string,
  fileName: string | Uint8Array,
  fileSizeBytes: number,
  sha256: string,
  model: string,
  modelVersion: string,
  engineVersion: string,
  likelihoodTenths: number,
  fraudSeverity: string,
  classification: string,
  country: string,
  documentType: string | null,
  pageCount: number,
  createdAtMicros: number,
  reasoning: string,
  checks: string,
  tags: string,
  files: string,
];

export const DETECTION_COLUMNS = [
  'detection_id',
  'organization_id',
  'media_type',
  'file_type',
  'file_name',
  'file_size_bytes',
  'sha256',
  'model',
  'model_version',
  'engine_version',
  'likelihood_tenths',
  'fraud_severity',
  'classification',
  'country',
  'document_type',
  'page_count',
  'created_at_micros',
] as const;

export const CONTENT_COLUMNS = ['reasoning', 'checks', 'tags', 'files'] as const;

/** @throws RangeError for a likelihood that is not whole tenths of a percent. */
export function detectionInsert(detection: Detection): DetectionInsert {
  const likelihoodTenths = tenthsOf(detection.likelihoodPercent);
  return {
    detectionId: detection.detectionId,
    organizationId: detection.organizationId,
    likelihoodTenths,
    words: packWords(detection),
    createdAtMicros: detection.createdAtMicros,
    tags: detection.tags,
    storedNames: detection.files.map((file) => file.storedName),
    row: [
      detection.detectionId,
      detection.organizationId,
      detection.mediaType,
      detection.fileType,
      detection.fileName,
      detection.fileSizeBytes,
      detection.sha256,
      detection.model,
      detection.modelVersion,
      detection.engineVersion,
      likelihoodTenths,
      detection.fraudSeverity,
      detection.classification,
      detection.country,
      detection.documentType,
      detection.pageCount,
      detection.createdAtMicros,
      JSON.stringify(detection.reasoning),
      JSON.stringify(detection.checks),
      JSON.stringify(detection.tags),
      JSON.stringify(detection.files),
    ],
  };
}

/** 0..100 with one decimal to whole tenths, so that equal likelihoods are equal numbers. */
export function tenthsOf(percent: number): number {
  const tenths = Math.round(percent * 10);
  if (!(tenths >= 0 && tenths <= 1000 && tenths / 10 === percent)) {
    throw new RangeError(`expected a likelihood of 0..100 with one decimal, received ${percent}`);
  }
  return tenths;
}

export function detectionOfRow(row: DetectionRow): Detection {
  const [
    detectionId,
    organizationId,
    mediaType,
    fileType,
    fileName,
    fileSizeBytes,
    sha256,
    model,
    modelVersion,
    engineVersion,
    likelihoodTenths,
    fraudSeverity,
    classification,
    country,
    documentType,
    pageCount,
    createdAtMicros,
    reasoning,
    checks,
    tags,
    files,
  ] = row;
  return {
    detectionId,
    organizationId,
    mediaType: mediaType as Detection['mediaType'],
    fileType: fileType as Detection['fileType'],
    fileName: typeof fileName === 'string' ? fileName : Buffer.from(fileName).toString('utf8'),
    fileSizeBytes,
    sha256,
    model: model as Detection['model'],
    modelVersion,
    engineVersion,
    likelihoodPercent: likelihoodTenths / 10,
    fraudSeverity: fraudSeverity as Detection['fraudSeverity'],
    classification: classification as Detection['classification'],
    country: country as Detection['country'],
    documentType,
    pageCount,
    reasoning: JSON.parse(reasoning),
    checks: JSON.parse(checks),
    createdAtMicros,
    tags: JSON.parse(tags),
    files: JSON.parse(files),
  };
}
