import type { JobLease } from '../job-types.js';
import type { ListQuery, RecordKind } from '../record-types.js';
import { completedEvent, deletedEvent } from '../rows/event.js';
import type { RecordInsert } from '../rows/record-table.js';
import { RECORD_TABLES } from '../rows/record-tables.js';
import type { IdempotencyClaim } from '../types.js';
import type { SubmissionUsage } from '../usage-types.js';
import {
  appendAuditEvent,
  countPeople,
  deleteSession,
  deleteSessionsOf,
  findPersonByEmail,
  findSession,
  insertPerson,
  insertSession,
  listAuditEvents,
  listMemberships,
  listSessions,
  noteSessionSeen,
  setSetupLink,
  setUp,
} from './accounts.js';
import {
  countApiKeys,
  deleteApiKey,
  findApiKey,
  insertApiKey,
  listApiKeys,
  noteApiKeyUsed,
  renameApiKey,
} from './api-keys.js';
import { findCaptureSession, insertCaptureSession, useCaptureSession } from './capture.js';
import type { Connection } from './connection.js';
import { addCorrection, listCorrections } from './corrections.js';
import { deleteRecordRows } from './delete-record.js';
import { deleteEventsOfRecord, forgetEvents, insertEvent, listEvents } from './events.js';
import { claimIdempotencyKey, findIdempotent } from './idempotency.js';
import { INSIGHTS } from './insights.js';
import {
  beginJob,
  cancelJob,
  concludeJob,
  deleteJobsOfRecord,
  dropJob,
  endJob,
  findJob,
  forgetJobs,
  giveBackJob,
  insertJob,
  listJobs,
  recoverJobs,
  renewJobs,
  unendedRequests,
  waitingJobs,
} from './jobs.js';
import { addLabel, listLabels } from './labels.js';
import { claimLesson, keepLesson, listLessons } from './lessons.js';
import { findEarlier } from './links/find-earlier.js';
import { forgetExpired } from './links/forget.js';
import { insertLinking, type LinkingInsert } from './links/insert-linking.js';
import { listEvidenceLinks } from './links/list-links.js';
import { linkSalt, linkSecretCheck, resetLinkSecret, setLinkSecretCheck } from './links/secrets.js';
import { addToListIndex, type CountedRecord } from './list-index/insert.js';
import {
  closeOrganization,
  drawnShare,
  findOrganization,
  finishErasure,
  isShared,
  listOrganizations,
  organizationByName,
  organizationPolicy,
  renameOrganization,
  setDrawnShare,
  setOrganizationPolicy,
  testOrganizationOf,
} from './organizations.js';
import {
  acceptInvitation,
  deleteInvitation,
  findAuditEvents,
  findInvitation,
  insertInvitation,
  listInvitations,
  listPeople,
  setLanguage,
  setPassword,
  setRoles,
  signInByIdentity,
} from './people.js';
import { findRow, insertRecordRows, listRows } from './record-table.js';
import {
  deleteHold,
  expiredRecords,
  holdsOn,
  insertHold,
  listHolds,
  recordsTagged,
  retentionDays,
  setRetention,
} from './retention.js';
import { addReviewEntry, claimNext, findReview, renewClaim, reviewRules, setReviewRules } from './reviews.js';
import { existingFileNames, findFile } from './stored-files.js';
import { findView, insertView, listSubmissions } from './submissions.js';
import { countUsage, isQuotaSpent, listUsage, quota, setQuota } from './usage.js';
import {
  claimDeliveries,
  deleteWebhook,
  endDelivery,
  findWebhook,
  insertWebhook,
  listDeliveries,
  listWebhooks,
  rotateWebhook,
  sendAgain,
  setWebhookState,
  webhooksDue,
} from './webhooks.js';

/** What a reader thread answers: the connection is the thread's, the other arguments are the caller's. */
export const READS = {
  findRecord: (connection: Connection, kind: RecordKind, organizationId: number, id: number) =>
    findRow(connection, RECORD_TABLES[kind], organizationId, id),
  listRecords: (connection: Connection, kind: RecordKind, organizationId: number, query: ListQuery) =>
    listRows(connection, RECORD_TABLES[kind], organizationId, query),
  findFile,
  existingFileNames,
  findIdempotent,
  findJob,
  listJobs,
  waitingJobs,
  unendedRequests,
  listEvents,
  listUsage,
  quota,
  isQuotaSpent,
  retentionDays,
  expiredRecords,
  listHolds,
  recordsTagged,
  holdsOn,
  findReview,
  reviewRules,
  listCorrections,
  listLabels,
  ...INSIGHTS,
  listLessons,
  listWebhooks,
  findWebhook,
  webhooksDue,
  listDeliveries,
  countApiKeys,
  findApiKey,
  listApiKeys,
  findOrganization,
  isShared,
  listOrganizations,
  organizationPolicy,
  drawnShare,
  findEarlier,
  findView,
  findCaptureSession,
  listSubmissions,
  listEvidenceLinks,
  linkSalt,
  linkSecretCheck,
  countPeople,
  findPersonByEmail,
  listPeople,
  listMemberships,
  findSession,
  listSessions,
  listAuditEvents,
  findAuditEvents,
  listInvitations,
  findInvitation,
  ping: (connection: Connection): void => {
    connection.get('SELECT 1 FROM organization');
  },
};

/** Requests of many callers that commit together. */
export interface WriteGroup {
  readonly connection: Connection;
  /** What the list index still has to take in before COMMIT. */
  readonly inserted: CountedRecord[];
}

type Write<Parameters extends unknown[], Result> = (
  connection: Connection,
  ...parameters: Parameters
) => Result;
type GroupWrite<Parameters extends unknown[], Result> = (
  group: WriteGroup,
  ...parameters: Parameters
) => Result;

