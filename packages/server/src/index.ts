export {
  createApiKey,
  deleteApiKey,
  firstOrganization,
  listApiKeys,
  makeOrganization,
  renameApiKey,
  renameOrganization,
} from './access/api-keys.js';
export { type ApiKey, PERMISSIONS, type Permission } from './access/types.js';
export { makeSetupLink } from './accounts/setup-link.js';
export { verifyAuditChain } from './accounts/verify-audit-chain.js';
export { backUp } from './backup/back-up.js';
export { BackupError } from './backup/backup-error.js';
export type { BackupSummary } from './backup/manifest.js';
export { restore } from './backup/restore.js';
export { verifyBackup } from './backup/verify-backup.js';
export { openBlobs } from './blobs/open.js';
export { certificateFile } from './certificate-file.js';
export { systemClock, utcDay } from './clock.js';
export { type Copy, type CopyTarget, copyInstallation } from './copy/copy-installation.js';
export { setOrganizationBands } from './detection/bands.js';
export { DETECTION_MODELS, MODEL_NAMES as DETECTION_MODEL_NAMES } from './detection/models.js';
export { ENGINE_VERSION } from './engine-version.js';
export type { ErasureCertificate } from './erasure/certificate.js';
export { eraseByTag, problemOfCertificate } from './erasure/erase-by-tag.js';
export { eraseOrganization, eraseTestRecords } from './erasure/erase-organization.js';
export { eraseRecord } from './erasure/erase-record.js';
export { generationFingerprint, uncalibratedGenerationFiles } from './generation-files.js';
export { type Insights, insightsOf } from './insights/insights.js';
export { MOST_DAYS as MOST_INSIGHT_DAYS, USUAL_DAYS as USUAL_INSIGHT_DAYS } from './insights/span.js';
export { dossierOfBytes, dossierToBytes } from './links/keying/dossier-bytes.js';
export { type KeyedSubmission, keyDossier } from './links/keying/key-dossier.js';
export { deriveLinkKeys, type LinkKeys } from './links/keys/link-keys.js';
export { openLinkSecret } from './links/keys/link-secret.js';
export { shippedNetworkDigest } from './liveness-steps.js';
export { main } from './main.js';
export { cardPathOf } from './network-files.js';
export { MODEL_NAMES as PARSING_MODEL_NAMES, PARSING_MODELS } from './parsing/models.js';
export { type ParsedDocument, parsedDocument } from './parsing/parsed-document.js';
export { parsedDocumentToWire } from './parsing/wire.js';
export { examiningOptions } from './pools.js';
export { RecordError, type Recorded, readRecorded } from './replay/recorded.js';
export { type Replay, replay } from './replay/replay.js';
export { type ReportCheck, ReportError, verifyReport } from './reports/verify/verify-report.js';
export { dueRecords } from './retention/due-records.js';
export { detailOfHold, detailOfRetention, isThere } from './retention/held-thing.js';
export { type RunningServer, startServer } from './server.js';
export { readSettings, type Settings } from './settings.js';
export { SettingsError } from './settings-error.js';
export type { AuditDetail } from './store/account-types.js';
export { CopyError } from './store/copy/copy-error.js';
export { RecordHeld, StoreError } from './store/errors.js';
export { EVENT_KINDS, EVENT_TYPES, type EventType } from './store/event-types.js';
export { openStore, schemaVersionOf, storeExists } from './store/open.js';
export type { Parsing } from './store/parsing-types.js';
export { type Country, RECORD_KINDS, type RecordKind, type Tag } from './store/record-types.js';
export { type HeldThing, type Hold, MOST_RETENTION_DAYS } from './store/retention-types.js';
export { type ReviewRules, SECOND_PERSON } from './store/review-types.js';
export { BANDS, SUBMISSION_KINDS, type SubmissionKind } from './store/submission-types.js';
export type { Organization, RecordStore } from './store/types.js';
export type { DayUsage, Quota } from './store/usage-types.js';
export type { VerificationCheck } from './store/verification-types.js';
export type { Webhook } from './store/webhook-types.js';
export { COUNTRIES } from './submission/country.js';
export { sniffUpload } from './submission/upload-formats.js';
export { firstOfMonth } from './usage/months.js';
export { VERIFICATION_MODEL } from './verification/models.js';
export { type PairVerdict, pairVerdict, verdictToWire } from './verification/pair-verdict.js';
export { createWebhook, rotateSecret, WebhookUrlError } from './webhooks/manage.js';
export { sendTest } from './webhooks/send-test.js';
export {
  type AnalysisJob,
  type Analyst,
  type AnalystSettings,
  detailsOf,
  type Examination,
  NO_INVOICE_SENTENCE,
  startAnalyst,
  toReports,
  UNDECODABLE_SENTENCES,
  UndecodableError,
} from './workers/index.js';
export { loadBarcodes } from './workers/worker/barcode-supply.js';
export { CredentialSupply } from './workers/worker/credential-supply.js';
export { readAntiSpoofNetwork, readFaceModels } from './workers/worker/face-model-supply.js';
export { startFaceSupply } from './workers/worker/face-supply.js';
export { readPreparedModels, readRecognizerModels } from './workers/worker/model-supply.js';
export { openDocument } from './workers/worker/open-document.js';
export { readPdfiumBinary } from './workers/worker/pdfium-binary.js';
export { PdfiumSupply } from './workers/worker/pdfium-supply.js';
export { portraitFingerprint } from './workers/worker/portrait-fingerprint.js';
export { ReaderSupply } from './workers/worker/reader-supply.js';
export { startEngine } from './workers/worker/start-engine.js';
export { runTask } from './workers/worker/worker-run.js';
