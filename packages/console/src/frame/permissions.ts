import type { Session } from '../api/types.js';

/** Keys are an administrator's; a person may hold several roles. */
export const mayManageKeys = ({ organizations, current }: Session): boolean => {
  const organization = organizations.find(({ id }) => id === current);
  return [organization?.role, ...(organization?.roles ?? [])].includes('administrator');
};

/** What a key may do, by what it is about (docs/settings.md). */
export const KEY_PERMISSIONS = {
  detection: ['detection:read', 'detection:write'],
  parse: ['parse:read', 'parse:write'],
  verification: ['verification:read', 'verification:write'],
  files: ['files:read'],
} as const;

export const FIRST_KEY_PERMISSIONS: readonly string[] = Object.values(KEY_PERMISSIONS).flat();
