import type { Language } from '@assay/forensics';
import type {
  InvitationEntry,
  Invited,
  Membership,
  NewInvitation,
  PersonPage,
  Role,
  RolesChange,
  SignedInIdentity,
} from '../account-types.js';
import { insertPerson } from './accounts.js';
import type { Queries } from './database.js';

/** On one snapshot. */
export async function listPeople(
  queries: Queries,
  organizationId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<PersonPage> {
  const [totalCount] = (await queries.get<[number]>(
    'SELECT count(*) FROM membership WHERE organization_id = $1',
    [organizationId],
  ))!;
  const rows = await queries.all<[number, string, string, string, number, number | null]>(
    `SELECT person_id, name, email, roles,
       EXISTS (SELECT 1 FROM identity WHERE identity.person_id = person.person_id)::integer,
       (SELECT max(seen_at_ms) FROM session WHERE session.person_id = person.person_id)
     FROM membership JOIN person USING (person_id)
     WHERE organization_id = $1 ORDER BY name, person_id LIMIT $2 OFFSET $3`,
    [organizationId, limit, offset],
  );
  const people = rows.map(([id, name, email, roles, byProvider, seenAtMs]) => ({
    id,
    name,
    email,
    roles: JSON.parse(roles) as Role[],
    signsInBy: byProvider ? ('provider' as const) : ('password' as const),
    seenAtMs: seenAtMs ?? undefined,
  }));
  return { totalCount, people };
}

/** The members of an organization are locked, so that two who go at the same time cannot both be no longer the last. */
export async function setRoles(
  queries: Queries,
  organizationId: number,
  personId: number,
  roles: readonly Role[],
): Promise<RolesChange> {
  const rows = await queries.all<[number, string]>(
    'SELECT person_id, roles FROM membership WHERE organization_id = $1 ORDER BY person_id FOR UPDATE',
    [organizationId],
  );
  const members = rows.map(([id, text]) => ({ id, roles: JSON.parse(text) as Role[] }));
  if (!members.some(({ id }) => id === personId)) return 'not-there';
  const [administrator, ...others] = members.filter((member) => member.roles.includes('administrator'));
  if (administrator?.id === personId && others.length === 0 && !roles.includes('administrator'))
    return 'last-administrator';
  const who = [organizationId, personId];
  if (roles.length > 0) await upsertMembership(queries, organizationId, personId, roles);
  else await queries.run('DELETE FROM membership WHERE organization_id = $1 AND person_id = $2', who);
  await queries.run('DELETE FROM session WHERE organization_id = $1 AND person_id = $2', who);
  return 'changed';
}

async function upsertMembership(
  queries: Queries,
  organizationId: number,
  personId: number,
  roles: readonly Role[],
): Promise<void> {
  await queries.run(
    `INSERT INTO membership VALUES ($1, $2, $3)
     ON CONFLICT (person_id, organization_id) DO UPDATE SET roles = excluded.roles`,
    [personId, organizationId, JSON.stringify(roles)],
  );
}

export async function setPassword(
  queries: Queries,
  personId: number,
  passwordHash: string,
  keptSessionId: number,
): Promise<void> {
  await queries.run('UPDATE person SET password_hash = $1 WHERE person_id = $2', [passwordHash, personId]);
  await queries.run('DELETE FROM session WHERE person_id = $1 AND session_id <> $2', [
    personId,
    keptSessionId,
  ]);
}

export async function setLanguage(
  queries: Queries,
  personId: number,
  language: Language | undefined,
): Promise<void> {
  await queries.run('UPDATE person SET language = $1 WHERE person_id = $2', [language ?? null, personId]);
}

export async function insertInvitation(queries: Queries, invitation: NewInvitation): Promise<number> {
  const row = await queries.get<[number]>(
    `INSERT INTO invitation (token_sha256, organization_id, roles, invited_by, ends_at_ms)
     VALUES ($1, $2, $3, $4, $5) RETURNING invitation_id`,
    [
      invitation.tokenSha256,
      invitation.organizationId,
      JSON.stringify(invitation.roles),
      invitation.invitedBy,
      invitation.endsAtMs,
    ],
  );
  return row![0];
}

export async function listInvitations(
  queries: Queries,
  organizationId: number,
  nowMs: number,
): Promise<readonly InvitationEntry[]> {
  const rows = await queries.all<[number, string, string, number]>(
    `SELECT invitation_id, roles, name, ends_at_ms FROM invitation JOIN person ON person_id = invited_by
     WHERE organization_id = $1 AND ends_at_ms > $2 ORDER BY invitation_id DESC`,
    [organizationId, nowMs],
  );
  return rows.map(([id, roles, invitedBy, endsAtMs]) => ({
    id,
    roles: JSON.parse(roles),
    invitedBy,
    endsAtMs,
  }));
}

export async function findInvitation(
  queries: Queries,
  tokenSha256: Uint8Array,
  nowMs: number,
): Promise<Membership | undefined> {
  const row = await queries.get<[number, string, string]>(
    `SELECT organization_id, coalesce(display_name, name), roles
     FROM invitation JOIN organization USING (organization_id) WHERE token_sha256 = $1 AND ends_at_ms > $2`,
    [tokenSha256, nowMs],
  );
  return row && { organizationId: row[0], organizationName: row[1], roles: JSON.parse(row[2]) };
}

export async function deleteInvitation(
  queries: Queries,
  organizationId: number,
  invitationId: number,
): Promise<boolean> {
  const sql = 'DELETE FROM invitation WHERE organization_id = $1 AND invitation_id = $2';
  return (await queries.run(sql, [organizationId, invitationId])) > 0;
}

export async function acceptInvitation(
  queries: Queries,
  tokenSha256: Uint8Array,
  invited: Invited,
  nowMs: number,
): Promise<{ personId: number; organizationId: number } | undefined> {
  // Of two who accept it at the same time, the second finds it gone.
  const row = await queries.get<[number, string]>(
    `SELECT organization_id, roles FROM invitation WHERE token_sha256 = $1 AND ends_at_ms > $2 FOR UPDATE`,
    [tokenSha256, nowMs],
  );
  if (!row) return undefined;
  const [organizationId] = row;
  const roles: Role[] = JSON.parse(row[1]);
  const personId =
    'personId' in invited
      ? await addRoles(queries, organizationId, invited.personId, roles)
      : await insertPerson(queries, { ...invited, organizationId, roles });
  if (personId === undefined) return undefined;
  await queries.run('DELETE FROM invitation WHERE token_sha256 = $1', [tokenSha256]);
  return { personId, organizationId };
}

async function addRoles(
  queries: Queries,
  organizationId: number,
  personId: number,
  roles: readonly Role[],
): Promise<number> {
  const had = await queries.get<[string]>(
    'SELECT roles FROM membership WHERE organization_id = $1 AND person_id = $2 FOR UPDATE',
    [organizationId, personId],
  );
  const all = new Set([...(had ? (JSON.parse(had[0]) as Role[]) : []), ...roles]);
  await upsertMembership(queries, organizationId, personId, [...all]);
  return personId;
}

export async function signInByIdentity(
  queries: Queries,
  identity: SignedInIdentity,
): Promise<number | undefined> {
  const { issuer, subject, name, email, organizationId, roles } = identity;
  // Of two first sign-ins at the same time, the second finds the person that the first made.
  await queries.run('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    JSON.stringify([issuer, subject]),
  ]);
  const known = await queries.get<[number]>(
    'SELECT person_id FROM identity WHERE issuer = $1 AND subject = $2',
    [issuer, subject],
  );
  if (known) {
    await upsertMembership(queries, organizationId, known[0], roles);
    return known[0];
  }
  const personId = await insertPerson(queries, { name, email, passwordHash: null, organizationId, roles });
  if (personId !== undefined)
    await queries.run('INSERT INTO identity VALUES ($1, $2, $3)', [issuer, subject, personId]);
  return personId;
}