/** One statement, or several that do nothing before the one that may fail. */
const single =
  <P extends unknown[], R>(write: Write<P, R>): GroupWrite<P, R> =>
  ({ connection }, ...parameters) =>
    write(connection, ...parameters);

/** Several statements: all or none. */
const together =
  <P extends unknown[], R>(write: Write<P, R>): GroupWrite<P, R> =>
  ({ connection }, ...parameters) =>
    connection.savepoint(() => write(connection, ...parameters));

/** All or none, and what it deletes is overwritten in the file. */
const erasing =
  <P extends unknown[], R>(write: Write<P, R>): GroupWrite<P, R> =>
  ({ connection }, ...parameters) =>
    connection.savepoint(() => connection.erasing(() => write(connection, ...parameters)));

/** What the writer thread does. Each either does all of its work or throws and leaves the group as it was. */
export const WRITES = {
  insertRecord: (
    { connection, inserted }: WriteGroup,
    insert: RecordInsert,
    claim?: IdempotencyClaim,
    linking?: LinkingInsert,
    lease?: JobLease,
    usage?: SubmissionUsage,
  ): void => {
    const counted = connection.savepoint(() => {
      if (claim) claimIdempotencyKey(connection, claim, insert);
      if (lease) concludeJob(connection, lease, insert.id, insert.createdAtMicros);
      const rows = insertRecordRows(connection, RECORD_TABLES[insert.kind], insert);
      if (linking) insertLinking(connection, insert, linking);
      insertEvent(connection, completedEvent(insert, lease));
      if (usage) countUsage(connection, insert, usage);
      return rows;
    });
    inserted.push(counted);
  },
  deleteRecord: (
    { connection, inserted }: WriteGroup,
    organizationId: number,
    kind: RecordKind,
    id: number,
  ) => {
    const storedNames = connection.savepoint(() => {
      // The record may have been inserted in this very group: what is to be taken out of the index must be in
      // it.
      addToListIndex(connection, inserted);
      return connection.erasing(() => {
        const names = deleteRecordRows(connection, RECORD_TABLES[kind], organizationId, id);
        if (names) {
          deleteJobsOfRecord(connection, kind, id);
          deleteEventsOfRecord(connection, kind, id);
          insertEvent(connection, deletedEvent(organizationId, kind, id));
        }
        return names;
      });
    });
    inserted.length = 0;
    return storedNames;
  },
  /** @returns the first of `count` ids that nobody else gets, from `least` on or later */
  leaseIds: ({ connection }: WriteGroup, kind: RecordKind, least: number, count: number): number =>
    connection.get<[number]>(
      'UPDATE id_lease SET next_id = max(next_id, ?) + ? WHERE kind = ? RETURNING next_id - ?',
      [least, count, kind, count],
    )![0],
  organizationByName: single(organizationByName),
  testOrganizationOf: single(testOrganizationOf),
  renameOrganization: single(renameOrganization),
  closeOrganization: erasing(closeOrganization),
  finishErasure: erasing(finishErasure),
  setOrganizationPolicy: single(setOrganizationPolicy),
  setDrawnShare: single(setDrawnShare),
  insertJob: together(insertJob),
  beginJob: single(beginJob),
  renewJobs: together(renewJobs),
  endJob: together(endJob),
  dropJob: single(dropJob),
  giveBackJob: single(giveBackJob),
  recoverJobs: together(recoverJobs),
  cancelJob: together(cancelJob),
  forgetJobs: single(forgetJobs),
  forgetEvents: single(forgetEvents),
  setRetention: single(setRetention),
  setQuota: together(setQuota),
  addReviewEntry: together(addReviewEntry),
  claimNext: single(claimNext),
  renewClaim: single(renewClaim),
  setReviewRules: single(setReviewRules),
  addCorrection: together(addCorrection),
  addLabel: together(addLabel),
  claimLesson: single(claimLesson),
  keepLesson: single(keepLesson),
  insertHold: single(insertHold),
  deleteHold: single(deleteHold),
  insertWebhook: single(insertWebhook),
  setWebhookState: single(setWebhookState),
  rotateWebhook: single(rotateWebhook),
  deleteWebhook: single(deleteWebhook),
  claimDeliveries: together(claimDeliveries),
  endDelivery: together(endDelivery),
  sendAgain: single(sendAgain),
  forgetExpired: together(forgetExpired),
  setLinkSecretCheck: single(setLinkSecretCheck),
  resetLinkSecret: single(resetLinkSecret),
  insertApiKey: single(insertApiKey),
  renameApiKey: single(renameApiKey),
  setSetupLink: single(setSetupLink),
  setUp: together(setUp),
  insertPerson: together(insertPerson),
  insertSession: single(insertSession),
  noteSessionSeen: single(noteSessionSeen),
  deleteSession: single(deleteSession),
  deleteSessionsOf: single(deleteSessionsOf),
  setRoles: together(setRoles),
  setPassword: together(setPassword),
  setLanguage: single(setLanguage),
  insertInvitation: single(insertInvitation),
  deleteInvitation: single(deleteInvitation),
  acceptInvitation: together(acceptInvitation),
  signInByIdentity: together(signInByIdentity),
  appendAuditEvent: together(appendAuditEvent),
  noteApiKeyUsed: single(noteApiKeyUsed),
  insertView: single(insertView),
  insertCaptureSession: together(insertCaptureSession),
  useCaptureSession: together(useCaptureSession),
  deleteApiKey: single(deleteApiKey),
  /** Reaching the group is the proof: its transaction has the write lock. */
  ping: (_group: WriteGroup): void => {},
};
