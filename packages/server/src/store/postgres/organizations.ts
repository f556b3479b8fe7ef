import { randomBytes } from 'node:crypto';
import type { VerdictPolicy } from '@assay/forensics';
import { columnOfShare, selectShare, shareOfColumn } from '../rows/draw.js';
import {
  CLOSED_WITH_ORGANIZATION,
  ERASED_WITH_ORGANIZATION,
  erasedAddressOf,
  erasedNameOf,
  IS_NAMED,
  ORGANIZATION_COLUMNS,
  type OrganizationRow,
  organizationOfRow,
  type PolicyColumns,
  policyColumnsOf,
  policyOfColumns,
  testNameOf,
  whoseSettings,
} from '../rows/organization.js';
import type { Organization } from '../types.js';
import type { Queries } from './database.js';

export async function findOrganization(queries: Queries, name: string): Promise<number | undefined> {
  const sql = `SELECT organization_id FROM organization WHERE name = $1 AND ${IS_NAMED}`;
  return (await queries.get<[number]>(sql, [name]))?.[0];
}

const SALT_BYTES = 32;

/** Makes the organization unless it is there. Two callers get the same one; ids may have gaps. */
export async function organizationByName(queries: Queries, name: string): Promise<number> {
  const found = await findOrganization(queries, name);
  if (found !== undefined) return found;
  const made = await queries.get<[number]>(
    'INSERT INTO organization (name, link_salt) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING RETURNING organization_id',
    [name, randomBytes(SALT_BYTES)],
  );
  return made?.[0] ?? (await findOrganization(queries, name))!;
}

export async function testOrganizationOf(queries: Queries, organizationId: number): Promise<number> {
  const sql = 'SELECT organization_id FROM organization WHERE test_of = $1';
  const found = await queries.get<[number]>(sql, [organizationId]);
  if (found) return found[0];
  const made = await queries.get<[number]>(
    `INSERT INTO organization (name, link_salt, test_of) VALUES ($1, $2, $3)
     ON CONFLICT DO NOTHING RETURNING organization_id`,
    [testNameOf(organizationId), randomBytes(SALT_BYTES), organizationId],
  );
  return (made ?? (await queries.get<[number]>(sql, [organizationId]))!)[0];
}

export async function listOrganizations(queries: Queries): Promise<readonly Organization[]> {
  const sql = `SELECT ${ORGANIZATION_COLUMNS} FROM organization WHERE erased_at_ms IS NULL ORDER BY organization_id`;
  return (await queries.all<OrganizationRow>(sql)).map(organizationOfRow);
}

/** In a write transaction: of two that take one name, the second waits for the first and finds it taken. */
export async function renameOrganization(
  queries: Queries,
  organizationId: number,
  name: string,
): Promise<boolean> {
  await queries.run('LOCK TABLE organization IN SHARE ROW EXCLUSIVE MODE');
  if (await queries.get('SELECT 1 FROM organization WHERE name = $1', [name])) return false;
  const sql = 'UPDATE organization SET name = $1, display_name = NULL WHERE organization_id = $2';
  return (await queries.run(sql, [name, organizationId])) > 0;
}

/** In a write transaction. */
export async function closeOrganization(
  queries: Queries,
  organizationId: number,
  nowMs: number,
): Promise<void> {
  await forgetPeople(queries, organizationId);
  for (const table of CLOSED_WITH_ORGANIZATION)
    await queries.run(`DELETE FROM ${table} WHERE organization_id = $1`, [organizationId]);
  await queries.run('UPDATE organization SET closed_at_ms = $1 WHERE organization_id = $2', [
    nowMs,
    organizationId,
  ]);
}

/** Takes everybody out of an organization; who is in no other loses name, address and what signs in. */
async function forgetPeople(queries: Queries, organizationId: number): Promise<void> {
  const gone = await queries.all<[number]>(
    'DELETE FROM membership WHERE organization_id = $1 RETURNING person_id',
    [organizationId],
  );
  for (const [personId] of gone) {
    if (await queries.get('SELECT 1 FROM membership WHERE person_id = $1', [personId])) continue;
    await queries.run('DELETE FROM session WHERE person_id = $1', [personId]);
    await queries.run('DELETE FROM identity WHERE person_id = $1', [personId]);
    await queries.run(
      `UPDATE person SET name = '', language = NULL, email = $1, password_hash = NULL WHERE person_id = $2`,
      [erasedAddressOf(personId), personId],
    );
  }
}

/** In a write transaction. */
export async function finishErasure(queries: Queries, organizationId: number, nowMs: number): Promise<void> {
  for (const table of ERASED_WITH_ORGANIZATION)
    await queries.run(`DELETE FROM ${table} WHERE organization_id = $1`, [organizationId]);
  await queries.run(
    `UPDATE organization SET name = $1, display_name = NULL, link_salt = $2, erased_at_ms = $3
     WHERE organization_id = $4`,
    [erasedNameOf(organizationId), randomBytes(SALT_BYTES), nowMs, organizationId],
  );
}

export async function organizationPolicy(
  queries: Queries,
  organizationId: number,
): Promise<VerdictPolicy | undefined> {
  const sql = `SELECT medium_from_tenths, high_from_tenths FROM organization
    WHERE organization_id = ${whoseSettings('$1')}`;
  const row = await queries.get<PolicyColumns>(sql, [organizationId]);
  return row && policyOfColumns(row);
}

/** @throws RangeError for a bound that is not whole tenths of a percent */
export async function setOrganizationPolicy(
  queries: Queries,
  organizationId: number,
  policy: VerdictPolicy | undefined,
): Promise<void> {
  await queries.run(
    'UPDATE organization SET medium_from_tenths = $1, high_from_tenths = $2 WHERE organization_id = $3',
    [...policyColumnsOf(policy), organizationId],
  );
}

export async function drawnShare(queries: Queries, organizationId: number): Promise<number> {
  return shareOfColumn(
    (await queries.get<[number | null]>(selectShare('$1'), [organizationId]))?.[0] ?? null,
  );
}

/** @throws RangeError for a share that is not whole tenths of a percent */
export async function setDrawnShare(
  queries: Queries,
  organizationId: number,
  percent: number | undefined,
): Promise<void> {
  const sql = 'UPDATE organization SET drawn_tenths = $1 WHERE organization_id = $2';
  await queries.run(sql, [columnOfShare(percent), organizationId]);
}
