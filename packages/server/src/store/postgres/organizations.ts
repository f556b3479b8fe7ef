import { randomBytes } from 'node:crypto';
import type { VerdictPolicy } from '@assay/forensics';
import { type PolicyColumns, policyColumnsOf, policyOfColumns } from '../rows/organization.js';
import type { Organization } from '../types.js';
import type { Queries } from './database.js';

export async function findOrganization(queries: Queries, name: string): Promise<number | undefined> {
  const sql = 'SELECT organization_id FROM organization WHERE name = $1';
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

export async function listOrganizations(queries: Queries): Promise<readonly Organization[]> {
  const rows = await queries.all<readonly [number, string, ...PolicyColumns]>(
    'SELECT organization_id, name, medium_from_tenths, high_from_tenths FROM organization ORDER BY organization_id',
  );
  return rows.map(([id, name, ...columns]) => {
    const policy = policyOfColumns(columns);
    return { id, name, ...(policy && { policy }) };
  });
}

export async function organizationPolicy(
  queries: Queries,
  organizationId: number,
): Promise<VerdictPolicy | undefined> {
  const sql = 'SELECT medium_from_tenths, high_from_tenths FROM organization WHERE organization_id = $1';
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
