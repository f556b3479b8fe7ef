import { eventOfVerification } from '../completed-event.js';
import { summaryOfVerification } from '../summarize.js';
import type { Verification, VerificationQuery } from '../verification-types.js';
import { type Columns, json, recordOf, rowOf, type SqlRow, same, textFromOutside, truth } from './columns.js';
import { rangeBetween } from './listing.js';
import {
  columnNamesOf,
  OWN_TAGS,
  type RecordInsert,
  type RecordTable,
  submissionInsert,
} from './record-table.js';
import { fileTypeWord } from './upload-words.js';
import { packWords, type WordField } from './words.js';

const COLUMNS: Columns<Verification> = {
  verificationId: same('verification_id'),
  organizationId: same('organization_id'),
  idFileType: same('id_file_type'),
  idFileName: textFromOutside('id_file_name'),
  idFileSizeBytes: same('id_file_size_bytes'),
  idSha256: same('id_sha256'),
  selfieFileType: same('selfie_file_type'),
  selfieFileName: textFromOutside('selfie_file_name'),
  selfieFileSizeBytes: same('selfie_file_size_bytes'),
  selfieSha256: same('selfie_sha256'),
  model: same('model'),
  modelVersion: same('model_version'),
  engineVersion: same('engine_version'),
  country: same('country'),
  verified: truth('verified'),
  createdAtMicros: same('created_at_micros'),
  reasoning: json('reasoning'),
  checks: json('checks'),
  tags: json('tags'),
  files: json('files'),
};

/** Stored: never moved. */
const VERIFICATION_WORDS: Readonly<Record<'idFileType' | 'selfieFileType' | 'verified', WordField>> = {
  idFileType: fileTypeWord(0),
  selfieFileType: fileTypeWord(4),
  verified: { shift: 8, bits: 1, codes: { false: 0, true: 1 } },
};

export const VERIFICATION_TABLE: RecordTable = {
  listing: {
    kind: 'verification',
    table: 'verification',
    idColumn: 'verification_id',
    idKey: 'verificationId',
    sortKeys: {
      idFileName: { id: 0, sql: 'd.id_file_name' },
      idFileSize: { id: 1, sql: 'd.id_file_size_bytes' },
      idFileType: { id: 2, sql: 'd.id_file_type' },
      selfieFileName: { id: 3, sql: 'd.selfie_file_name' },
      selfieFileSize: { id: 4, sql: 'd.selfie_file_size_bytes' },
      selfieFileType: { id: 5, sql: 'd.selfie_file_type' },
      verified: { id: 6, sql: 'd.verified' },
      timestamp: { id: 7, sql: 'd.created_at_micros' },
    },
    measures: [
      {
        sql: 'd.id_file_size_bytes',
        key: 'idFileSize',
        bytes: 8,
        rangeOf: ({ minIdFileSize, maxIdFileSize }: VerificationQuery) =>
          rangeBetween(minIdFileSize, maxIdFileSize),
      },
      {
        sql: 'd.selfie_file_size_bytes',
        key: 'selfieFileSize',
        bytes: 8,
        rangeOf: ({ minSelfieFileSize, maxSelfieFileSize }: VerificationQuery) =>
          rangeBetween(minSelfieFileSize, maxSelfieFileSize),
      },
    ],
    words: VERIFICATION_WORDS,
  },
  ...columnNamesOf(COLUMNS),
  ...OWN_TAGS,
};

export const verificationInsert = (verification: Verification): RecordInsert => ({
  kind: 'verification',
  id: verification.verificationId,
  organizationId: verification.organizationId,
  createdAtMicros: verification.createdAtMicros,
  measures: [verification.idFileSizeBytes, verification.selfieFileSizeBytes],
  words: packWords(VERIFICATION_WORDS, { ...verification, verified: String(verification.verified) }),
  tags: verification.tags,
  storedNames: verification.files.map((file) => file.storedName),
  row: rowOf(COLUMNS, verification),
  event: eventOfVerification(verification),
  summary: submissionInsert(summaryOfVerification(verification)),
});

export const verificationOfRow = (row: SqlRow): Verification => recordOf(COLUMNS, row);
