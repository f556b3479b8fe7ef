import type { VerdictPolicy } from '@assay/forensics';
import type {
  Invited,
  NewAuditEvent,
  NewInvitation,
  NewPerson,
  NewSession,
  Role,
  SignedInIdentity,
} from '../account-types.js';
import type { JobEnd, JobLease, NewJob } from '../job-types.js';
import type { ListQuery, RecordKind, Tag } from '../record-types.js';
import type { NewHold } from '../retention-types.js';
import { completedEvent, deletedEvent } from '../rows/event.js';
import type { RecordInsert } from '../rows/record-table.js';
import { RECORD_TABLES } from '../rows/record-tables.js';
import type { IdempotencyClaim, NewApiKey } from '../types.js';
import type { Quota, SubmissionUsage } from '../usage-types.js';
import type { DeliveryResult, NewWebhook, WebhookState } from '../webhook-types.js';
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
import type { Connection } from './connection.js';
import { deleteRecordRows } from './delete-record.js';
import { deleteEventsOfRecord, forgetEvents, insertEvent, listEvents } from './events.js';
import { claimIdempotencyKey, findIdempotent } from './idempotency.js';
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
import { findEarlier } from './links/find-earlier.js';
import { forgetExpired } from './links/forget.js';
import { insertLinking, type LinkingInsert } from './links/insert-linking.js';
import { listLinks } from './links/list-links.js';
import { linkSalt, linkSecretCheck, resetLinkSecret, setLinkSecretCheck } from './links/secrets.js';
import { addToListIndex, type CountedRecord } from './list-index/insert.js';
import {
  closeOrganization,
  findOrganization,
  finishErasure,
  isShared,
  listOrganizations,
  organizationByName,
  organizationPolicy,
  renameOrganization,
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
  recordsTagged: (connection: Connection, organizationId: number, kind: RecordKind, tag: Tag) =>
    recordsTagged(connection, RECORD_TABLES[kind], organizationId, tag),
  holdsOn: (connection: Connection, organizationId: number, kind: RecordKind, recordId: number) =>
    holdsOn(connection, RECORD_TABLES[kind], organizationId, recordId),
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
  findEarlier,
  findView,
  listSubmissions,
  listLinks,
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
  organizationByName: ({ connection }: WriteGroup, name: string) => organizationByName(connection, name),
  testOrganizationOf: ({ connection }: WriteGroup, organizationId: number) =>
    testOrganizationOf(connection, organizationId),
  renameOrganization: ({ connection }: WriteGroup, organizationId: number, name: string) =>
    renameOrganization(connection, organizationId, name),
  closeOrganization: ({ connection }: WriteGroup, organizationId: number, nowMs: number) =>
    connection.savepoint(() =>
      connection.erasing(() => closeOrganization(connection, organizationId, nowMs)),
    ),
  finishErasure: ({ connection }: WriteGroup, organizationId: number, nowMs: number) =>
    connection.savepoint(() => connection.erasing(() => finishErasure(connection, organizationId, nowMs))),
  setOrganizationPolicy: (
    { connection }: WriteGroup,
    organizationId: number,
    policy: VerdictPolicy | undefined,
  ) => setOrganizationPolicy(connection, organizationId, policy),
  insertJob: ({ connection }: WriteGroup, job: NewJob) =>
    connection.savepoint(() => insertJob(connection, job)),
  beginJob: ({ connection }: WriteGroup, jobId: string, leaseUntilMicros: number) =>
    beginJob(connection, jobId, leaseUntilMicros),
  renewJobs: ({ connection }: WriteGroup, leases: readonly JobLease[], leaseUntilMicros: number) =>
    connection.savepoint(() => renewJobs(connection, leases, leaseUntilMicros)),
  endJob: ({ connection }: WriteGroup, lease: JobLease, end: JobEnd, nowMicros: number) =>
    connection.savepoint(() => endJob(connection, lease, end, nowMicros)),
  dropJob: ({ connection }: WriteGroup, lease: JobLease) => dropJob(connection, lease),
  giveBackJob: ({ connection }: WriteGroup, lease: JobLease, counts: boolean) =>
    giveBackJob(connection, lease, counts),
  recoverJobs: ({ connection }: WriteGroup, nowMicros: number, mostAttempts: number) =>
    connection.savepoint(() => recoverJobs(connection, nowMicros, mostAttempts)),
  cancelJob: ({ connection }: WriteGroup, organizationId: number, jobId: string, nowMicros: number) =>
    connection.savepoint(() => cancelJob(connection, organizationId, jobId, nowMicros)),
  forgetJobs: ({ connection }: WriteGroup, endedBeforeMicros: number, limit: number) =>
    forgetJobs(connection, endedBeforeMicros, limit),
  forgetEvents: ({ connection }: WriteGroup, beforeMicros: number, limit: number) =>
    forgetEvents(connection, beforeMicros, limit),
  setRetention: (
    { connection }: WriteGroup,
    organizationId: number,
    kind: RecordKind,
    days: number | undefined,
  ) => setRetention(connection, organizationId, kind, days),
  setQuota: ({ connection }: WriteGroup, organizationId: number, wanted: Quota | undefined) =>
    connection.savepoint(() => setQuota(connection, organizationId, wanted)),
  insertHold: ({ connection }: WriteGroup, hold: NewHold) => insertHold(connection, hold),
  deleteHold: ({ connection }: WriteGroup, organizationId: number, holdId: number) =>
    deleteHold(connection, organizationId, holdId),
  insertWebhook: ({ connection }: WriteGroup, webhook: NewWebhook, most: number) =>
    insertWebhook(connection, webhook, most),
  setWebhookState: (
    { connection }: WriteGroup,
    organizationId: number,
    webhookId: number,
    state: WebhookState,
  ) => setWebhookState(connection, organizationId, webhookId, state),
  rotateWebhook: (
    { connection }: WriteGroup,
    organizationId: number,
    webhookId: number,
    sealedSecret: Uint8Array,
    earlierEndsAtMicros: number,
  ) => rotateWebhook(connection, organizationId, webhookId, sealedSecret, earlierEndsAtMicros),
  deleteWebhook: ({ connection }: WriteGroup, organizationId: number, webhookId: number) =>
    deleteWebhook(connection, organizationId, webhookId),
  claimDeliveries: (
    { connection }: WriteGroup,
    webhookId: number,
    nowMicros: number,
    leaseUntilMicros: number,
    limit: number,
  ) => connection.savepoint(() => claimDeliveries(connection, webhookId, nowMicros, leaseUntilMicros, limit)),
  endDelivery: ({ connection }: WriteGroup, webhookId: number, result: DeliveryResult) =>
    connection.savepoint(() => endDelivery(connection, webhookId, result)),
  sendAgain: (
    { connection }: WriteGroup,
    organizationId: number,
    webhookId: number,
    what: Parameters<typeof sendAgain>[3],
    nowMicros: number,
  ) => sendAgain(connection, organizationId, webhookId, what, nowMicros),
  forgetExpired: ({ connection }: WriteGroup, nowMicros: number, limit: number) =>
    connection.savepoint(() => forgetExpired(connection, nowMicros, limit)),
  setLinkSecretCheck: ({ connection }: WriteGroup, value: Uint8Array) =>
    setLinkSecretCheck(connection, value),
  resetLinkSecret: ({ connection }: WriteGroup) => resetLinkSecret(connection),
  insertApiKey: ({ connection }: WriteGroup, key: NewApiKey) => insertApiKey(connection, key),
  renameApiKey: ({ connection }: WriteGroup, organizationId: number, id: number, name: string) =>
    renameApiKey(connection, organizationId, id, name),
  setSetupLink: ({ connection }: WriteGroup, tokenSha256: Uint8Array, endsAtMs: number) =>
    setSetupLink(connection, tokenSha256, endsAtMs),
  setUp: (
    { connection }: WriteGroup,
    person: NewPerson,
    organizationName: string,
    tokenSha256: Uint8Array,
    nowMs: number,
  ) => connection.savepoint(() => setUp(connection, person, organizationName, tokenSha256, nowMs)),
  insertPerson: ({ connection }: WriteGroup, person: NewPerson) =>
    connection.savepoint(() => insertPerson(connection, person)),
  insertSession: ({ connection }: WriteGroup, session: NewSession) => insertSession(connection, session),
  noteSessionSeen: ({ connection }: WriteGroup, sessionId: number, nowMs: number) =>
    noteSessionSeen(connection, sessionId, nowMs),
  deleteSession: ({ connection }: WriteGroup, personId: number, sessionId: number) =>
    deleteSession(connection, personId, sessionId),
  deleteSessionsOf: ({ connection }: WriteGroup, personId: number) => deleteSessionsOf(connection, personId),
  setRoles: ({ connection }: WriteGroup, organizationId: number, personId: number, roles: readonly Role[]) =>
    connection.savepoint(() => setRoles(connection, organizationId, personId, roles)),
  setPassword: ({ connection }: WriteGroup, personId: number, passwordHash: string, keptSessionId: number) =>
    connection.savepoint(() => setPassword(connection, personId, passwordHash, keptSessionId)),
  insertInvitation: ({ connection }: WriteGroup, invitation: NewInvitation) =>
    insertInvitation(connection, invitation),
  deleteInvitation: ({ connection }: WriteGroup, organizationId: number, invitationId: number) =>
    deleteInvitation(connection, organizationId, invitationId),
  acceptInvitation: ({ connection }: WriteGroup, tokenSha256: Uint8Array, invited: Invited, nowMs: number) =>
    connection.savepoint(() => acceptInvitation(connection, tokenSha256, invited, nowMs)),
  signInByIdentity: ({ connection }: WriteGroup, identity: SignedInIdentity) =>
    connection.savepoint(() => signInByIdentity(connection, identity)),
  appendAuditEvent: ({ connection }: WriteGroup, event: NewAuditEvent) =>
    connection.savepoint(() => appendAuditEvent(connection, event)),
  noteApiKeyUsed: ({ connection }: WriteGroup, id: number, atMs: number) =>
    noteApiKeyUsed(connection, id, atMs),
  insertView: ({ connection }: WriteGroup, organizationId: number, view: Parameters<typeof insertView>[2]) =>
    insertView(connection, organizationId, view),
  /** Reaching the group is the proof: its transaction has the write lock. */
  ping: (_group: WriteGroup): void => {},
  deleteApiKey: ({ connection }: WriteGroup, organizationId: number, id: number) =>
    deleteApiKey(connection, organizationId, id),
};
