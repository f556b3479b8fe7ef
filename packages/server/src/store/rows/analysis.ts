import { type AnalysisQuery, CALLER_REFERENCES, type LegacyAnalysis } from '../analysis-types.js';
import { eventOfAnalysis } from '../completed-event.js';
import type { Tag } from '../record-types.js';
import {
  type Columns,
  json,
  recordOf,
  rowOf,
  type SqlRow,
  same,
  tenths,
  tenthsOf,
  textFromOutside,
} from './columns.js';
import { columnNamesOf, type RecordInsert, type RecordTable } from './record-table.js';

const COLUMNS: Columns<LegacyAnalysis> = {
  analysisId: same('analysis_id'),
  organizationId: same('organization_id'),
  mediaType: same('media_type'),
  fileType: same('file_type'),
  fileName: textFromOutside('file_name'),
  fileSizeBytes: same('file_size_bytes'),
  sha256: same('sha256'),
  model: same('model'),
  modelVersion: same('model_version'),
  engineVersion: same('engine_version'),
  likelihoodPercent: tenths('likelihood_tenths'),
  fraudSeverity: same('fraud_severity'),
  classification: same('classification'),
  receivedAtMicros: same('received_at_micros'),
  createdAtMicros: same('created_at_micros'),
  callerReferences: json('caller_references'),
  reasoning: json('reasoning'),
  checks: json('checks'),
  files: json('files'),
};

export const ANALYSIS_TABLE: RecordTable = {
  listing: {
    kind: 'analysis',
    table: 'analysis',
    idColumn: 'analysis_id',
    idKey: 'analysisId',
    sortKeys: {
      likelihood: { id: 0, sql: 'd.likelihood_tenths' },
      timestamp: { id: 1, sql: 'd.created_at_micros' },
    },
    // No range limits it; as a measure it lies in the blocks, so that filtered lists sort by it without
    // reading rows.
    measures: [{ sql: 'd.likelihood_tenths', key: 'likelihood', bytes: 2, rangeOf: () => undefined }],
    words: {},
  },
  ...columnNamesOf(COLUMNS),
  tagColumn: 'caller_references',
  tagsOf: (text) => referenceTags(JSON.parse(text)),
};

/** A caller's references as lists know them: tags of their kind of record, which has no others. */
export const referenceTags = (
  references: LegacyAnalysis['callerReferences'] | AnalysisQuery['callerReferences'],
): Tag[] =>
  CALLER_REFERENCES.flatMap((name) => {
    const value = references[name] ?? null;
    return value === null ? [] : [{ name, value }];
  });

/** @throws RangeError for a likelihood that is not whole tenths of a percent. */
export const analysisInsert = (analysis: LegacyAnalysis): RecordInsert => ({
  kind: 'analysis',
  id: analysis.analysisId,
  organizationId: analysis.organizationId,
  createdAtMicros: analysis.createdAtMicros,
  measures: [tenthsOf(analysis.likelihoodPercent)],
  words: 0,
  tags: referenceTags(analysis.callerReferences),
  storedNames: analysis.files.map((file) => file.storedName),
  row: rowOf(COLUMNS, analysis),
  event: eventOfAnalysis(analysis),
});

export const analysisOfRow = (row: SqlRow): LegacyAnalysis => recordOf(COLUMNS, row);
