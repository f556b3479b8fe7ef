import { timingSafeEqual } from 'node:crypto';
import type { Language } from '@assay/forensics';
import type {
  AuditEvent,
  AuditQuery,
  Membership,
  NewAuditEvent,
  NewPerson,
  NewSession,
  Person,
  Session,
  SessionEntry,
} from '../account-types.js';
import { chained } from '../audit-chain.js';
import { AUDIT_COLUMNS, type AuditRow, auditEventOfRow } from '../rows/audit-event.js';
import type { Queries, SqlParameter } from './database.js';

export async function countPeople(queries: Queries): Promise<number> {
  return (await queries.get<[number]>('SELECT count(*) FROM person'))![0];
}

export async function setSetupLink(
  queries: Queries,
  tokenSha256: Uint8Array,
  endsAtMs: number,
): Promise<void> {
  await queries.run(
    `INSERT INTO setup_link VALUES (1, $1, $2) ON CONFLICT (setup_link_id)
     DO UPDATE SET token_sha256 = excluded.token_sha256, ends_at_ms = excluded.ends_at_ms`,
    [tokenSha256, endsAtMs],
  );
}

export async function setUp(
  queries: Queries,
  person: NewPerson,
  organizationName: string,
  tokenSha256: Uint8Array,
  nowMs: number,
): Promise<number | undefined> {
  // Of two who use the link at the same time, the second finds it gone.
  const link = await queries.get<[Uint8Array, number]>(
    'SELECT token_sha256, ends_at_ms FROM setup_link FOR UPDATE',
  );
  if (!link || (await countPeople(queries)) > 0) return undefined;
  if (!timingSafeEqual(link[0], tokenSha256) || link[1] < nowMs) return undefined;
  await queries.run('DELETE FROM setup_link');
  await queries.run('UPDATE organization SET display_name = $1 WHERE organization_id = $2', [
    organizationName,
    person.organizationId,
  ]);
  return insertPerson(queries, person);
}

export async function insertPerson(queries: Queries, person: NewPerson): Promise<number | undefined> {
  const row = await queries.get<[number]>(
    `INSERT INTO person (name, email, password_hash) VALUES ($1, $2, $3)
     ON CONFLICT (email) DO NOTHING RETURNING person_id`,
    [person.name, person.email, person.passwordHash],
  );
  if (!row) return undefined;
  await queries.run('INSERT INTO membership VALUES ($1, $2, $3)', [
    row[0],
    person.organizationId,
    JSON.stringify(person.roles),
  ]);
  return row[0];
}

export async function findPersonByEmail(
  queries: Queries,
  email: string,
): Promise<{ person: Person; passwordHash: string | null } | undefined> {
  const row = await queries.get<[number, string, string | null]>(
    'SELECT person_id, name, password_hash FROM person WHERE email = $1',
    [email],
  );
  return row && { person: { id: row[0], name: row[1], email }, passwordHash: row[2] };
}

export async function listMemberships(queries: Queries, personId: number): Promise<readonly Membership[]> {
  const rows = await queries.all<[number, string, string]>(
    `SELECT organization_id, coalesce(display_name, name), roles
     FROM membership JOIN organization USING (organization_id) WHERE person_id = $1 ORDER BY organization_id`,
    [personId],
  );
  return rows.map(([organizationId, organizationName, roles]) => ({
    organizationId,
    organizationName,
    roles: JSON.parse(roles),
  }));
}

export async function insertSession(queries: Queries, session: NewSession): Promise<number> {
  const row = await queries.get<[number]>(
    `INSERT INTO session (token_sha256, person_id, organization_id, created_at_ms, seen_at_ms)
     VALUES ($1, $2, $3, $4, $4) RETURNING session_id`,
    [session.tokenSha256, session.personId, session.organizationId, session.nowMs],
  );
  return row![0];
}

