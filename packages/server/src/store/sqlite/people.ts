import type { Language } from '@assay/forensics';
import type {
  AuditEvent,
  AuditQuery,
  InvitationEntry,
  Invited,
  Membership,
  NewInvitation,
  PersonPage,
  Role,
  RolesChange,
  SignedInIdentity,
} from '../account-types.js';
import { AUDIT_COLUMNS, type AuditRow, auditEventOfRow } from '../rows/audit-event.js';
import { insertPerson } from './accounts.js';
import type { Connection } from './connection.js';

export function listPeople(
  connection: Connection,
  organizationId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): PersonPage {
  const [totalCount] = connection.get<[number]>('SELECT count(*) FROM membership WHERE organization_id = ?', [
    organizationId,
  ])!;
  const people = connection
    .all<[number, string, string, string, number, number | null]>(
      `SELECT person_id, name, email, roles,
         EXISTS (SELECT 1 FROM identity WHERE identity.person_id = person.person_id),
         (SELECT max(seen_at_ms) FROM session WHERE session.person_id = person.person_id)
       FROM membership JOIN person USING (person_id)
       WHERE organization_id = ? ORDER BY name, person_id LIMIT ? OFFSET ?`,
      [organizationId, limit, offset],
    )
    .map(([id, name, email, roles, byProvider, seenAtMs]) => ({
      id,
      name,
      email,
      roles: JSON.parse(roles) as Role[],
      signsInBy: byProvider ? ('provider' as const) : ('password' as const),
      seenAtMs: seenAtMs ?? undefined,
    }));
  return { totalCount, people };
}

export function setRoles(
  connection: Connection,
  organizationId: number,
  personId: number,
  roles: readonly Role[],
): RolesChange {
  const members = connection
    .all<[number, string]>('SELECT person_id, roles FROM membership WHERE organization_id = ?', [
      organizationId,
    ])
    .map(([id, text]) => ({ id, roles: JSON.parse(text) as Role[] }));
  if (!members.some(({ id }) => id === personId)) return 'not-there';
  const [administrator, ...others] = members.filter((member) => member.roles.includes('administrator'));
  if (administrator?.id === personId && others.length === 0 && !roles.includes('administrator'))
    return 'last-administrator';
  if (roles.length > 0) upsertMembership(connection, organizationId, personId, roles);
  else
    connection.run('DELETE FROM membership WHERE organization_id = ? AND person_id = ?', [
      organizationId,
      personId,
    ]);
  connection.run('DELETE FROM session WHERE organization_id = ? AND person_id = ?', [
    organizationId,
    personId,
  ]);
  return 'changed';
}

function upsertMembership(
  connection: Connection,
  organizationId: number,
  personId: number,
  roles: readonly Role[],
): void {
  connection.run('INSERT INTO membership VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET roles = excluded.roles', [
    personId,
    organizationId,
    JSON.stringify(roles),
  ]);
}

export function setPassword(
  connection: Connection,
  personId: number,
  passwordHash: string,
  keptSessionId: number,
): void {
  connection.run('UPDATE person SET password_hash = ? WHERE person_id = ?', [passwordHash, personId]);
  connection.run('DELETE FROM session WHERE person_id = ? AND session_id <> ?', [personId, keptSessionId]);
}

export function setLanguage(connection: Connection, personId: number, language: Language | undefined): void {
  connection.run('UPDATE person SET language = ? WHERE person_id = ?', [language ?? null, personId]);
}

export function insertInvitation(connection: Connection, invitation: NewInvitation): number {
  return connection.get<[number]>(
    `INSERT INTO invitation (token_sha256, organization_id, roles, invited_by, ends_at_ms)
     VALUES (?, ?, ?, ?, ?) RETURNING invitation_id`,
    [
      invitation.tokenSha256,
      invitation.organizationId,
      JSON.stringify(invitation.roles),
      invitation.invitedBy,
      invitation.endsAtMs,
    ],
  )![0];
}

