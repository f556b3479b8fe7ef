import type { VerdictPolicy } from '@assay/forensics';
import type { ApiKey } from '../../access/types.js';
import type {
  AuditEvent,
  AuditQuery,
  InvitationEntry,
  Invited,
  Membership,
  NewAuditEvent,
  NewInvitation,
  NewPerson,
  NewSession,
  Person,
  PersonPage,
  Role,
  RolesChange,
  Session,
  SessionEntry,
  SignedInIdentity,
} from '../account-types.js';
import type { AnalysisQuery, LegacyAnalysis } from '../analysis-types.js';
import type { Detection, DetectionQuery } from '../detection-types.js';
import type { EventPage, EventQuery } from '../event-types.js';
import type { Job, JobEnd, JobLease, JobPage, JobStore, NewJob } from '../job-types.js';
import type { DetectionLinking, EarlierSubmissions, EvidenceLinkOfDetection } from '../link-types.js';
import type { ListedParsing, Parsing, ParsingQuery } from '../parsing-types.js';
import type { ListQuery, RecordKind, RecordPage, StoredFile, Tag } from '../record-types.js';
import type { Hold, NewHold, RetentionDays, RetentionStore, TaggedRecord } from '../retention-types.js';
import { analysisInsert, analysisOfRow, referenceTags } from '../rows/analysis.js';
import type { SqlRow } from '../rows/columns.js';
import { detectionInsert, detectionOfRow } from '../rows/detection.js';
import { linkOfRow } from '../rows/link.js';
import { listedParsingOfRow, parsingInsert, parsingOfRow } from '../rows/parsing.js';
import type { RecordInsert, RowPage } from '../rows/record-table.js';
import { RECORD_TABLES } from '../rows/record-tables.js';
import { verificationInsert, verificationOfRow } from '../rows/verification.js';
import type { SubmissionPage, SubmissionQuery } from '../submission-types.js';
import type { IdempotencyClaim, IdempotentAnswer, NewApiKey, Organization, RecordStore } from '../types.js';
import type { DayUsage, Quota, SubmissionUsage } from '../usage-types.js';
import type { Verification, VerificationQuery } from '../verification-types.js';
import type { DeliveryResult, NewWebhook, Webhook, WebhookState, WebhookStore } from '../webhook-types.js';
import * as accounts from './accounts.js';
import * as apiKeys from './api-keys.js';
import type { Database } from './database.js';
import * as events from './events.js';
import { findIdempotent } from './idempotency.js';
import { Ids } from './ids.js';
import * as jobs from './jobs.js';
import { findEarlier } from './links/find-earlier.js';
import { forgetExpired } from './links/forget.js';
import { listLinks } from './links/list-links.js';
import * as secrets from './links/secrets.js';
import { Folding } from './lists/changes.js';
import { listRows } from './lists/list.js';
import * as organizations from './organizations.js';
import * as people from './people.js';
import { deleteRecord, findRow, type InsertedWith, insertRecord } from './records.js';
import * as retention from './retention.js';
import { existingFileNames, findFile } from './stored-files.js';
import * as submissions from './submissions.js';
import * as usages from './usage.js';
import * as webhooks from './webhooks.js';

/** {@link RecordStore} over a PostgreSQL database. Made by `openPostgresStore`. */
export class PostgresStore implements RecordStore {
  readonly #database: Database;
  readonly #callers: Database;
  readonly #folding: Folding;
  readonly #ids: Readonly<Record<RecordKind, Ids>>;

