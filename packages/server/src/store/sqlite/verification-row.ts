import { eventOfVerification } from '../completed-event.js';
import { summaryOfVerification } from '../summarize.js';
import type { Verification } from '../verification-types.js';
import type { SqlRow } from './connection.js';
import { packWords } from './list-index/words.js';
import { type RecordInsert, type TextFromOutside, textOf } from './record-table.js';
import { submissionInsert } from './submissions.js';
import { VERIFICATION_WORDS } from './verification-table.js';

/** Rows of `verification` and `verification_content` side by side, in the order of the table's columns. */
type VerificationRow = readonly [
  verificationId: number,
  organizationId: number,
  idFileType: string,
  idFileName: TextFromOutside,
  idFileSizeBytes: number,
  idSha256: string,
  selfieFileType: string,
  selfieFileName: TextFromOutside,
  selfieFileSizeBytes: number,
  selfieSha256: string,
  model: string,
  modelVersion: string,
  engineVersion: string,
  country: string,
  verified: number,
  createdAtMicros: number,
  reasoning: string,
  checks: string,
  tags: string,
  files: string,
];

export function verificationInsert(verification: Verification): RecordInsert {
  const row: VerificationRow = [
    verification.verificationId,
    verification.organizationId,
    verification.idFileType,
    verification.idFileName,
    verification.idFileSizeBytes,
    verification.idSha256,
    verification.selfieFileType,
    verification.selfieFileName,
    verification.selfieFileSizeBytes,
    verification.selfieSha256,
    verification.model,
    verification.modelVersion,
    verification.engineVersion,
    verification.country,
    verification.verified ? 1 : 0,
    verification.createdAtMicros,
    JSON.stringify(verification.reasoning),
    JSON.stringify(verification.checks),
    JSON.stringify(verification.tags),
    JSON.stringify(verification.files),
  ];
  return {
    kind: 'verification',
    id: verification.verificationId,
    organizationId: verification.organizationId,
    createdAtMicros: verification.createdAtMicros,
    measures: [verification.idFileSizeBytes, verification.selfieFileSizeBytes],
    words: packWords(VERIFICATION_WORDS, { ...verification, verified: String(verification.verified) }),
    tags: verification.tags,
    storedNames: verification.files.map((file) => file.storedName),
    row,
    event: eventOfVerification(verification),
    summary: submissionInsert(summaryOfVerification(verification)),
  };
}

export function verificationOfRow(row: SqlRow): Verification {
  const [
    verificationId,
    organizationId,
    idFileType,
    idFileName,
    idFileSizeBytes,
    idSha256,
    selfieFileType,
    selfieFileName,
    selfieFileSizeBytes,
    selfieSha256,
    model,
    modelVersion,
    engineVersion,
    country,
    verified,
    createdAtMicros,
    reasoning,
    checks,
    tags,
    files,
  ] = row as VerificationRow;
  return {
    verificationId,
    organizationId,
    idFileType: idFileType as Verification['idFileType'],
    idFileName: textOf(idFileName),
    idFileSizeBytes,
    idSha256,
    selfieFileType: selfieFileType as Verification['selfieFileType'],
    selfieFileName: textOf(selfieFileName),
    selfieFileSizeBytes,
    selfieSha256,
    model: model as Verification['model'],
    modelVersion,
    engineVersion,
    country: country as Verification['country'],
    verified: verified === 1,
    reasoning: JSON.parse(reasoning),
    checks: JSON.parse(checks),
    createdAtMicros,
    tags: JSON.parse(tags),
    files: JSON.parse(files),
  };
}
