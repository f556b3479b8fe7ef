import { type AnalysisQuery, CALLER_REFERENCES, type LegacyAnalysis } from '../analysis-types.js';
import type { Tag } from '../record-types.js';
import type { RecordTable } from './record-table.js';

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
  columns: [
    'analysis_id',
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
    'received_at_micros',
    'created_at_micros',
  ],
  textsFromOutside: ['file_name'],
  contentColumns: ['caller_references', 'reasoning', 'checks', 'files'],
  tagColumn: 'caller_references',
  tagsOf: (json) => referenceTags(JSON.parse(json)),
};

/** A caller's references as the list index knows them: tags of their kind of record, which has no others. */
export const referenceTags = (
  references: LegacyAnalysis['callerReferences'] | AnalysisQuery['callerReferences'],
): Tag[] =>
  CALLER_REFERENCES.flatMap((name) => {
    const value = references[name] ?? null;
    return value === null ? [] : [{ name, value }];
  });
