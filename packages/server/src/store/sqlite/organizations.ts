import type { VerdictPolicy } from '@assay/forensics';
import { IS_SHARED } from '../record-ids.js';
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
import { NO_PASSWORD } from './accounts.js';
import type { Connection } from './connection.js';

export function findOrganization(connection: Connection, name: string): number | undefined {
  const sql = `SELECT organization_id FROM organization WHERE name = ? AND ${IS_NAMED}`;
  return connection.get<[number]>(sql, [name])?.[0];
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

export const isShared = (connection: Connection): boolean =>
  connection.get<[number]>(`SELECT ${IS_SHARED}`)![0] === 1;

export function testOrganizationOf(connection: Connection, organizationId: number): number {
  return (connection.get<[number]>('SELECT organization_id FROM organization WHERE test_of = ?', [
    organizationId,
  ]) ??
    connection.get<[number]>(
      `INSERT INTO organization (name, link_salt, test_of) VALUES (?, randomblob(32), ?)
       RETURNING organization_id`,
      [testNameOf(organizationId), organizationId],
    )!)[0];
}

export function listOrganizations(connection: Connection): readonly Organization[] {
  const sql = `SELECT ${ORGANIZATION_COLUMNS} FROM organization WHERE erased_at_ms IS NULL ORDER BY organization_id`;
  return connection.all<OrganizationRow>(sql).map(organizationOfRow);
}

export function renameOrganization(connection: Connection, organizationId: number, name: string): boolean {
  if (connection.get('SELECT 1 FROM organization WHERE name = ?', [name])) return false;
  const sql = 'UPDATE organization SET name = ?, display_name = NULL WHERE organization_id = ?';
  return connection.run(sql, [name, organizationId]) > 0;
}

/** In a write transaction. */
export function closeOrganization(connection: Connection, organizationId: number, nowMs: number): void {
  forgetPeople(connection, organizationId);
  for (const table of CLOSED_WITH_ORGANIZATION)
    connection.run(`DELETE FROM ${table} WHERE organization_id = ?`, [organizationId]);
  connection.run('UPDATE organization SET closed_at_ms = ? WHERE organization_id = ?', [
    nowMs,
    organizationId,
  ]);
}

/** Takes everybody out of an organization; who is in no other loses name, address and what signs in. */
function forgetPeople(connection: Connection, organizationId: number): void {
  const gone = connection.all<[number]>(
    'DELETE FROM membership WHERE organization_id = ? RETURNING person_id',
    [organizationId],
  );
  for (const [personId] of gone) {
    if (connection.get('SELECT 1 FROM membership WHERE person_id = ?', [personId])) continue;
    connection.run('DELETE FROM session WHERE person_id = ?', [personId]);
    connection.run('DELETE FROM identity WHERE person_id = ?', [personId]);
    connection.run(
      `UPDATE person SET name = '', language = NULL, email = ?, password_hash = ? WHERE person_id = ?`,
      [erasedAddressOf(personId), NO_PASSWORD, personId],
    );
  }
}

/** In a write transaction. */
export function finishErasure(connection: Connection, organizationId: number, nowMs: number): void {
  for (const table of ERASED_WITH_ORGANIZATION)
    connection.run(`DELETE FROM ${table} WHERE organization_id = ?`, [organizationId]);
  connection.run(
    `UPDATE organization SET name = ?, display_name = NULL, link_salt = randomblob(32), erased_at_ms = ?
     WHERE organization_id = ?`,
    [erasedNameOf(organizationId), nowMs, organizationId],
  );
}

export function organizationPolicy(
  connection: Connection,
  organizationId: number,
): VerdictPolicy | undefined {
  const sql = `SELECT medium_from_tenths, high_from_tenths FROM organization
    WHERE organization_id = ${whoseSettings('?1')}`;
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

export const drawnShare = (connection: Connection, organizationId: number): number =>
  shareOfColumn(connection.get<[number | null]>(selectShare('?1'), [organizationId])?.[0] ?? null);

/** @throws RangeError for a share that is not whole tenths of a percent */
export function setDrawnShare(
  connection: Connection,
  organizationId: number,
  percent: number | undefined,
): void {
  const sql = 'UPDATE organization SET drawn_tenths = ? WHERE organization_id = ?';
  connection.run(sql, [columnOfShare(percent), organizationId]);
}
