import type { Session } from '../api/types.js';

/** Keys are an administrator's. */
export const mayManageKeys = (session: Session): boolean =>
  session.permissions.some((permission) => /^keys\b/.test(permission));

/** What a key may do, by what it is about (docs/settings.md). */
export const KEY_PERMISSIONS = {
  detection: ['detection:read', 'detection:write'],
  parse: ['parse:read', 'parse:write'],
  verification: ['verification:read', 'verification:write'],
  files: ['files:read'],
} as const;

export const FIRST_KEY_PERMISSIONS: readonly string[] = Object.values(KEY_PERMISSIONS).flat();
