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
import { leastIdAt } from '../record-ids.js';
import type { RecordKind, RecordPage, StoredFile, Tag } from '../record-types.js';
import type { Hold, NewHold, RetentionDays, RetentionStore, TaggedRecord } from '../retention-types.js';
import { analysisInsert, analysisOfRow, referenceTags } from '../rows/analysis.js';
import { detectionInsert, detectionOfRow } from '../rows/detection.js';
import { linkOfRow } from '../rows/link.js';
import { listedParsingOfRow, parsingInsert, parsingOfRow } from '../rows/parsing.js';
import { verificationInsert, verificationOfRow } from '../rows/verification.js';
import type { SubmissionPage, SubmissionQuery } from '../submission-types.js';
import type { IdempotencyClaim, IdempotentAnswer, NewApiKey, Organization, RecordStore } from '../types.js';
import type { DayUsage, Quota, SubmissionUsage } from '../usage-types.js';
import type { Verification, VerificationQuery } from '../verification-types.js';
import type { DeliveryResult, NewWebhook, Webhook, WebhookState, WebhookStore } from '../webhook-types.js';
import { IdLease } from './id-lease.js';
import { linkingInsert } from './links/insert-linking.js';
import type { Reads, Writes } from './protocol.js';
import type { StoreThread } from './thread.js';

/** {@link RecordStore} over one SQLite file. Made by `openSqliteStore`. */
export class SqliteStore implements RecordStore {
  readonly #writer: StoreThread<Writes>;
  readonly #readers: readonly StoreThread<Reads>[];
  /** Looks up who is asking, and nothing that may take long: nobody waits behind a list to be let in. */
  readonly #callers: StoreThread<Reads>;
  readonly #ids: Readonly<Record<RecordKind, IdLease>>;
  /** Whether there is more than one organization; for good, once it is. */
  #isShared = false;

