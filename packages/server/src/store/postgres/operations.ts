import type { CallerSide } from '../caller-side.js';
import * as accounts from './accounts.js';
import * as apiKeys from './api-keys.js';
import * as captures from './capture.js';
import * as corrections from './corrections.js';
import type { Queries } from './database.js';
import { forgetEvents, listEvents } from './events.js';
import { findIdempotent } from './idempotency.js';
import { INSIGHTS } from './insights.js';
import * as jobs from './jobs.js';
import * as labels from './labels.js';
import * as lessons from './lessons.js';
import { findEarlier } from './links/find-earlier.js';
import { forgetExpired } from './links/forget.js';
import { listEvidenceLinks } from './links/list-links.js';
import * as secrets from './links/secrets.js';
import * as organizations from './organizations.js';
import * as people from './people.js';
import * as retention from './retention.js';
import * as reviews from './reviews.js';
import { existingFileNames, findFile } from './stored-files.js';
import * as submissions from './submissions.js';
import * as usages from './usage.js';
import * as webhooks from './webhooks.js';

/** What looks up who is asking, over connections of its own: nobody waits behind a list to be let in. */
export const OF_CALLERS = {
  findApiKey: apiKeys.findApiKey,
  noteApiKeyUsed: apiKeys.noteApiKeyUsed,
  findOrganization: organizations.findOrganization,
  organizationByName: organizations.organizationByName,
  findSession: accounts.findSession,
  noteSessionSeen: accounts.noteSessionSeen,
};

/** One statement each, or several that do not need each other. */
export const SINGLE = {
  countApiKeys: apiKeys.countApiKeys,
  insertApiKey: apiKeys.insertApiKey,
  listApiKeys: apiKeys.listApiKeys,
  renameApiKey: apiKeys.renameApiKey,
  deleteApiKey: apiKeys.deleteApiKey,
  insertView: submissions.insertView,
  findView: submissions.findView,
  findCaptureSession: captures.findCaptureSession,
  findFile,
  existingFileNames,
  findIdempotent,
  beginJob: jobs.beginJob,
  renewJobs: jobs.renewJobs,
  dropJob: jobs.dropJob,
  giveBackJob: jobs.giveBackJob,
  waitingJobs: jobs.waitingJobs,
  unendedRequests: jobs.unendedRequests,
  findJob: jobs.findJob,
  forgetJobs: jobs.forgetJobs,
  listEvents,
  forgetEvents,
  setRetention: retention.setRetention,
  retentionDays: retention.retentionDays,
  expiredRecords: retention.expiredRecords,
  recordsTagged: retention.recordsTagged,
  listHolds: retention.listHolds,
  deleteHold: retention.deleteHold,
  holdsOn: retention.holdsOn,
  listUsage: usages.listUsage,
  quota: usages.quota,
  setQuota: usages.setQuota,
  listWebhooks: webhooks.listWebhooks,
  findWebhook: webhooks.findWebhook,
  setWebhookState: webhooks.setWebhookState,
  rotateWebhook: webhooks.rotateWebhook,
  deleteWebhook: webhooks.deleteWebhook,
  webhooksDue: webhooks.webhooksDue,
  testOrganizationOf: organizations.testOrganizationOf,
  listOrganizations: organizations.listOrganizations,
  organizationPolicy: organizations.organizationPolicy,
  setOrganizationPolicy: organizations.setOrganizationPolicy,
  drawnShare: organizations.drawnShare,
  setDrawnShare: organizations.setDrawnShare,
  claimLesson: lessons.claimLesson,
  keepLesson: lessons.keepLesson,
  listLessons: lessons.listLessons,
  renewClaim: reviews.renewClaim,
  reviewRules: reviews.reviewRules,
  setReviewRules: reviews.setReviewRules,
  linkSalt: secrets.linkSalt,
  linkSecretCheck: secrets.linkSecretCheck,
  setLinkSecretCheck: secrets.setLinkSecretCheck,
  countPeople: accounts.countPeople,
  setSetupLink: accounts.setSetupLink,
  findPersonByEmail: accounts.findPersonByEmail,
  listMemberships: accounts.listMemberships,
  insertInvitation: people.insertInvitation,
  listInvitations: people.listInvitations,
  findInvitation: people.findInvitation,
  deleteInvitation: people.deleteInvitation,
  insertSession: accounts.insertSession,
  listSessions: accounts.listSessions,
  deleteSession: accounts.deleteSession,
  deleteSessionsOf: accounts.deleteSessionsOf,
  listAuditEvents: accounts.listAuditEvents,
  findAuditEvents: accounts.findAuditEvents,
};

/** On one unchanging snapshot each. */
export const READS = {
  listSubmissions: submissions.listSubmissions,
  listJobs: jobs.listJobs,
  isQuotaSpent: usages.isQuotaSpent,
  listDeliveries: webhooks.listDeliveries,
  findReview: reviews.findReview,
  listCorrections: corrections.listCorrections,
  listLabels: labels.listLabels,
  ...INSIGHTS,
  findEarlier,
  listEvidenceLinks,
  listPeople: people.listPeople,
};

/** All or nothing each. */
export const WRITES = {
  insertJob: jobs.insertJob,
  endJob: jobs.endJob,
  recoverJobs: jobs.recoverJobs,
  cancelJob: jobs.cancelJob,
  addReviewEntry: reviews.addReviewEntry,
  claimNext: reviews.claimNext,
  addCorrection: corrections.addCorrection,
  addLabel: labels.addLabel,
  insertHold: retention.insertHold,
  insertCaptureSession: captures.insertCaptureSession,
  useCaptureSession: captures.useCaptureSession,
  insertWebhook: webhooks.insertWebhook,
  claimDeliveries: webhooks.claimDeliveries,
  endDelivery: webhooks.endDelivery,
  sendAgain: webhooks.sendAgain,
  renameOrganization: organizations.renameOrganization,
  closeOrganization: organizations.closeOrganization,
  finishErasure: organizations.finishErasure,
  forgetExpired,
  resetLinkSecret: secrets.resetLinkSecret,
  setUp: accounts.setUp,
  insertPerson: accounts.insertPerson,
  setRoles: people.setRoles,
  setPassword: people.setPassword,
  setLanguage: people.setLanguage,
  acceptInvitation: people.acceptInvitation,
  signInByIdentity: people.signInByIdentity,
  appendAuditEvent: accounts.appendAuditEvent,
};

type Operation = (queries: Queries, ...parameters: never[]) => Promise<unknown>;

/** @param over gives an operation the queries that it works with */
export function operationsOver<Operations extends Record<string, Operation>>(
  operations: Operations,
  over: (work: (queries: Queries) => Promise<unknown>) => Promise<unknown>,
): CallerSide<Operations> {
  const methods = Object.entries(operations).map(([name, operation]) => [
    name,
    (...parameters: never[]) => over((queries) => operation(queries, ...parameters)),
  ]);
  return Object.fromEntries(methods) as CallerSide<Operations>;
}
