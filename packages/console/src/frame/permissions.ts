/** What a key may do, by what it is about (docs/settings.md). */
export const KEY_PERMISSIONS = {
  detection: ['detection:read', 'detection:write', 'detection:delete'],
  parse: ['parse:read', 'parse:write', 'parse:delete'],
  verification: ['verification:read', 'verification:write', 'verification:delete'],
  review: ['review:read'],
  label: ['label:read', 'label:write'],
  files: ['files:read'],
  report: ['report:read'],
  webhooks: ['webhooks:manage'],
  retention: ['retention:manage'],
} as const;

/** What programs mostly do: to send documents elsewhere, or to have records deleted, is given by name. */
export const FIRST_KEY_PERMISSIONS: readonly string[] = Object.values(KEY_PERMISSIONS)
  .flat()
  .filter((permission) => !/:(manage|delete)$/.test(permission));