  constructor(
    writer: StoreThread<Writes>,
    readers: readonly StoreThread<Reads>[],
    callers: StoreThread<Reads>,
  ) {
    this.#writer = writer;
    this.#readers = readers;
    this.#callers = callers;
    const leaseOf = (kind: RecordKind): IdLease =>
      new IdLease((least, count) => writer.call('leaseIds', kind, least, count));
    this.#ids = {
      detection: leaseOf('detection'),
      parse: leaseOf('parse'),
      verification: leaseOf('verification'),
      analysis: leaseOf('analysis'),
    };
  }

  /** The reader with the fewest requests waiting. */
  get #reader(): StoreThread<Reads> {
    return this.#readers.reduce((least, reader) =>
      reader.waitingCount < least.waitingCount ? reader : least,
    );
  }

  async reserveId(kind: RecordKind): Promise<number> {
    // The other organization may have been made by another process.
    this.#isShared ||= await this.#callers.call('isShared');
    return this.#ids[kind].next(this.#isShared ? leastIdAt(Date.now()) : 0);
  }

  async insertDetection(
    detection: Detection,
    idempotency?: IdempotencyClaim,
    linking?: DetectionLinking,
    lease?: JobLease,
    usage?: SubmissionUsage,
  ): Promise<void> {
    await this.#writer.call(
      'insertRecord',
      detectionInsert(detection),
      idempotency,
      linking && linkingInsert(linking),
      lease,
      usage,
    );
  }

  async findDetection(organizationId: number, detectionId: number): Promise<Detection | undefined> {
    const row = await this.#reader.call('findRecord', 'detection', organizationId, detectionId);
    return row && detectionOfRow(row);
  }

  async listDetections(organizationId: number, query: DetectionQuery): Promise<RecordPage<Detection>> {
    const { totalCount, rows } = await this.#reader.call('listRecords', 'detection', organizationId, query);
    return { totalCount, records: rows.map(detectionOfRow) };
  }

  async insertParsing(
    parsing: Parsing,
    idempotency?: IdempotencyClaim,
    lease?: JobLease,
    usage?: SubmissionUsage,
  ): Promise<void> {
    await this.#writer.call('insertRecord', parsingInsert(parsing), idempotency, undefined, lease, usage);
  }

  async findParsing(organizationId: number, parseId: number): Promise<Parsing | undefined> {
    const row = await this.#reader.call('findRecord', 'parse', organizationId, parseId);
    return row && parsingOfRow(row);
  }

  async listParsings(organizationId: number, query: ParsingQuery): Promise<RecordPage<ListedParsing>> {
    const { totalCount, rows } = await this.#reader.call('listRecords', 'parse', organizationId, query);
    return { totalCount, records: rows.map(listedParsingOfRow) };
  }

  async insertVerification(
    verification: Verification,
    idempotency?: IdempotencyClaim,
    lease?: JobLease,
    usage?: SubmissionUsage,
  ): Promise<void> {
    await this.#writer.call(
      'insertRecord',
      verificationInsert(verification),
      idempotency,
      undefined,
      lease,
      usage,
    );
  }

  async findVerification(organizationId: number, verificationId: number): Promise<Verification | undefined> {
    const row = await this.#reader.call('findRecord', 'verification', organizationId, verificationId);
    return row && verificationOfRow(row);
  }

  async listVerifications(
    organizationId: number,
    query: VerificationQuery,
  ): Promise<RecordPage<Verification>> {
    const { totalCount, rows } = await this.#reader.call(
      'listRecords',
      'verification',
      organizationId,
      query,
    );
    return { totalCount, records: rows.map(verificationOfRow) };
  }

  async insertAnalysis(
    analysis: LegacyAnalysis,
    idempotency?: IdempotencyClaim,
    lease?: JobLease,
    usage?: SubmissionUsage,
  ): Promise<void> {
    await this.#writer.call('insertRecord', analysisInsert(analysis), idempotency, undefined, lease, usage);
  }

  async findAnalysis(organizationId: number, analysisId: number): Promise<LegacyAnalysis | undefined> {
    const row = await this.#reader.call('findRecord', 'analysis', organizationId, analysisId);
    return row && analysisOfRow(row);
  }

  async listAnalyses(
    organizationId: number,
    { callerReferences, ...query }: AnalysisQuery,
  ): Promise<RecordPage<LegacyAnalysis>> {
    const tagged = { ...query, tags: referenceTags(callerReferences) };
    const { totalCount, rows } = await this.#reader.call('listRecords', 'analysis', organizationId, tagged);
    return { totalCount, records: rows.map(analysisOfRow) };
  }

  deleteRecord(organizationId: number, kind: RecordKind, id: number): Promise<readonly string[] | undefined> {
    return this.#writer.call('deleteRecord', organizationId, kind, id);
  }

  listSubmissions(organizationId: number, query: SubmissionQuery): Promise<SubmissionPage> {
    return this.#reader.call('listSubmissions', organizationId, query);
  }

  insertView(
    organizationId: number,
    view: { viewId: string; text: string; endsAtMs: number },
  ): Promise<void> {
    return this.#writer.call('insertView', organizationId, view);
  }

  findView(organizationId: number, viewId: string, nowMs: number): Promise<string | undefined> {
    return this.#reader.call('findView', organizationId, viewId, nowMs);
  }

  findFile(organizationId: number, storedName: string): Promise<StoredFile | undefined> {
    return this.#reader.call('findFile', organizationId, storedName);
  }

  async existingFileNames(storedNames: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(await this.#reader.call('existingFileNames', storedNames));
  }

  findIdempotent(
    organizationId: number,
    key: string,
    nowMicros: number,
  ): Promise<IdempotentAnswer | undefined> {
    return this.#reader.call('findIdempotent', organizationId, key, nowMicros);
  }

  insertJob(job: NewJob): Promise<Job> {
    return this.#writer.call('insertJob', job);
  }

  beginJob(jobId: string, leaseUntilMicros: number): Promise<{ job: Job; lease: JobLease } | undefined> {
    return this.#writer.call('beginJob', jobId, leaseUntilMicros);
  }

  async renewJobs(leases: readonly JobLease[], leaseUntilMicros: number): Promise<void> {
    await this.#writer.call('renewJobs', leases, leaseUntilMicros);
  }

  endJob(lease: JobLease, end: JobEnd, nowMicros: number): Promise<boolean> {
    return this.#writer.call('endJob', lease, end, nowMicros);
  }

  dropJob(lease: JobLease): Promise<boolean> {
    return this.#writer.call('dropJob', lease);
  }

  async giveBackJob(lease: JobLease, counts: boolean): Promise<void> {
    await this.#writer.call('giveBackJob', lease, counts);
  }

  recoverJobs(nowMicros: number, mostAttempts: number): Promise<number> {
    return this.#writer.call('recoverJobs', nowMicros, mostAttempts);
  }

  waitingJobs(): ReturnType<JobStore['waitingJobs']> {
    return this.#reader.call('waitingJobs');
  }

  unendedRequests(): Promise<readonly string[]> {
    return this.#reader.call('unendedRequests');
  }

  findJob(organizationId: number, jobId: string): Promise<Job | undefined> {
    return this.#reader.call('findJob', organizationId, jobId);
  }

  listJobs(organizationId: number, query: Parameters<JobStore['listJobs']>[1]): Promise<JobPage> {
    return this.#reader.call('listJobs', organizationId, query);
  }

  cancelJob(organizationId: number, jobId: string, nowMicros: number): Promise<boolean> {
    return this.#writer.call('cancelJob', organizationId, jobId, nowMicros);
  }

  forgetJobs(endedBeforeMicros: number, limit: number): Promise<number> {
    return this.#writer.call('forgetJobs', endedBeforeMicros, limit);
  }

  listEvents(organizationId: number, query: EventQuery): Promise<EventPage> {
    return this.#reader.call('listEvents', organizationId, query);
  }

  forgetEvents(beforeMicros: number, limit: number): Promise<number> {
    return this.#writer.call('forgetEvents', beforeMicros, limit);
  }

  setRetention(organizationId: number, kind: RecordKind, days: number | undefined): Promise<void> {
    return this.#writer.call('setRetention', organizationId, kind, days);
  }

  retentionDays(organizationId: number): Promise<RetentionDays> {
    return this.#reader.call('retentionDays', organizationId);
  }

  expiredRecords(
    ...parameters: Parameters<RetentionStore['expiredRecords']>
  ): ReturnType<RetentionStore['expiredRecords']> {
    return this.#reader.call('expiredRecords', ...parameters);
  }

  recordsTagged(organizationId: number, kind: RecordKind, tag: Tag): Promise<readonly TaggedRecord[]> {
    return this.#reader.call('recordsTagged', organizationId, kind, tag);
  }

  insertHold(hold: NewHold): Promise<Hold> {
    return this.#writer.call('insertHold', hold);
  }

  listHolds(organizationId: number): Promise<readonly Hold[]> {
    return this.#reader.call('listHolds', organizationId);
  }

  deleteHold(organizationId: number, holdId: number): Promise<boolean> {
    return this.#writer.call('deleteHold', organizationId, holdId);
  }

  holdsOn(organizationId: number, kind: RecordKind, recordId: number): Promise<readonly number[]> {
    return this.#reader.call('holdsOn', organizationId, kind, recordId);
  }

  listUsage(organizationId: number, fromDay: string, toDay: string): Promise<readonly DayUsage[]> {
    return this.#reader.call('listUsage', organizationId, fromDay, toDay);
  }

  quota(organizationId: number): Promise<Quota | undefined> {
    return this.#reader.call('quota', organizationId);
  }

  setQuota(organizationId: number, quota: Quota | undefined): Promise<void> {
    return this.#writer.call('setQuota', organizationId, quota);
  }

  isQuotaSpent(organizationId: number, sinceDay: string): Promise<boolean> {
    return this.#reader.call('isQuotaSpent', organizationId, sinceDay);
  }

  insertWebhook(webhook: NewWebhook, most: number): Promise<Webhook | undefined> {
    return this.#writer.call('insertWebhook', webhook, most);
  }

  listWebhooks(organizationId: number): Promise<readonly Webhook[]> {
    return this.#reader.call('listWebhooks', organizationId);
  }

  findWebhook(organizationId: number, webhookId: number): Promise<Webhook | undefined> {
    return this.#reader.call('findWebhook', organizationId, webhookId);
  }

  setWebhookState(organizationId: number, webhookId: number, state: WebhookState): Promise<boolean> {
    return this.#writer.call('setWebhookState', organizationId, webhookId, state);
  }

  rotateWebhook(
    organizationId: number,
    webhookId: number,
    sealedSecret: Uint8Array,
    earlierEndsAtMicros: number,
  ): Promise<boolean> {
    return this.#writer.call('rotateWebhook', organizationId, webhookId, sealedSecret, earlierEndsAtMicros);
  }

  deleteWebhook(organizationId: number, webhookId: number): Promise<boolean> {
    return this.#writer.call('deleteWebhook', organizationId, webhookId);
  }

  webhooksDue(nowMicros: number): Promise<readonly number[]> {
    return this.#reader.call('webhooksDue', nowMicros);
  }

  claimDeliveries(
    ...parameters: Parameters<WebhookStore['claimDeliveries']>
  ): ReturnType<WebhookStore['claimDeliveries']> {
    return this.#writer.call('claimDeliveries', ...parameters);
  }

  async endDelivery(webhookId: number, result: DeliveryResult): Promise<void> {
    await this.#writer.call('endDelivery', webhookId, result);
  }

  listDeliveries(
    ...parameters: Parameters<WebhookStore['listDeliveries']>
  ): ReturnType<WebhookStore['listDeliveries']> {
    return this.#reader.call('listDeliveries', ...parameters);
  }

  sendAgain(...parameters: Parameters<WebhookStore['sendAgain']>): Promise<number> {
    return this.#writer.call('sendAgain', ...parameters);
  }

  async organizationByName(name: string): Promise<number> {
    // Almost always there already, and then no reason to wait for the writer.
    return (
      (await this.#callers.call('findOrganization', name)) ??
      (await this.#writer.call('organizationByName', name))
    );
  }

  findOrganization(name: string): Promise<number | undefined> {
    return this.#callers.call('findOrganization', name);
  }

  testOrganizationOf(organizationId: number): Promise<number> {
    return this.#writer.call('testOrganizationOf', organizationId);
  }

  renameOrganization(organizationId: number, name: string): Promise<boolean> {
    return this.#writer.call('renameOrganization', organizationId, name);
  }

  async closeOrganization(organizationId: number, nowMs: number): Promise<void> {
    await this.#writer.call('closeOrganization', organizationId, nowMs);
  }

  async finishErasure(organizationId: number, nowMs: number): Promise<void> {
    await this.#writer.call('finishErasure', organizationId, nowMs);
  }

  listOrganizations(): Promise<readonly Organization[]> {
    return this.#reader.call('listOrganizations');
  }

  organizationPolicy(organizationId: number): Promise<VerdictPolicy | undefined> {
    return this.#reader.call('organizationPolicy', organizationId);
  }

  async setOrganizationPolicy(organizationId: number, policy: VerdictPolicy | undefined): Promise<void> {
    await this.#writer.call('setOrganizationPolicy', organizationId, policy);
  }

  findEarlier(
    organizationId: number,
    probes: readonly number[],
    nowMicros: number,
    exact?: ReadonlySet<number>,
  ): Promise<EarlierSubmissions> {
    return this.#reader.call('findEarlier', organizationId, probes, nowMicros, exact);
  }

  async listEvidenceLinks(
    organizationId: number,
    detectionId: number,
    limit: number,
  ): Promise<readonly EvidenceLinkOfDetection[]> {
    return (await this.#reader.call('listLinks', organizationId, detectionId, limit)).map(linkOfRow);
  }

  forgetExpired(nowMicros: number, limit: number): Promise<number> {
    return this.#writer.call('forgetExpired', nowMicros, limit);
  }

  linkSalt(organizationId: number): Promise<Uint8Array | undefined> {
    return this.#reader.call('linkSalt', organizationId);
  }

  linkSecretCheck(): Promise<Uint8Array | undefined> {
    return this.#reader.call('linkSecretCheck');
  }

  setLinkSecretCheck(value: Uint8Array): Promise<Uint8Array> {
    return this.#writer.call('setLinkSecretCheck', value);
  }

  async resetLinkSecret(): Promise<void> {
    await this.#writer.call('resetLinkSecret');
  }

  countApiKeys(): Promise<number> {
    return this.#reader.call('countApiKeys');
  }

  insertApiKey(key: NewApiKey): Promise<ApiKey> {
    return this.#writer.call('insertApiKey', key);
  }

  findApiKey(keySha256: Uint8Array): Promise<ApiKey | undefined> {
    return this.#callers.call('findApiKey', keySha256);
  }

  listApiKeys(organizationId: number): Promise<readonly ApiKey[]> {
    return this.#reader.call('listApiKeys', organizationId);
  }

  renameApiKey(organizationId: number, id: number, name: string): Promise<boolean> {
    return this.#writer.call('renameApiKey', organizationId, id, name);
  }

  deleteApiKey(organizationId: number, id: number): Promise<boolean> {
    return this.#writer.call('deleteApiKey', organizationId, id);
  }

  countPeople(): Promise<number> {
    return this.#reader.call('countPeople');
  }

  setSetupLink(tokenSha256: Uint8Array, endsAtMs: number): Promise<void> {
    return this.#writer.call('setSetupLink', tokenSha256, endsAtMs);
  }

  setUp(
    person: NewPerson,
    organizationName: string,
    tokenSha256: Uint8Array,
    nowMs: number,
  ): Promise<number | undefined> {
    return this.#writer.call('setUp', person, organizationName, tokenSha256, nowMs);
  }

  insertPerson(person: NewPerson): Promise<number | undefined> {
    return this.#writer.call('insertPerson', person);
  }

  findPersonByEmail(
    email: string,
  ): Promise<{ readonly person: Person; readonly passwordHash: string | null } | undefined> {
    return this.#reader.call('findPersonByEmail', email);
  }

  listPeople(
    organizationId: number,
    page: { readonly limit: number; readonly offset: number },
  ): Promise<PersonPage> {
    return this.#reader.call('listPeople', organizationId, page);
  }

  setRoles(organizationId: number, personId: number, roles: readonly Role[]): Promise<RolesChange> {
    return this.#writer.call('setRoles', organizationId, personId, roles);
  }

  setPassword(personId: number, passwordHash: string, keptSessionId: number): Promise<void> {
    return this.#writer.call('setPassword', personId, passwordHash, keptSessionId);
  }

  insertInvitation(invitation: NewInvitation): Promise<number> {
    return this.#writer.call('insertInvitation', invitation);
  }

  listInvitations(organizationId: number, nowMs: number): Promise<readonly InvitationEntry[]> {
    return this.#reader.call('listInvitations', organizationId, nowMs);
  }

  findInvitation(tokenSha256: Uint8Array, nowMs: number): Promise<Membership | undefined> {
    return this.#reader.call('findInvitation', tokenSha256, nowMs);
  }

  deleteInvitation(organizationId: number, invitationId: number): Promise<boolean> {
    return this.#writer.call('deleteInvitation', organizationId, invitationId);
  }

  acceptInvitation(
    tokenSha256: Uint8Array,
    invited: Invited,
    nowMs: number,
  ): Promise<{ readonly personId: number; readonly organizationId: number } | undefined> {
    return this.#writer.call('acceptInvitation', tokenSha256, invited, nowMs);
  }

  signInByIdentity(identity: SignedInIdentity): Promise<number | undefined> {
    return this.#writer.call('signInByIdentity', identity);
  }

  listMemberships(personId: number): Promise<readonly Membership[]> {
    return this.#reader.call('listMemberships', personId);
  }

  insertSession(session: NewSession): Promise<number> {
    return this.#writer.call('insertSession', session);
  }

  findSession(tokenSha256: Uint8Array): Promise<Session | undefined> {
    return this.#callers.call('findSession', tokenSha256);
  }

  listSessions(personId: number): Promise<readonly SessionEntry[]> {
    return this.#reader.call('listSessions', personId);
  }

  noteSessionSeen(sessionId: number, nowMs: number): Promise<void> {
    return this.#writer.call('noteSessionSeen', sessionId, nowMs);
  }

  deleteSession(personId: number, sessionId: number): Promise<boolean> {
    return this.#writer.call('deleteSession', personId, sessionId);
  }

  deleteSessionsOf(personId: number): Promise<void> {
    return this.#writer.call('deleteSessionsOf', personId);
  }

  appendAuditEvent(event: NewAuditEvent): Promise<AuditEvent> {
    return this.#writer.call('appendAuditEvent', event);
  }

  listAuditEvents(afterSequence: number, limit: number): Promise<readonly AuditEvent[]> {
    return this.#reader.call('listAuditEvents', afterSequence, limit);
  }

  findAuditEvents(organizationId: number, query: AuditQuery): Promise<readonly AuditEvent[]> {
    return this.#reader.call('findAuditEvents', organizationId, query);
  }

  noteApiKeyUsed(id: number, atMs: number): Promise<void> {
    return this.#writer.call('noteApiKeyUsed', id, atMs);
  }

  async ping(): Promise<void> {
    const readers = [this.#callers, ...this.#readers];
    await Promise.all([this.#writer.call('ping'), ...readers.map((reader) => reader.call('ping'))]);
  }

  async close(): Promise<void> {
    await Promise.all([this.#callers, ...this.#readers].map((reader) => reader.close()));
    await this.#writer.close();
  }
}
