import type { ApiKey } from '../../access/types.js';

export const API_KEY_COLUMNS = `api_key_id, organization_id, name, permissions, created_at_ms, prefix,
  expires_at_ms, last_used_at_ms, created_by, allowed_networks,
  (SELECT test_of FROM organization WHERE organization.organization_id = api_key.organization_id)`;
/** SQL for the keys of the organization of a parameter, like `?1` or `$1`: those of test mode are among them. */
export const ofOrganization = (parameter: string): string =>
  `organization_id IN (SELECT organization_id FROM organization
     WHERE organization_id = ${parameter} OR test_of = ${parameter})`;
export type ApiKeyRow = readonly [
  id: number,
  organizationId: number,
  name: string,
  permissions: string,
  createdAtMs: number,
  prefix: string,
  expiresAtMs: number | null,
  lastUsedAtMs: number | null,
  createdBy: string | null,
  allowedNetworks: string | null,
  testOf: number | null,
];

export function apiKeyOfRow(row: ApiKeyRow): ApiKey {
  const [id, organizationId, name, permissions, createdAtMs, prefix, ...added] = row;
  const [expiresAtMs, lastUsedAtMs, createdBy, allowedNetworks, testOf] = added;
  return {
    id,
    organizationId,
    name,
    permissions: JSON.parse(permissions),
    createdAt: new Date(createdAtMs),
    prefix,
    ...(expiresAtMs !== null && { expiresAt: new Date(expiresAtMs) }),
    ...(lastUsedAtMs !== null && { lastUsedAt: new Date(lastUsedAtMs) }),
    ...(createdBy !== null && { createdBy }),
    ...(allowedNetworks !== null && { allowedNetworks: JSON.parse(allowedNetworks) }),
    ...(testOf !== null && { isTest: true }),
  };
}

/**
 * Bytes of a hash that the index looks at: that any two of a million keys share them has a chance of 1 in 37
 * million.
 */
export const SELECTOR_BYTES = 8;