  /** @param callers connections that look up who is asking, and nothing that may take long */
  constructor(database: Database, callers: Database) {
    this.#database = database;
    this.#callers = callers;
    this.#folding = new Folding(database);
    this.#ids = {
      detection: new Ids(database, 'detection'),
      parse: new Ids(database, 'parse'),
      verification: new Ids(database, 'verification'),
      analysis: new Ids(database, 'analysis'),
    };
  }

  reserveId(kind: RecordKind): Promise<number> {
    return this.#ids[kind].next();
  }

  insertDetection(
    detection: Detection,
    claim?: IdempotencyClaim,
    linking?: DetectionLinking,
    lease?: JobLease,
    usage?: SubmissionUsage,
  ): Promise<void> {
    return this.#insert(() => detectionInsert(detection), { claim, linking, lease, usage });
  }

  insertParsing(
    parsing: Parsing,
    claim?: IdempotencyClaim,
    lease?: JobLease,
    usage?: SubmissionUsage,
  ): Promise<void> {
    return this.#insert(() => parsingInsert(parsing), { claim, lease, usage });
  }

  insertVerification(
    verification: Verification,
    claim?: IdempotencyClaim,
    lease?: JobLease,
    usage?: SubmissionUsage,
  ): Promise<void> {
    return this.#insert(() => verificationInsert(verification), { claim, lease, usage });
  }

  insertAnalysis(
    analysis: LegacyAnalysis,
    claim?: IdempotencyClaim,
    lease?: JobLease,
    usage?: SubmissionUsage,
  ): Promise<void> {
    return this.#insert(() => analysisInsert(analysis), { claim, lease, usage });
  }

  async #insert(insertOf: () => RecordInsert, along: InsertedWith): Promise<void> {
    const insert = insertOf();
    await this.#database.write((queries) => insertRecord(queries, insert, along));
    this.#folding.soon();
  }

  async findDetection(organizationId: number, detectionId: number): Promise<Detection | undefined> {
    const row = await this.#find('detection', organizationId, detectionId);
    return row && detectionOfRow(row);
  }

  async findParsing(organizationId: number, parseId: number): Promise<Parsing | undefined> {
    const row = await this.#find('parse', organizationId, parseId);
    return row && parsingOfRow(row);
  }

  async findVerification(organizationId: number, verificationId: number): Promise<Verification | undefined> {
    const row = await this.#find('verification', organizationId, verificationId);
    return row && verificationOfRow(row);
  }

  async findAnalysis(organizationId: number, analysisId: number): Promise<LegacyAnalysis | undefined> {
    const row = await this.#find('analysis', organizationId, analysisId);
    return row && analysisOfRow(row);
  }

  #find(kind: RecordKind, organizationId: number, id: number): Promise<SqlRow | undefined> {
    return findRow(this.#database, RECORD_TABLES[kind], organizationId, id);
  }

  async listDetections(organizationId: number, query: DetectionQuery): Promise<RecordPage<Detection>> {
    const { totalCount, rows } = await this.#list('detection', organizationId, query);
    return { totalCount, records: rows.map(detectionOfRow) };
  }

  async listParsings(organizationId: number, query: ParsingQuery): Promise<RecordPage<ListedParsing>> {
    const { totalCount, rows } = await this.#list('parse', organizationId, query);
    return { totalCount, records: rows.map(listedParsingOfRow) };
  }

  async listVerifications(
    organizationId: number,
    query: VerificationQuery,
  ): Promise<RecordPage<Verification>> {
    const { totalCount, rows } = await this.#list('verification', organizationId, query);
    return { totalCount, records: rows.map(verificationOfRow) };
  }

  async listAnalyses(
    organizationId: number,
    { callerReferences, ...query }: AnalysisQuery,
  ): Promise<RecordPage<LegacyAnalysis>> {
    const tagged = { ...query, tags: referenceTags(callerReferences) };
    const { totalCount, rows } = await this.#list('analysis', organizationId, tagged);
    return { totalCount, records: rows.map(analysisOfRow) };
  }

  #list(kind: RecordKind, organizationId: number, query: ListQuery): Promise<RowPage> {
    return listRows(this.#database, RECORD_TABLES[kind], organizationId, query);
  }

  async deleteRecord(
    organizationId: number,
    kind: RecordKind,
    id: number,
  ): Promise<readonly string[] | undefined> {
    const storedNames = await this.#database.write((queries) =>
      deleteRecord(queries, organizationId, kind, id),
    );
    this.#folding.soon();
    return storedNames;
  }

  listSubmissions(organizationId: number, query: SubmissionQuery): Promise<SubmissionPage> {
    return this.#database.read((queries) => submissions.listSubmissions(queries, organizationId, query));
  }

  insertView(
    organizationId: number,
    view: { viewId: string; text: string; endsAtMs: number },
  ): Promise<void> {
    return submissions.insertView(this.#database, organizationId, view);
  }

  findView(organizationId: number, viewId: string, nowMs: number): Promise<string | undefined> {
    return submissions.findView(this.#database, organizationId, viewId, nowMs);
  }

  findFile(organizationId: number, storedName: string): Promise<StoredFile | undefined> {
    return findFile(this.#database, organizationId, storedName);
  }

  existingFileNames(storedNames: readonly string[]): Promise<ReadonlySet<string>> {
    return existingFileNames(this.#database, storedNames);
  }

  findIdempotent(
    organizationId: number,
    key: string,
    nowMicros: number,
  ): Promise<IdempotentAnswer | undefined> {
    return findIdempotent(this.#database, organizationId, key, nowMicros);
  }

  insertJob(job: NewJob): Promise<Job> {
    return this.#database.write((queries) => jobs.insertJob(queries, job));
  }

  beginJob(jobId: string, leaseUntilMicros: number): Promise<{ job: Job; lease: JobLease } | undefined> {
    return jobs.beginJob(this.#database, jobId, leaseUntilMicros);
  }

  renewJobs(leases: readonly JobLease[], leaseUntilMicros: number): Promise<void> {
    return jobs.renewJobs(this.#database, leases, leaseUntilMicros);
  }

  endJob(lease: JobLease, end: JobEnd, nowMicros: number): Promise<boolean> {
    return this.#database.write((queries) => jobs.endJob(queries, lease, end, nowMicros));
  }

  dropJob(lease: JobLease): Promise<boolean> {
    return jobs.dropJob(this.#database, lease);
  }

  giveBackJob(lease: JobLease, counts: boolean): Promise<void> {
    return jobs.giveBackJob(this.#database, lease, counts);
  }

  recoverJobs(nowMicros: number, mostAttempts: number): Promise<number> {
    return this.#database.write((queries) => jobs.recoverJobs(queries, nowMicros, mostAttempts));
  }

  waitingJobs(): ReturnType<JobStore['waitingJobs']> {
    return jobs.waitingJobs(this.#database);
  }

  unendedRequests(): Promise<readonly string[]> {
    return jobs.unendedRequests(this.#database);
  }

  findJob(organizationId: number, jobId: string): Promise<Job | undefined> {
    return jobs.findJob(this.#database, organizationId, jobId);
  }

  listJobs(organizationId: number, query: Parameters<JobStore['listJobs']>[1]): Promise<JobPage> {
    return this.#database.read((queries) => jobs.listJobs(queries, organizationId, query));
  }

  cancelJob(organizationId: number, jobId: string, nowMicros: number): Promise<boolean> {
    return this.#database.write((queries) => jobs.cancelJob(queries, organizationId, jobId, nowMicros));
  }

  forgetJobs(endedBeforeMicros: number, limit: number): Promise<number> {
    return jobs.forgetJobs(this.#database, endedBeforeMicros, limit);
  }

  listEvents(organizationId: number, query: EventQuery): Promise<EventPage> {
    return events.listEvents(this.#database, organizationId, query);
  }

  forgetEvents(beforeMicros: number, limit: number): Promise<number> {
    return events.forgetEvents(this.#database, beforeMicros, limit);
  }

  setRetention(organizationId: number, kind: RecordKind, days: number | undefined): Promise<void> {
    return retention.setRetention(this.#database, organizationId, kind, days);
  }

  retentionDays(organizationId: number): Promise<RetentionDays> {
    return retention.retentionDays(this.#database, organizationId);
  }

  expiredRecords(
    ...parameters: Parameters<RetentionStore['expiredRecords']>
  ): ReturnType<RetentionStore['expiredRecords']> {
    return retention.expiredRecords(this.#database, ...parameters);
  }

  recordsTagged(organizationId: number, kind: RecordKind, tag: Tag): Promise<readonly TaggedRecord[]> {
    return retention.recordsTagged(this.#database, organizationId, kind, tag);
  }

  insertHold(hold: NewHold): Promise<Hold> {
    return this.#database.write((queries) => retention.insertHold(queries, hold));
  }

  listHolds(organizationId: number): Promise<readonly Hold[]> {
    return retention.listHolds(this.#database, organizationId);
  }

  deleteHold(organizationId: number, holdId: number): Promise<boolean> {
    return retention.deleteHold(this.#database, organizationId, holdId);
  }

  holdsOn(organizationId: number, kind: RecordKind, recordId: number): Promise<readonly number[]> {
    return retention.holdsOn(this.#database, organizationId, kind, recordId);
  }

  listUsage(organizationId: number, fromDay: string, toDay: string): Promise<readonly DayUsage[]> {
    return usages.listUsage(this.#database, organizationId, fromDay, toDay);
  }

  quota(organizationId: number): Promise<Quota | undefined> {
    return usages.quota(this.#database, organizationId);
  }

  setQuota(organizationId: number, quota: Quota | undefined): Promise<void> {
    return usages.setQuota(this.#database, organizationId, quota);
  }

  isQuotaSpent(organizationId: number, sinceDay: string): Promise<boolean> {
    return this.#database.read((queries) => usages.isQuotaSpent(queries, organizationId, sinceDay));
  }

  insertWebhook(webhook: NewWebhook, most: number): Promise<Webhook | undefined> {
    return this.#database.write((queries) => webhooks.insertWebhook(queries, webhook, most));
  }

  listWebhooks(organizationId: number): Promise<readonly Webhook[]> {
    return webhooks.listWebhooks(this.#database, organizationId);
  }

  findWebhook(organizationId: number, webhookId: number): Promise<Webhook | undefined> {
    return webhooks.findWebhook(this.#database, organizationId, webhookId);
  }

  setWebhookState(organizationId: number, webhookId: number, state: WebhookState): Promise<boolean> {
    return webhooks.setWebhookState(this.#database, organizationId, webhookId, state);
  }

  rotateWebhook(...parameters: Parameters<WebhookStore['rotateWebhook']>): Promise<boolean> {
    return webhooks.rotateWebhook(this.#database, ...parameters);
  }

  deleteWebhook(organizationId: number, webhookId: number): Promise<boolean> {
    return webhooks.deleteWebhook(this.#database, organizationId, webhookId);
  }

  webhooksDue(nowMicros: number): Promise<readonly number[]> {
    return webhooks.webhooksDue(this.#database, nowMicros);
  }

  claimDeliveries(
    ...parameters: Parameters<WebhookStore['claimDeliveries']>
  ): ReturnType<WebhookStore['claimDeliveries']> {
    return this.#database.write((queries) => webhooks.claimDeliveries(queries, ...parameters));
  }

  endDelivery(webhookId: number, result: DeliveryResult): Promise<void> {
    return this.#database.write((queries) => webhooks.endDelivery(queries, webhookId, result));
  }

  listDeliveries(
    ...parameters: Parameters<WebhookStore['listDeliveries']>
  ): ReturnType<WebhookStore['listDeliveries']> {
    return this.#database.read((queries) => webhooks.listDeliveries(queries, ...parameters));
  }

  sendAgain(...parameters: Parameters<WebhookStore['sendAgain']>): Promise<number> {
    return this.#database.write((queries) => webhooks.sendAgain(queries, ...parameters));
  }

  organizationByName(name: string): Promise<number> {
    return organizations.organizationByName(this.#callers, name);
  }

  findOrganization(name: string): Promise<number | undefined> {
    return organizations.findOrganization(this.#callers, name);
  }

  testOrganizationOf(organizationId: number): Promise<number> {
    return organizations.testOrganizationOf(this.#database, organizationId);
  }

  renameOrganization(organizationId: number, name: string): Promise<boolean> {
    return this.#database.write((queries) => organizations.renameOrganization(queries, organizationId, name));
  }

  closeOrganization(organizationId: number, nowMs: number): Promise<void> {
    return this.#database.write((queries) => organizations.closeOrganization(queries, organizationId, nowMs));
  }

  finishErasure(organizationId: number, nowMs: number): Promise<void> {
    return this.#database.write((queries) => organizations.finishErasure(queries, organizationId, nowMs));
  }

  listOrganizations(): Promise<readonly Organization[]> {
    return organizations.listOrganizations(this.#database);
  }

  organizationPolicy(organizationId: number): Promise<VerdictPolicy | undefined> {
    return organizations.organizationPolicy(this.#database, organizationId);
  }

  setOrganizationPolicy(organizationId: number, policy: VerdictPolicy | undefined): Promise<void> {
    return organizations.setOrganizationPolicy(this.#database, organizationId, policy);
  }

  findEarlier(
    organizationId: number,
    probes: readonly number[],
    nowMicros: number,
    exact?: ReadonlySet<number>,
  ): Promise<EarlierSubmissions> {
    return this.#database.read((queries) => findEarlier(queries, organizationId, probes, nowMicros, exact));
  }

  async listEvidenceLinks(
    organizationId: number,
    detectionId: number,
    limit: number,
  ): Promise<readonly EvidenceLinkOfDetection[]> {
    const rows = await this.#database.read((queries) =>
      listLinks(queries, organizationId, detectionId, limit),
    );
    return rows.map(linkOfRow);
  }

  forgetExpired(nowMicros: number, limit: number): Promise<number> {
    return this.#database.write((queries) => forgetExpired(queries, nowMicros, limit));
  }

  linkSalt(organizationId: number): Promise<Uint8Array | undefined> {
    return secrets.linkSalt(this.#database, organizationId);
  }

  linkSecretCheck(): Promise<Uint8Array | undefined> {
    return secrets.linkSecretCheck(this.#database);
  }

  setLinkSecretCheck(value: Uint8Array): Promise<Uint8Array> {
    return secrets.setLinkSecretCheck(this.#database, value);
  }

  resetLinkSecret(): Promise<void> {
    return this.#database.write(secrets.resetLinkSecret);
  }

  countApiKeys(): Promise<number> {
    return apiKeys.countApiKeys(this.#database);
  }

  insertApiKey(key: NewApiKey): Promise<ApiKey> {
    return apiKeys.insertApiKey(this.#database, key);
  }

  findApiKey(keySha256: Uint8Array): Promise<ApiKey | undefined> {
    return apiKeys.findApiKey(this.#callers, keySha256);
  }

  listApiKeys(organizationId: number): Promise<readonly ApiKey[]> {
    return apiKeys.listApiKeys(this.#database, organizationId);
  }

  renameApiKey(organizationId: number, id: number, name: string): Promise<boolean> {
    return apiKeys.renameApiKey(this.#database, organizationId, id, name);
  }

  deleteApiKey(organizationId: number, id: number): Promise<boolean> {
    return apiKeys.deleteApiKey(this.#database, organizationId, id);
  }

  noteApiKeyUsed(id: number, atMs: number): Promise<void> {
    return apiKeys.noteApiKeyUsed(this.#callers, id, atMs);
  }

  countPeople(): Promise<number> {
    return accounts.countPeople(this.#database);
  }

  setSetupLink(tokenSha256: Uint8Array, endsAtMs: number): Promise<void> {
    return accounts.setSetupLink(this.#database, tokenSha256, endsAtMs);
  }

  setUp(
    person: NewPerson,
    organizationName: string,
    tokenSha256: Uint8Array,
    nowMs: number,
  ): Promise<number | undefined> {
    return this.#database.write((queries) =>
      accounts.setUp(queries, person, organizationName, tokenSha256, nowMs),
    );
  }

  insertPerson(person: NewPerson): Promise<number | undefined> {
    return this.#database.write((queries) => accounts.insertPerson(queries, person));
  }

  findPersonByEmail(
    email: string,
  ): Promise<{ readonly person: Person; readonly passwordHash: string | null } | undefined> {
    return accounts.findPersonByEmail(this.#database, email);
  }

  listPeople(
    organizationId: number,
    page: { readonly limit: number; readonly offset: number },
  ): Promise<PersonPage> {
    return this.#database.read((queries) => people.listPeople(queries, organizationId, page));
  }

  listMemberships(personId: number): Promise<readonly Membership[]> {
    return accounts.listMemberships(this.#database, personId);
  }

  setRoles(organizationId: number, personId: number, roles: readonly Role[]): Promise<RolesChange> {
    return this.#database.write((queries) => people.setRoles(queries, organizationId, personId, roles));
  }

  setPassword(personId: number, passwordHash: string, keptSessionId: number): Promise<void> {
    return this.#database.write((queries) =>
      people.setPassword(queries, personId, passwordHash, keptSessionId),
    );
  }

  insertInvitation(invitation: NewInvitation): Promise<number> {
    return people.insertInvitation(this.#database, invitation);
  }

  listInvitations(organizationId: number, nowMs: number): Promise<readonly InvitationEntry[]> {
    return people.listInvitations(this.#database, organizationId, nowMs);
  }

  findInvitation(tokenSha256: Uint8Array, nowMs: number): Promise<Membership | undefined> {
    return people.findInvitation(this.#database, tokenSha256, nowMs);
  }

  deleteInvitation(organizationId: number, invitationId: number): Promise<boolean> {
    return people.deleteInvitation(this.#database, organizationId, invitationId);
  }

  acceptInvitation(
    tokenSha256: Uint8Array,
    invited: Invited,
    nowMs: number,
  ): Promise<{ readonly personId: number; readonly organizationId: number } | undefined> {
    return this.#database.write((queries) => people.acceptInvitation(queries, tokenSha256, invited, nowMs));
  }

  signInByIdentity(identity: SignedInIdentity): Promise<number | undefined> {
    return this.#database.write((queries) => people.signInByIdentity(queries, identity));
  }

  insertSession(session: NewSession): Promise<number> {
    return accounts.insertSession(this.#database, session);
  }

  findSession(tokenSha256: Uint8Array): Promise<Session | undefined> {
    return accounts.findSession(this.#callers, tokenSha256);
  }

  listSessions(personId: number): Promise<readonly SessionEntry[]> {
    return accounts.listSessions(this.#database, personId);
  }

  noteSessionSeen(sessionId: number, nowMs: number): Promise<void> {
    return accounts.noteSessionSeen(this.#callers, sessionId, nowMs);
  }

  deleteSession(personId: number, sessionId: number): Promise<boolean> {
    return accounts.deleteSession(this.#database, personId, sessionId);
  }

  deleteSessionsOf(personId: number): Promise<void> {
    return accounts.deleteSessionsOf(this.#database, personId);
  }

  appendAuditEvent(event: NewAuditEvent): Promise<AuditEvent> {
    return this.#database.write((queries) => accounts.appendAuditEvent(queries, event));
  }

  listAuditEvents(afterSequence: number, limit: number): Promise<readonly AuditEvent[]> {
    return accounts.listAuditEvents(this.#database, afterSequence, limit);
  }

  findAuditEvents(organizationId: number, query: AuditQuery): Promise<readonly AuditEvent[]> {
    return accounts.findAuditEvents(this.#database, organizationId, query);
  }

  async ping(): Promise<void> {
    const sql = 'SELECT 1 FROM organization LIMIT 1';
    await Promise.all([this.#database.run(sql), this.#callers.run(sql)]);
  }

  async close(): Promise<void> {
    await this.#folding.close();
    await Promise.all([this.#database.close(), this.#callers.close()]);
  }
}
