/** People who use the console, what they may do where, and who did what. */

export const ROLES = ['analyst', 'reviewer', 'auditor', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

export interface Person {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

/** What a person is in one organization. */
export interface Membership {
  readonly organizationId: number;
  readonly organizationName: string;
  readonly roles: readonly Role[];
}

export interface NewPerson {
  readonly name: string;
  /** Lower case; unique. */
  readonly email: string;
  /** In the PHC string format of Argon2id. */
  readonly passwordHash: string;
  readonly organizationId: number;
  readonly roles: readonly Role[];
}

/** A signed-in browser. Its token is in the cookie alone; here is its SHA-256. */
export interface NewSession {
  readonly tokenSha256: Uint8Array;
  readonly personId: number;
  readonly organizationId: number;
  readonly nowMs: number;
}

export interface Session {
  readonly id: number;
  readonly person: Person;
  /** Where the person acts at the moment. */
  readonly organizationId: number;
  readonly memberships: readonly Membership[];
  readonly createdAtMs: number;
  readonly seenAtMs: number;
}

/** A session as its owner sees it in a list. */
export interface SessionEntry {
  readonly id: number;
  readonly createdAtMs: number;
  readonly seenAtMs: number;
}

/** Names ids, never a document's text or a person's name. */
export interface NewAuditEvent {
  /** Null for what belongs to no organization. */
  readonly organizationId: number | null;
  readonly atMs: number;
  /** `person:3`, or `operator` for the command line. */
  readonly actor: string;
  /** Like `key.made`. */
  readonly action: string;
  /** Like `key:7`. */
  readonly object: string;
  readonly detail: Readonly<Record<string, string | number | boolean | readonly string[]>>;
}

/** A link of the chain: `sha256` is of the event with the digest before it (audit-chain.ts). */
export interface AuditEvent extends NewAuditEvent {
  readonly sequence: number;
  readonly previousSha256: string;
  readonly sha256: string;
}

/** Accounts of the console. Audit events are only ever added. */
export interface AccountStore {
  countPeople(): Promise<number>;
  /** The one link that may make the first person; a new one takes the place of the old. */
  setSetupLink(tokenSha256: Uint8Array, endsAtMs: number): Promise<void>;
  /**
   * Makes the first person and names the organization; the link is used up, all in one transaction.
   * @returns undefined where there is a person already, or the link is another, or its time is up
   */
  setUp(
    person: NewPerson,
    organizationName: string,
    tokenSha256: Uint8Array,
    nowMs: number,
  ): Promise<number | undefined>;
  /** @returns undefined where the address is taken */
  insertPerson(person: NewPerson): Promise<number | undefined>;
  findPersonByEmail(
    email: string,
  ): Promise<{ readonly person: Person; readonly passwordHash: string } | undefined>;
  listPeople(organizationId: number): Promise<readonly (Person & { readonly roles: readonly Role[] })[]>;
  listMemberships(personId: number): Promise<readonly Membership[]>;

  insertSession(session: NewSession): Promise<number>;
  /** By the SHA-256 of the token. Whether it is still good is for the caller to say. */
  findSession(tokenSha256: Uint8Array): Promise<Session | undefined>;
  listSessions(personId: number): Promise<readonly SessionEntry[]>;
  noteSessionSeen(sessionId: number, nowMs: number): Promise<void>;
  /** @returns false when the person has no such session */
  deleteSession(personId: number, sessionId: number): Promise<boolean>;
  deleteSessionsOf(personId: number): Promise<void>;

  appendAuditEvent(event: NewAuditEvent): Promise<AuditEvent>;
  /** In order, from behind `afterSequence`; of all organizations. */
  listAuditEvents(afterSequence: number, limit: number): Promise<readonly AuditEvent[]>;
}
