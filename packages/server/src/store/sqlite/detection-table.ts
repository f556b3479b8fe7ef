import type { Detection, DetectionQuery } from '../detection-types.js';
import type { Range } from './list-index/listing.js';
import type { WordField } from './list-index/words.js';
import { OWN_TAGS, type RecordTable } from './record-table.js';
import { UPLOAD_WORDS } from './upload-words.js';

/** Sort keys with few values, which are words. */
type WordKey = 'mediaType' | 'fileType' | 'model' | 'fraudSeverity' | 'country' | 'classification';

/** Each word has its code by its type: one that is missing here does not compile. */
const CODES = {
  model: { document: 0, object: 1 } satisfies Record<Detection['model'], number>,
  fraudSeverity: { low: 0, medium: 1, high: 2 } satisfies Record<Detection['fraudSeverity'], number>,
  country: { br: 0, mx: 1, us: 2 } satisfies Record<Detection['country'], number>,
  classification: { rejected: 0, unverified: 1, verified: 2 } satisfies Record<
    Detection['classification'],
    number
  >,
};

/** Room for words to come: 8 countries and classifications, 4 of the others. Stored: never moved. */
export const DETECTION_WORDS: Readonly<Record<WordKey, WordField>> = {
  ...UPLOAD_WORDS,
  model: { shift: 6, bits: 2, codes: CODES.model },
  fraudSeverity: { shift: 8, bits: 2, codes: CODES.fraudSeverity, order: ['low', 'medium', 'high'] },
  country: { shift: 10, bits: 3, codes: CODES.country },
  classification: { shift: 13, bits: 3, codes: CODES.classification },
};

export const DETECTION_TABLE: RecordTable = {
  listing: {
    kind: 'detection',
    table: 'detection',
    idColumn: 'detection_id',
    idKey: 'detectionId',
    sortKeys: {
      mediaType: { id: 0, sql: 'd.media_type' },
      fileType: { id: 1, sql: 'd.file_type' },
      fileName: { id: 2, sql: 'd.file_name' },
      fileSize: { id: 3, sql: 'd.file_size_bytes' },
      model: { id: 4, sql: 'd.model' },
      likelihood: { id: 5, sql: 'd.likelihood_tenths' },
      fraudSeverity: {
        id: 6,
        sql: "CASE d.fraud_severity WHEN 'low' THEN 0 WHEN 'medium' THEN 1 ELSE 2 END",
      },
      country: { id: 7, sql: 'd.country' },
      classification: { id: 8, sql: 'd.classification' },
      timestamp: { id: 9, sql: 'd.created_at_micros' },
    },
    measures: [{ sql: 'd.likelihood_tenths', key: 'likelihood', bytes: 2, rangeOf: tenthsRange }],
    words: DETECTION_WORDS,
  },
  columns: [
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
  ],
  textsFromOutside: ['file_name'],
  contentColumns: ['reasoning', 'checks', 'tags', 'files', 'arithmetic'],
  ...OWN_TAGS,
};

/** In tenths of a percent. */
function tenthsRange({ minLikelihood, maxLikelihood }: DetectionQuery): Range | undefined {
  if (minLikelihood === undefined && maxLikelihood === undefined) return undefined;
  return { least: leastTenths(minLikelihood ?? 0), most: mostTenths(maxLikelihood ?? 100) };
}

/**
 * The least whole tenths not below `percent`; by comparison, since `percent * 10` may round across a whole
 * number.
 */
function leastTenths(percent: number): number {
  let tenths = Math.floor(percent * 10) - 1;
  while (tenths / 10 < percent) tenths++;
  return tenths;
}

/** The most whole tenths not above `percent`. */
function mostTenths(percent: number): number {
  let tenths = Math.ceil(percent * 10) + 1;
  while (tenths / 10 > percent) tenths--;
  return tenths;
}
