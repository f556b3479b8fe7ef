import { eventOfDetection } from '../completed-event.js';
import type { Detection, DetectionQuery } from '../detection-types.js';
import { summaryOfDetection } from '../summarize.js';
import {
  type Columns,
  json,
  optionalJson,
  recordOf,
  rowOf,
  type SqlRow,
  same,
  tenths,
  tenthsOf,
  textFromOutside,
} from './columns.js';
import type { Range } from './listing.js';
import {
  columnNamesOf,
  OWN_TAGS,
  type RecordInsert,
  type RecordTable,
  submissionInsert,
} from './record-table.js';
import { UPLOAD_WORDS } from './upload-words.js';
import { packWords, type WordField } from './words.js';

/** Sentences alone in records from before they were kept in a way that other languages can word. */
type KeptReasoning = Detection['reasoning'] | Pick<Detection, 'reasoning' | 'reasons'>;

type KeptDetection = Omit<Detection, 'reasoning' | 'reasons'> & { readonly reasoning: KeptReasoning };

const COLUMNS: Columns<KeptDetection> = {
  detectionId: same('detection_id'),
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
  country: same('country'),
  documentType: same('document_type'),
  pageCount: same('page_count'),
  createdAtMicros: same('created_at_micros'),
  reasoning: json('reasoning'),
  checks: json('checks'),
  tags: json('tags'),
  files: json('files'),
  arithmetic: optionalJson('arithmetic'),
};

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
  ...columnNamesOf(COLUMNS),
  ...OWN_TAGS,
};

/** @throws RangeError for a likelihood that is not whole tenths of a percent. */
export const detectionInsert = (detection: Detection): RecordInsert => ({
  kind: 'detection',
  id: detection.detectionId,
  organizationId: detection.organizationId,
  createdAtMicros: detection.createdAtMicros,
  measures: [tenthsOf(detection.likelihoodPercent)],
  words: packWords(DETECTION_WORDS, detection),
  tags: detection.tags,
  storedNames: detection.files.map((file) => file.storedName),
  row: rowOf(COLUMNS, { ...detection, reasoning: keptReasoning(detection) }),
  event: eventOfDetection(detection),
  summary: submissionInsert(summaryOfDetection(detection)),
});

export function detectionOfRow(row: SqlRow): Detection {
  const { reasoning, ...kept } = recordOf(COLUMNS, row);
  return { ...kept, ...('reasoning' in reasoning ? reasoning : { reasoning }) };
}

const keptReasoning = ({ reasoning, reasons }: Detection): KeptReasoning =>
  reasons ? { reasoning, reasons } : reasoning;

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
