import type { ApiKey } from '../../access/types.js';
import type { NewApiKey } from '../types.js';
import type { Connection } from './connection.js';

const COLUMNS = 'api_key_id, organization_id, name, permissions, created_at_ms, prefix';
type ApiKeyRow = readonly [id: number, organizationId: number, name: string, permissions: string, createdAtMs: number, prefix: string];

function apiKeyOfRow([id, organizationId, name, permissions, createdAtMs, prefix]: ApiKeyRow): ApiKey {
  return { id, organizationId, name, permissions: JSON.parse(permissions), createdAt: new Date(createdAtMs), prefix };
}

export function countApiKeys(connection: Connection): number {
  return connection.get<[number]>('SELECT count(*) FROM api_key')![0];
}

export function insertApiKey(connection: Connection, key: NewApiKey): ApiKey {
  const row = connection.get<ApiKeyRow>(
    `INSERT INTO api_key (organization_id, name, permissions, key_sha256, prefix, created_at_ms)
     VALUES (?, ?, ?, ?, ?, ?) RETURNING ${COLUMNS}`,
    [key.organizationId, key.name, JSON.stringify(key.permissions), key.keySha256, key.prefix, Date.now()],
  );
  return apiKeyOfRow(row!);
}

export function findApiKey(connection: Connection, keySha256: Uint8Array): ApiKey | undefined {
  const row = connection.get<ApiKeyRow>(`SELECT ${COLUMNS} FROM api_key WHERE key_sha256 = ?`, [keySha256]);
  return row && apiKeyOfRow(row);
}

export function listApiKeys(connection: Connection, organizationId: number): readonly ApiKey[] {
  const sql = `SELECT ${COLUMNS} FROM api_key WHERE organization_id = ? ORDER BY api_key_id`;
  return connection.all<ApiKeyRow>(sql, [organizationId]).map(apiKeyOfRow);
}

export function renameApiKey(connection: Connection, organizationId: number, id: number, name: string): boolean {
  return connection.run('UPDATE api_key SET name = ? WHERE organization_id = ? AND api_key_id = ?', [name, organizationId, id]) > 0;
}

export function deleteApiKey(connection: Connection, organizationId: number, id: number): boolean {
  return connection.run('DELETE FROM api_key WHERE organization_id = ? AND api_key_id = ?', [organizationId, id]) > 0;
}
