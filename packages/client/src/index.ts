/** Typed client of Assay's HTTP API. The types are made from the server's own description. */
export { Assay } from './assay.js';
export type { CaptureSession } from './capture.js';
export {
  AccessError,
  AssayError,
  BusyError,
  errorOf,
  InvalidRequestError,
  type Issue,
  NotFoundError,
  UnreachableError,
} from './errors.js';
export type { AssayEvent, EventFilters } from './events.js';
export type { components, paths } from './generated/api.js';
export type { EndedJob, Job, WaitOptions } from './jobs.js';
export {
  type DetectionFilters,
  type DetectionRecord,
  type Evidence,
  type EvidenceLinks,
  evidenceOf,
  type Label,
  type ModelDescriptor,
  type NewLabel,
  type ParseCorrections,
  type ParseFilters,
  type ParseRecord,
  type Review,
  type StoredFile,
  type Tags,
  type TechnicalCheck,
  type VerificationFilters,
  type VerificationRecord,
} from './records.js';
export type { DueRecords, Hold, Retention } from './retention.js';
export type { RetryOptions } from './retry.js';
export type { AssayOptions } from './transport.js';
export type { SubmitOptions, Upload } from './upload.js';
export type { Usage, UsageSpan } from './usage.js';
export {
  type VerifyOptions,
  verifyWebhook,
  type WebhookEvent,
  WebhookVerificationError,
} from './webhooks.js';
