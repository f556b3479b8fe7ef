import { timingSafeEqual } from 'node:crypto';
import type { ApiKey } from '../../access/types.js';
import {
  API_KEY_COLUMNS,
  type ApiKeyRow,
  apiKeyOfRow,
  ofOrganization,
  SELECTOR_BYTES,
} from '../rows/api-key.js';
import type { NewApiKey } from '../types.js';
import type { Connection } from './connection.js';

export function countApiKeys(connection: Connection): number {
  return connection.get<[number]>('SELECT count(*) FROM api_key')![0];
}

export function insertApiKey(connection: Connection, key: NewApiKey): ApiKey {
  const row = connection.get<ApiKeyRow>(
    `INSERT INTO api_key (organization_id, name, permissions, key_sha256, prefix, created_at_ms,
       expires_at_ms, created_by, allowed_networks)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING ${API_KEY_COLUMNS}`,
    [
      key.organizationId,
      key.name,
      JSON.stringify(key.permissions),
      key.keySha256,
      key.prefix,
      Date.now(),
      key.expiresAt?.getTime() ?? null,
      key.createdBy ?? null,
      key.allowedNetworks ? JSON.stringify(key.allowedNetworks) : null,
    ],
  );
  return apiKeyOfRow(row!);
}

/**
 * The index leads to the rows that share the hash's selector; the whole hash is then compared in a time that
 * does not depend on where two hashes differ, over all of these rows.
 */
export function findApiKey(connection: Connection, keySha256: Uint8Array): ApiKey | undefined {
  const rows = connection.all<readonly [keySha256: Uint8Array, ...ApiKeyRow]>(
    `SELECT key_sha256, ${API_KEY_COLUMNS} FROM api_key WHERE substr(key_sha256, 1, ${SELECTOR_BYTES}) = ?`,
    [keySha256.subarray(0, SELECTOR_BYTES)],
  );
  const [found] = rows.filter(([candidate]) => timingSafeEqual(candidate, keySha256));
  if (!found) return undefined;
  const [, ...row] = found;
  return apiKeyOfRow(row);
}

export function listApiKeys(connection: Connection, organizationId: number): readonly ApiKey[] {
  const sql = `SELECT ${API_KEY_COLUMNS} FROM api_key WHERE ${ofOrganization('?1')} ORDER BY api_key_id`;
  return connection.all<ApiKeyRow>(sql, [organizationId]).map(apiKeyOfRow);
}

export function renameApiKey(
  connection: Connection,
  organizationId: number,
  id: number,
  name: string,
): boolean {
  return (
    connection.run(`UPDATE api_key SET name = ?2 WHERE ${ofOrganization('?1')} AND api_key_id = ?3`, [
      organizationId,
      name,
      id,
    ]) > 0
  );
}

export function deleteApiKey(connection: Connection, organizationId: number, id: number): boolean {
  return (
    connection.run(`DELETE FROM api_key WHERE ${ofOrganization('?1')} AND api_key_id = ?2`, [
      organizationId,
      id,
    ]) > 0
  );
}

export function noteApiKeyUsed(connection: Connection, id: number, atMs: number): void {
  connection.run('UPDATE api_key SET last_used_at_ms = ? WHERE api_key_id = ?', [atMs, id]);
}