export function listInvitations(
  connection: Connection,
  organizationId: number,
  nowMs: number,
): readonly InvitationEntry[] {
  return connection
    .all<[number, string, string, number]>(
      `SELECT invitation_id, roles, name, ends_at_ms FROM invitation JOIN person ON person_id = invited_by
       WHERE organization_id = ? AND ends_at_ms > ? ORDER BY invitation_id DESC`,
      [organizationId, nowMs],
    )
    .map(([id, roles, invitedBy, endsAtMs]) => ({ id, roles: JSON.parse(roles), invitedBy, endsAtMs }));
}

export function findInvitation(
  connection: Connection,
  tokenSha256: Uint8Array,
  nowMs: number,
): Membership | undefined {
  const row = connection.get<[number, string, string]>(
    `SELECT organization_id, coalesce(display_name, name), roles
     FROM invitation JOIN organization USING (organization_id) WHERE token_sha256 = ? AND ends_at_ms > ?`,
    [tokenSha256, nowMs],
  );
  return row && { organizationId: row[0], organizationName: row[1], roles: JSON.parse(row[2]) };
}

export function deleteInvitation(
  connection: Connection,
  organizationId: number,
  invitationId: number,
): boolean {
  const sql = 'DELETE FROM invitation WHERE organization_id = ? AND invitation_id = ?';
  return connection.run(sql, [organizationId, invitationId]) > 0;
}

export function acceptInvitation(
  connection: Connection,
  tokenSha256: Uint8Array,
  invited: Invited,
  nowMs: number,
): { personId: number; organizationId: number } | undefined {
  const invitation = findInvitation(connection, tokenSha256, nowMs);
  if (!invitation) return undefined;
  const { organizationId, roles } = invitation;
  const personId =
    'personId' in invited
      ? addRoles(connection, organizationId, invited.personId, roles)
      : insertPerson(connection, { ...invited, organizationId, roles });
  if (personId === undefined) return undefined;
  connection.run('DELETE FROM invitation WHERE token_sha256 = ?', [tokenSha256]);
  return { personId, organizationId };
}

function addRoles(
  connection: Connection,
  organizationId: number,
  personId: number,
  roles: readonly Role[],
): number {
  const had = connection.get<[string]>(
    'SELECT roles FROM membership WHERE organization_id = ? AND person_id = ?',
    [organizationId, personId],
  );
  const all = new Set([...(had ? (JSON.parse(had[0]) as Role[]) : []), ...roles]);
  upsertMembership(connection, organizationId, personId, [...all]);
  return personId;
}

export function signInByIdentity(connection: Connection, identity: SignedInIdentity): number | undefined {
  const { issuer, subject, name, email, organizationId, roles } = identity;
  const known = connection.get<[number]>('SELECT person_id FROM identity WHERE issuer = ? AND subject = ?', [
    issuer,
    subject,
  ]);
  if (known) {
    upsertMembership(connection, organizationId, known[0], roles);
    return known[0];
  }
  const personId = insertPerson(connection, { name, email, passwordHash: null, organizationId, roles });
  if (personId !== undefined)
    connection.run('INSERT INTO identity VALUES (?, ?, ?)', [issuer, subject, personId]);
  return personId;
}

export function findAuditEvents(
  connection: Connection,
  organizationId: number,
  { actor, object, action, fromMs, toMs, beforeSequence, limit }: AuditQuery,
): readonly AuditEvent[] {
  const conditions: [condition: string, value: string | number | undefined][] = [
    ['organization_id = ?', organizationId],
    ['actor = ?', actor],
    ['object = ?', object],
    ['action = ?', action],
    ['at_ms >= ?', fromMs],
    ['at_ms < ?', toMs],
    ['sequence < ?', beforeSequence],
  ];
  const given = conditions.filter((one): one is [string, string | number] => one[1] !== undefined);
  const sql = `SELECT ${AUDIT_COLUMNS} FROM audit_event
    WHERE ${given.map(([condition]) => condition).join(' AND ')} ORDER BY sequence DESC LIMIT ?`;
  return connection.all<AuditRow>(sql, [...given.map(([, value]) => value), limit]).map(auditEventOfRow);
}
