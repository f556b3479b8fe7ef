import type { LegacyAnalysis } from '../analysis-types.js';
import { eventOfAnalysis } from '../completed-event.js';
import { referenceTags } from './analysis-table.js';
import type { SqlRow } from './connection.js';
import { tenthsOf } from './detection-row.js';
import { type RecordInsert, type TextFromOutside, textOf } from './record-table.js';

/** Rows of `analysis` and `analysis_content` side by side, in the order of the table's columns. */
type AnalysisRow = readonly [
  analysisId: number,
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
  receivedAtMicros: number,
  createdAtMicros: number,
  callerReferences: string,
  reasoning: string,
  checks: string,
  files: string,
];

/** @throws RangeError for a likelihood that is not whole tenths of a percent. */
export function analysisInsert(analysis: LegacyAnalysis): RecordInsert {
  const likelihoodTenths = tenthsOf(analysis.likelihoodPercent);
  const row: AnalysisRow = [
    analysis.analysisId,
    analysis.organizationId,
    analysis.mediaType,
    analysis.fileType,
    analysis.fileName,
    analysis.fileSizeBytes,
    analysis.sha256,
    analysis.model,
    analysis.modelVersion,
    analysis.engineVersion,
    likelihoodTenths,
    analysis.fraudSeverity,
    analysis.classification,
    analysis.receivedAtMicros,
    analysis.createdAtMicros,
    JSON.stringify(analysis.callerReferences),
    JSON.stringify(analysis.reasoning),
    JSON.stringify(analysis.checks),
    JSON.stringify(analysis.files),
  ];
  return {
    kind: 'analysis',
    id: analysis.analysisId,
    organizationId: analysis.organizationId,
    createdAtMicros: analysis.createdAtMicros,
    measures: [likelihoodTenths],
    words: 0,
    tags: referenceTags(analysis.callerReferences),
    storedNames: analysis.files.map((file) => file.storedName),
    row,
    event: eventOfAnalysis(analysis),
  };
}

export function analysisOfRow(row: SqlRow): LegacyAnalysis {
  const [
    analysisId,
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
    receivedAtMicros,
    createdAtMicros,
    callerReferences,
    reasoning,
    checks,
    files,
  ] = row as AnalysisRow;
  return {
    analysisId,
    organizationId,
    mediaType: mediaType as LegacyAnalysis['mediaType'],
    fileType: fileType as LegacyAnalysis['fileType'],
    fileName: textOf(fileName),
    fileSizeBytes,
    sha256,
    model: model as LegacyAnalysis['model'],
    modelVersion,
    engineVersion,
    likelihoodPercent: likelihoodTenths / 10,
    fraudSeverity: fraudSeverity as LegacyAnalysis['fraudSeverity'],
    classification: classification as LegacyAnalysis['classification'],
    callerReferences: JSON.parse(callerReferences),
    reasoning: JSON.parse(reasoning),
    checks: JSON.parse(checks),
    receivedAtMicros,
    createdAtMicros,
    files: JSON.parse(files),
  };
}
