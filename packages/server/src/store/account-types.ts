/** People who use the console, what they may do where, and who did what. */

import type { Language } from '@assay/forensics';

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
  /** In the PHC string format of Argon2id; null for who signs in by an identity provider alone. */
  readonly passwordHash: string | null;
  readonly organizationId: number;
  readonly roles: readonly Role[];
}

/** A person as an administrator sees them. */
export interface PersonEntry extends Person {
  readonly roles: readonly Role[];
  readonly signsInBy: 'password' | 'provider';
  /** Of the sessions there are, in any organization; undefined where there is none. */
  readonly seenAtMs: number | undefined;
}

export interface PersonPage {
  readonly totalCount: number;
  readonly people: readonly PersonEntry[];
}

/** What somebody was invited to. The token is in the link alone; here is its SHA-256. */
export interface NewInvitation {
  readonly tokenSha256: Uint8Array;
  readonly organizationId: number;
  readonly roles: readonly Role[];
  readonly invitedBy: number;
  readonly endsAtMs: number;
}

export interface InvitationEntry {
  readonly id: number;
  readonly roles: readonly Role[];
  /** Name of the person. */
  readonly invitedBy: string;
  readonly endsAtMs: number;
}

/** Who uses an invitation: somebody new, or a person that there is already. */
export type Invited =
  | { readonly name: string; readonly email: string; readonly passwordHash: string }
  | { readonly personId: number };

/** What an identity provider said of a person who signs in. */
export interface SignedInIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly name: string;
  /** Lower case. */
  readonly email: string;
  readonly organizationId: number;
  /** At least one: they take the place of what the person was there. */
  readonly roles: readonly Role[];
}

export type RolesChange = 'changed' | 'not-there' | 'last-administrator';

/** All that are given have to hold. */
export interface AuditQuery {
  readonly actor?: string | undefined;
  readonly object?: string | undefined;
  readonly action?: string | undefined;
  readonly fromMs?: number | undefined;
  /** Before it. */
  readonly toMs?: number | undefined;
  /** Only events before this one. */
  readonly beforeSequence?: number | undefined;
  readonly limit: number;
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
  /** In which the person reads the console; undefined: as the browser asks. */
  readonly language: Language | undefined;
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

/** How something was done: words and numbers that say nothing of a person. */
export type AuditDetail = Readonly<Record<string, string | number | boolean | readonly string[]>>;

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
  readonly detail: AuditDetail;
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
  ): Promise<{ readonly person: Person; readonly passwordHash: string | null } | undefined>;
  /** By name. */
  listPeople(
    organizationId: number,
    page: { readonly limit: number; readonly offset: number },
  ): Promise<PersonPage>;
  listMemberships(personId: number): Promise<readonly Membership[]>;
  /**
   * Gives a person other roles in one organization, or none: then they are no longer in it. Their sessions there end,
   * in the same transaction. An organization keeps its last administrator.
   */
  setRoles(organizationId: number, personId: number, roles: readonly Role[]): Promise<RolesChange>;
  /** The person's other sessions end. */
  setPassword(personId: number, passwordHash: string, keptSessionId: number): Promise<void>;
  /** In which the person reads the console; undefined: as the browser asks. */
  setLanguage(personId: number, language: Language | undefined): Promise<void>;

  insertInvitation(invitation: NewInvitation): Promise<number>;
  /** Those that are still good, the newest first. */
  listInvitations(organizationId: number, nowMs: number): Promise<readonly InvitationEntry[]>;
  /** @returns undefined for a token that is none, was used, or whose time is up */
  findInvitation(tokenSha256: Uint8Array, nowMs: number): Promise<Membership | undefined>;
  /** @returns false when the organization has no such invitation */
  deleteInvitation(organizationId: number, invitationId: number): Promise<boolean>;
  /**
   * Makes the person, or adds the roles to what the person there is has; the invitation is used up, all in one transaction.
   * @returns undefined where the invitation is not good, or the address is taken
   */
  acceptInvitation(
    tokenSha256: Uint8Array,
    invited: Invited,
    nowMs: number,
  ): Promise<{ readonly personId: number; readonly organizationId: number } | undefined>;
  /**
   * Finds or makes the person by issuer and subject, never by the address, and sets what they are.
   * @returns undefined where another person has the address
   */
  signInByIdentity(identity: SignedInIdentity): Promise<number | undefined>;

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
  /** Of one organization, the newest first. */
  findAuditEvents(organizationId: number, query: AuditQuery): Promise<readonly AuditEvent[]>;
}
