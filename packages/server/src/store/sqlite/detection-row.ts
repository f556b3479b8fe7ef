import { eventOfDetection } from '../completed-event.js';
import type { Detection } from '../detection-types.js';
import { summaryOfDetection } from '../summarize.js';
import type { SqlRow } from './connection.js';
import { DETECTION_WORDS } from './detection-table.js';
import { packWords } from './list-index/words.js';
import { type RecordInsert, type TextFromOutside, textOf } from './record-table.js';
import { submissionInsert } from './submissions.js';

/** Rows of `detection` and `detection_content` side by side, in the order of the table's columns. */
type DetectionRow = readonly [
  detectionId: number,
  organizationId: number,
  mediaType: string,
  fileType: string,
  fileName: TextFromOutside,
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
  arithmetic: string | null,
];

/** @throws RangeError for a likelihood that is not whole tenths of a percent. */
export function detectionInsert(detection: Detection): RecordInsert {
  const likelihoodTenths = tenthsOf(detection.likelihoodPercent);
  const row: DetectionRow = [
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
    JSON.stringify(keptReasoning(detection)),
    JSON.stringify(detection.checks),
    JSON.stringify(detection.tags),
    JSON.stringify(detection.files),
    detection.arithmetic ? JSON.stringify(detection.arithmetic) : null,
  ];
  return {
    kind: 'detection',
    id: detection.detectionId,
    organizationId: detection.organizationId,
    createdAtMicros: detection.createdAtMicros,
    measures: [likelihoodTenths],
    words: packWords(DETECTION_WORDS, detection),
    tags: detection.tags,
    storedNames: detection.files.map((file) => file.storedName),
    row,
    event: eventOfDetection(detection),
    summary: submissionInsert(summaryOfDetection(detection)),
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

export function detectionOfRow(row: SqlRow): Detection {
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
    arithmetic,
  ] = row as DetectionRow;
  return {
    detectionId,
    organizationId,
    mediaType: mediaType as Detection['mediaType'],
    fileType: fileType as Detection['fileType'],
    fileName: textOf(fileName),
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
    ...reasoningOf(reasoning),
    checks: JSON.parse(checks),
    ...(arithmetic !== null && { arithmetic: JSON.parse(arithmetic) }),
    createdAtMicros,
    tags: JSON.parse(tags),
    files: JSON.parse(files),
  };
}

/** Sentences alone in records from before they were kept in a way that other languages can word. */
type KeptReasoning = Detection['reasoning'] | Pick<Detection, 'reasoning' | 'reasons'>;

const keptReasoning = ({ reasoning, reasons }: Detection): KeptReasoning =>
  reasons ? { reasoning, reasons } : reasoning;

function reasoningOf(column: string): Pick<Detection, 'reasoning' | 'reasons'> {
  const kept: KeptReasoning = JSON.parse(column);
  return 'reasoning' in kept ? kept : { reasoning: kept };
}
