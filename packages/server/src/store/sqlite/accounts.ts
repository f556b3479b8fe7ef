import { timingSafeEqual } from 'node:crypto';
import type { Language } from '@assay/forensics';
import type {
  AuditEvent,
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
import type { Connection } from './connection.js';

/** In the column, which has been NOT NULL from the start; no hash looks like it. */
export const NO_PASSWORD = '';

export function countPeople(connection: Connection): number {
  return connection.get<[number]>('SELECT count(*) FROM person')![0];
}

export function setSetupLink(connection: Connection, tokenSha256: Uint8Array, endsAtMs: number): void {
  connection.run(
    `INSERT INTO setup_link VALUES (1, ?, ?)
     ON CONFLICT DO UPDATE SET token_sha256 = excluded.token_sha256, ends_at_ms = excluded.ends_at_ms`,
    [tokenSha256, endsAtMs],
  );
}

export function setUp(
  connection: Connection,
  person: NewPerson,
  organizationName: string,
  tokenSha256: Uint8Array,
  nowMs: number,
): number | undefined {
  const link = connection.get<[Uint8Array, number]>('SELECT token_sha256, ends_at_ms FROM setup_link');
  if (!link || countPeople(connection) > 0) return undefined;
  if (!timingSafeEqual(link[0], tokenSha256) || link[1] < nowMs) return undefined;
  connection.run('DELETE FROM setup_link');
  connection.run('UPDATE organization SET display_name = ? WHERE organization_id = ?', [
    organizationName,
    person.organizationId,
  ]);
  return insertPerson(connection, person);
}

export function insertPerson(connection: Connection, person: NewPerson): number | undefined {
  const row = connection.get<[number]>(
    `INSERT INTO person (name, email, password_hash) VALUES (?, ?, ?)
     ON CONFLICT DO NOTHING RETURNING person_id`,
    [person.name, person.email, person.passwordHash ?? NO_PASSWORD],
  );
  if (!row) return undefined;
  connection.run('INSERT INTO membership VALUES (?, ?, ?)', [
    row[0],
    person.organizationId,
    JSON.stringify(person.roles),
  ]);
  return row[0];
}

export function findPersonByEmail(
  connection: Connection,
  email: string,
): { person: Person; passwordHash: string | null } | undefined {
  const row = connection.get<[number, string, string]>(
    'SELECT person_id, name, password_hash FROM person WHERE email = ?',
    [email],
  );
  return (
    row && {
      person: { id: row[0], name: row[1], email },
      passwordHash: row[2] === NO_PASSWORD ? null : row[2],
    }
  );
}

export function listMemberships(connection: Connection, personId: number): readonly Membership[] {
  return connection
    .all<[number, string, string]>(
      `SELECT organization_id, coalesce(display_name, name), roles
       FROM membership JOIN organization USING (organization_id) WHERE person_id = ? ORDER BY organization_id`,
      [personId],
    )
    .map(([organizationId, organizationName, roles]) => ({
      organizationId,
      organizationName,
      roles: JSON.parse(roles),
    }));
}

export function insertSession(connection: Connection, session: NewSession): number {
  return connection.get<[number]>(
    `INSERT INTO session (token_sha256, person_id, organization_id, created_at_ms, seen_at_ms)
     VALUES (?, ?, ?, ?, ?) RETURNING session_id`,
    [session.tokenSha256, session.personId, session.organizationId, session.nowMs, session.nowMs],
  )![0];
}

export function findSession(connection: Connection, tokenSha256: Uint8Array): Session | undefined {
  const row = connection.get<[number, number, string, string, Language | null, number, number, number]>(
    `SELECT session_id, person_id, name, email, language, organization_id, created_at_ms, seen_at_ms
     FROM session JOIN person USING (person_id) WHERE token_sha256 = ?`,
    [tokenSha256],
  );
  if (!row) return undefined;
  const [id, personId, name, email, language, organizationId, createdAtMs, seenAtMs] = row;
  return {
    id,
    person: { id: personId, name, email },
    language: language ?? undefined,
    organizationId,
    memberships: listMemberships(connection, personId),
    createdAtMs,
    seenAtMs,
  };
}

export function listSessions(connection: Connection, personId: number): readonly SessionEntry[] {
  return connection
    .all<[number, number, number]>(
      'SELECT session_id, created_at_ms, seen_at_ms FROM session WHERE person_id = ? ORDER BY session_id DESC',
      [personId],
    )
    .map(([id, createdAtMs, seenAtMs]) => ({ id, createdAtMs, seenAtMs }));
}

export function noteSessionSeen(connection: Connection, sessionId: number, nowMs: number): void {
  connection.run('UPDATE session SET seen_at_ms = ? WHERE session_id = ?', [nowMs, sessionId]);
}

export function deleteSession(connection: Connection, personId: number, sessionId: number): boolean {
  const sql = 'DELETE FROM session WHERE person_id = ? AND session_id = ?';
  return connection.run(sql, [personId, sessionId]) > 0;
}

export function deleteSessionsOf(connection: Connection, personId: number): void {
  connection.run('DELETE FROM session WHERE person_id = ?', [personId]);
}

export function appendAuditEvent(connection: Connection, event: NewAuditEvent): AuditEvent {
  const last = connection.get<AuditRow>(
    `SELECT ${AUDIT_COLUMNS} FROM audit_event ORDER BY sequence DESC LIMIT 1`,
  );
  const link = chained(event, last && auditEventOfRow(last));
  connection.run(`INSERT INTO audit_event (${AUDIT_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`, [
    link.sequence,
    link.organizationId,
    link.atMs,
    link.actor,
    link.action,
    link.object,
    JSON.stringify(link.detail),
    link.previousSha256,
    link.sha256,
  ]);
  return link;
}

export function listAuditEvents(
  connection: Connection,
  afterSequence: number,
  limit: number,
): readonly AuditEvent[] {
  const sql = `SELECT ${AUDIT_COLUMNS} FROM audit_event WHERE sequence > ? ORDER BY sequence LIMIT ?`;
  return connection.all<AuditRow>(sql, [afterSequence, limit]).map(auditEventOfRow);
}
