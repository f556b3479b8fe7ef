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
import type { Queries } from './database.js';

export async function countApiKeys(queries: Queries): Promise<number> {
  return (await queries.get<[number]>('SELECT count(*) FROM api_key'))![0];
}

export async function insertApiKey(queries: Queries, key: NewApiKey): Promise<ApiKey> {
  const row = await queries.get<ApiKeyRow>(
    `INSERT INTO api_key (organization_id, name, permissions, key_sha256, prefix, created_at_ms,
       expires_at_ms, created_by, allowed_networks)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING ${API_KEY_COLUMNS}`,
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
export async function findApiKey(queries: Queries, keySha256: Uint8Array): Promise<ApiKey | undefined> {
  const rows = await queries.all<readonly [keySha256: Uint8Array, ...ApiKeyRow]>(
    `SELECT key_sha256, ${API_KEY_COLUMNS} FROM api_key WHERE substr(key_sha256, 1, ${SELECTOR_BYTES}) = $1`,
    [keySha256.subarray(0, SELECTOR_BYTES)],
  );
  const [found] = rows.filter(([candidate]) => timingSafeEqual(candidate, keySha256));
  if (!found) return undefined;
  const [, ...row] = found;
  return apiKeyOfRow(row);
}

export async function listApiKeys(queries: Queries, organizationId: number): Promise<readonly ApiKey[]> {
  const sql = `SELECT ${API_KEY_COLUMNS} FROM api_key WHERE ${ofOrganization('$1')} ORDER BY api_key_id`;
  return (await queries.all<ApiKeyRow>(sql, [organizationId])).map(apiKeyOfRow);
}

export async function renameApiKey(
  queries: Queries,
  organizationId: number,
  id: number,
  name: string,
): Promise<boolean> {
  const sql = `UPDATE api_key SET name = $2 WHERE ${ofOrganization('$1')} AND api_key_id = $3`;
  return (await queries.run(sql, [organizationId, name, id])) > 0;
}

export async function deleteApiKey(queries: Queries, organizationId: number, id: number): Promise<boolean> {
  const sql = `DELETE FROM api_key WHERE ${ofOrganization('$1')} AND api_key_id = $2`;
  return (await queries.run(sql, [organizationId, id])) > 0;
}

export async function noteApiKeyUsed(queries: Queries, id: number, atMs: number): Promise<void> {
  await queries.run('UPDATE api_key SET last_used_at_ms = $1 WHERE api_key_id = $2', [atMs, id]);
}
