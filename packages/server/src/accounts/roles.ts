import type { Membership, Role } from '../store/account-types.js';

/** What a person may do in the console. */
export const CONSOLE_PERMISSIONS = [
  'records:read',
  'records:write',
  'records:decide',
  'records:settle',
  'records:label',
  'insights',
  'insights:team',
  'rules',
  'retention',
  'keys',
  'webhooks',
  'people',
  'audit',
] as const;
export type ConsolePermission = (typeof CONSOLE_PERMISSIONS)[number];

/**
 * Fixed: whoever administers keys and people does not see documents by it, and who looks at documents makes
 * no keys. Figures name nobody and no document; an analyst reads of decisions their own. A person may hold several roles.
 */
export const ROLE_PERMISSIONS: Readonly<Record<Role, readonly ConsolePermission[]>> = {
  analyst: ['records:read', 'records:write', 'records:decide', 'insights'],
  reviewer: [
    'records:read',
    'records:write',
    'records:decide',
    'records:settle',
    'records:label',
    'insights',
    'insights:team',
  ],
  auditor: ['records:read', 'insights', 'insights:team', 'audit'],
  administrator: ['insights', 'insights:team', 'rules', 'retention', 'keys', 'webhooks', 'people', 'audit'],
};

/** The first person of an installation sees documents too, so that the first file can be looked at. */
export const FIRST_ROLES: readonly Role[] = ['administrator', 'reviewer'];

export const permissionsOf = (membership: Membership | undefined): ReadonlySet<ConsolePermission> =>
  new Set(membership?.roles.flatMap((role) => ROLE_PERMISSIONS[role]));
