/** What a key may do, by what it is about (docs/settings.md). */
export const KEY_PERMISSIONS = {
  detection: ['detection:read', 'detection:write'],
  parse: ['parse:read', 'parse:write'],
  verification: ['verification:read', 'verification:write'],
  files: ['files:read'],
  webhooks: ['webhooks:manage'],
} as const;

/** What programs mostly do; a webhook sends to where its maker says, so that is given by name. */
export const FIRST_KEY_PERMISSIONS: readonly string[] = Object.values(KEY_PERMISSIONS)
  .flat()
  .filter((permission) => permission !== 'webhooks:manage');
