/** What a caller may do. Held by API keys and bearer tokens alike. */
export const PERMISSIONS = [
  'detection:read',
  'detection:write',
  'detection:delete',
  'parse:read',
  'parse:write',
  'parse:delete',
  'verification:read',
  'verification:write',
  'verification:delete',
  'analysis:read',
  'analysis:write',
  'review:read',
  'label:read',
  'label:write',
  'files:read',
  'report:read',
  'webhooks:manage',
  'retention:manage',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

const deletesRecords = (permission: Permission): boolean =>
  permission.endsWith(':delete') || permission === 'retention:manage';

/** Of a key for which nobody says what it may: everything but what can have records deleted. */
export const DEFAULT_PERMISSIONS = PERMISSIONS.filter((permission) => !deletesRecords(permission));

/** Who is asking, once the credentials are checked. */
export interface Caller {
  readonly organizationId: number;
  readonly permissions: ReadonlySet<Permission>;
  /** For the log and for limits: `key:<id>`, `token:<digest of its subject>` or `signed-address`, never the credential or a person's name. */
  readonly credential: string;
  /** With a key of test mode: `organizationId` is then that of the organization's test mode. */
  readonly isTest?: boolean;
}

/** Why nobody is let in: for the log alone, the answer does not say. */
export type RefusalReason =
  | 'no-credential'
  | 'unknown-key'
  | 'expired-key'
  | 'key-from-elsewhere'
  | 'bad-token'
  | 'unknown-organization'
  | 'too-many-refusals';

/** An API key as stored: the key itself is shown once and only its hash is kept. */
export interface ApiKey {
  readonly id: number;
  readonly organizationId: number;
  readonly name: string;
  readonly permissions: readonly Permission[];
  readonly createdAt: Date;
  /** The first characters of the key, to tell keys apart in a list. */
  readonly prefix: string;
  /** Refused from then on. */
  readonly expiresAt?: Date;
  /** To the minute. */
  readonly lastUsedAt?: Date;
  /** Name of who made it in the console. */
  readonly createdBy?: string;
  /** In CIDR notation: refused from elsewhere. */
  readonly allowedNetworks?: readonly string[];
  /** What is sent with it stays apart; `organizationId` is then that of the organization's test mode. */
  readonly isTest?: boolean;
}