/** Two statements: what somebody may do is read after the session, so a role that is taken away is never seen late. */
export async function findSession(queries: Queries, tokenSha256: Uint8Array): Promise<Session | undefined> {
  const row = await queries.get<[number, number, string, string, Language | null, number, number, number]>(
    `SELECT session_id, person_id, name, email, language, organization_id, created_at_ms, seen_at_ms
     FROM session JOIN person USING (person_id) WHERE token_sha256 = $1`,
    [tokenSha256],
  );
  if (!row) return undefined;
  const [id, personId, name, email, language, organizationId, createdAtMs, seenAtMs] = row;
  return {
    id,
    person: { id: personId, name, email },
    language: language ?? undefined,
    organizationId,
    memberships: await listMemberships(queries, personId),
    createdAtMs,
    seenAtMs,
  };
}

export async function listSessions(queries: Queries, personId: number): Promise<readonly SessionEntry[]> {
  const rows = await queries.all<[number, number, number]>(
    'SELECT session_id, created_at_ms, seen_at_ms FROM session WHERE person_id = $1 ORDER BY session_id DESC',
    [personId],
  );
  return rows.map(([id, createdAtMs, seenAtMs]) => ({ id, createdAtMs, seenAtMs }));
}

export async function noteSessionSeen(queries: Queries, sessionId: number, nowMs: number): Promise<void> {
  await queries.run('UPDATE session SET seen_at_ms = $1 WHERE session_id = $2', [nowMs, sessionId]);
}

export async function deleteSession(queries: Queries, personId: number, sessionId: number): Promise<boolean> {
  const sql = 'DELETE FROM session WHERE person_id = $1 AND session_id = $2';
  return (await queries.run(sql, [personId, sessionId])) > 0;
}

export async function deleteSessionsOf(queries: Queries, personId: number): Promise<void> {
  await queries.run('DELETE FROM session WHERE person_id = $1', [personId]);
}

/** Names the lock under which the chain grows. */
const CHAIN_LOCK = 7_265_011_803;

export async function appendAuditEvent(queries: Queries, event: NewAuditEvent): Promise<AuditEvent> {
  await queries.run('SELECT pg_advisory_xact_lock($1)', [CHAIN_LOCK]);
  const last = await queries.get<AuditRow>(
    `SELECT ${AUDIT_COLUMNS} FROM audit_event ORDER BY sequence DESC LIMIT 1`,
  );
  const link = chained(event, last && auditEventOfRow(last));
  await queries.run(
    `INSERT INTO audit_event (${AUDIT_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      link.sequence,
      link.organizationId,
      link.atMs,
      link.actor,
      link.action,
      link.object,
      JSON.stringify(link.detail),
      link.previousSha256,
      link.sha256,
    ],
  );
  return link;
}

export async function listAuditEvents(
  queries: Queries,
  afterSequence: number,
  limit: number,
): Promise<readonly AuditEvent[]> {
  const sql = `SELECT ${AUDIT_COLUMNS} FROM audit_event WHERE sequence > $1 ORDER BY sequence LIMIT $2`;
  return (await queries.all<AuditRow>(sql, [afterSequence, limit])).map(auditEventOfRow);
}

export async function findAuditEvents(
  queries: Queries,
  organizationId: number,
  { actor, object, action, fromMs, toMs, beforeSequence, limit }: AuditQuery,
): Promise<readonly AuditEvent[]> {
  const conditions: [condition: string, value: string | number | undefined][] = [
    ['organization_id =', organizationId],
    ['actor =', actor],
    ['object =', object],
    ['action =', action],
    ['at_ms >=', fromMs],
    ['at_ms <', toMs],
    ['sequence <', beforeSequence],
  ];
  const given = conditions.filter((one): one is [string, string | number] => one[1] !== undefined);
  const values: SqlParameter[] = given.map(([, value]) => value);
  const where = given.map(([condition], index) => `${condition} $${index + 1}`).join(' AND ');
  const sql = `SELECT ${AUDIT_COLUMNS} FROM audit_event WHERE ${where}
    ORDER BY sequence DESC LIMIT $${given.length + 1}`;
  return (await queries.all<AuditRow>(sql, [...values, limit])).map(auditEventOfRow);
}
