import type { VerificationQuery } from '../verification-types.js';
import { rangeBetween } from './list-index/listing.js';
import type { WordField } from './list-index/words.js';
import { OWN_TAGS, type RecordTable } from './record-table.js';
import { fileTypeWord } from './upload-words.js';

/** Stored: never moved. */
export const VERIFICATION_WORDS: Readonly<Record<'idFileType' | 'selfieFileType' | 'verified', WordField>> = {
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
  columns: [
    'verification_id',
    'organization_id',
    'id_file_type',
    'id_file_name',
    'id_file_size_bytes',
    'id_sha256',
    'selfie_file_type',
    'selfie_file_name',
    'selfie_file_size_bytes',
    'selfie_sha256',
    'model',
    'model_version',
    'engine_version',
    'country',
    'verified',
    'created_at_micros',
  ],
  textsFromOutside: ['id_file_name', 'selfie_file_name'],
  contentColumns: ['reasoning', 'checks', 'tags', 'files'],
  ...OWN_TAGS,
};
