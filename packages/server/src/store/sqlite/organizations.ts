import type { VerdictPolicy } from '@assay/forensics';
import { type PolicyColumns, policyColumnsOf, policyOfColumns } from '../rows/organization.js';
import type { Organization } from '../types.js';
import type { Connection } from './connection.js';

export function findOrganization(connection: Connection, name: string): number | undefined {
  return connection.get<[number]>('SELECT organization_id FROM organization WHERE name = ?', [name])?.[0];
}

/**
 * Makes the organization unless it is there; in a write transaction, so that two callers get the same one.
 */
export function organizationByName(connection: Connection, name: string): number {
  return (
    findOrganization(connection, name) ??
    connection.get<[number]>(
      'INSERT INTO organization (name, link_salt) VALUES (?, randomblob(32)) RETURNING organization_id',
      [name],
    )![0]
  );
}

export function listOrganizations(connection: Connection): readonly Organization[] {
  const sql =
    'SELECT organization_id, name, medium_from_tenths, high_from_tenths FROM organization ORDER BY organization_id';
  return connection.all<readonly [number, string, ...PolicyColumns]>(sql).map(([id, name, ...columns]) => {
    const policy = policyOfColumns(columns);
    return { id, name, ...(policy && { policy }) };
  });
}

export function organizationPolicy(
  connection: Connection,
  organizationId: number,
): VerdictPolicy | undefined {
  const sql = 'SELECT medium_from_tenths, high_from_tenths FROM organization WHERE organization_id = ?';
  const row = connection.get<PolicyColumns>(sql, [organizationId]);
  return row && policyOfColumns(row);
}

/** @throws RangeError for a bound that is not whole tenths of a percent */
export function setOrganizationPolicy(
  connection: Connection,
  organizationId: number,
  policy: VerdictPolicy | undefined,
): void {
  const sql =
    'UPDATE organization SET medium_from_tenths = ?, high_from_tenths = ? WHERE organization_id = ?';
  connection.run(sql, [...policyColumnsOf(policy), organizationId]);
}
