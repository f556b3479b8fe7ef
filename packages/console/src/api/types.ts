import type { components, DetectionRecord, ParseRecord, VerificationRecord } from '@assay/client';

/** What the console's own interface answers with; `/v1`'s records are the client's types. */

export type Kind = 'detection' | 'parse' | 'verification';
export type Band = 'low' | 'medium' | 'high';
export type Strength = 'low' | 'medium' | 'high' | 'critical';
export const ROLES = ['analyst', 'reviewer', 'auditor', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

export interface Session {
  readonly person: { readonly id: number; readonly name: string };
  readonly organizations: readonly {
    readonly id: number;
    readonly name: string;
    readonly roles: readonly Role[];
  }[];
  readonly current: number;
  readonly permissions: readonly string[];
  readonly features: Features;
}

/** How people sign in here. */
export interface Features {
  readonly oidc: boolean;
  readonly passwords: boolean;
}

export const PEOPLE_A_PAGE = 50;

export interface PersonEntry {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly Role[];
  readonly signsInBy: 'password' | 'provider';
  readonly seenAt: string | null;
}

export interface People {
  readonly totalCount: number;
  readonly data: readonly PersonEntry[];
}

export interface Invitation {
  readonly id: number;
  readonly roles: readonly Role[];
  readonly invitedBy: string;
  readonly endsAt: string;
}

export interface InvitedTo {
  readonly organization: string;
  readonly roles: readonly Role[];
}

export interface SessionEntry {
  readonly id: number;
  readonly startedAt: string;
  readonly seenAt: string;
  readonly current: boolean;
}

export interface AuditEvents {
  readonly count: number;
  readonly data: readonly AuditEvent[];
  readonly next: number | null;
}

interface AuditEvent {
  readonly sequence: number;
  readonly at: string;
  readonly actor: string;
  readonly actorName: string | null;
  readonly action: string;
  readonly object: string;
  readonly detail: Readonly<Record<string, string | number | boolean | readonly string[]>>;
}

/** A row of a list: what there is to see of a record without opening it. */
export interface Row {
  readonly kind: Kind;
  readonly id: number;
  readonly name: string;
  readonly fileType: string;
  readonly documentType: string | null;
  readonly pageCount: number;
  readonly likelihood?: number;
  readonly band?: Band;
  readonly confidence?: number;
  readonly verified?: boolean;
  readonly strongest?: Strongest;
  readonly looked?: {
    readonly found: number;
    readonly nothing: number;
    readonly notApplicable: number;
    readonly broken: number;
  };
  readonly links?: { readonly count: number; readonly strongest: Strength | null };
  readonly tags: readonly { readonly name: string; readonly value: string }[];
  readonly country: string;
  readonly at: string;
}

interface Strongest {
  readonly checkId: string;
  readonly code?: string;
  readonly page?: number;
  readonly before?: string;
  readonly after?: string;
  readonly more: number;
}

export interface Rows {
  readonly totalCount: number;
  /** The total is at least this: counting ended there. */
  readonly atLeast?: boolean;
  readonly count: number;
  readonly data: readonly Row[];
}

/** How a likelihood came about, as the judge reckoned it and the record keeps it. */
export type Arithmetic = components['schemas']['Arithmetic'];
export type Term = Arithmetic['terms'][number];
export type Step = Arithmetic['steps'][number];

export interface Detection extends DetectionRecord {
  readonly neighbours?: { readonly previous: number | null; readonly next: number | null };
  readonly links?: { readonly count: number; readonly strongest: Strength | null };
}

/** One record has its fields; lists leave them out. */
export type Parse = ParseRecord & Required<Pick<ParseRecord, 'fields'>>;
export type Verification = VerificationRecord;

export interface Pages {
  readonly pages: readonly PageSize[];
  readonly revisions: readonly Revision[];
}

export interface PageSize {
  readonly page: number;
  /** Of the page as displayed, in any one unit. */
  readonly width: number;
  readonly height: number;
  readonly hasText: boolean;
}

export interface VerificationPictures {
  readonly id: { readonly width: number; readonly height: number };
  readonly selfie: { readonly width: number; readonly height: number };
}

/** An earlier save of a PDF, from 1. */
export interface Revision {
  readonly index: number;
  readonly pagesChanged: readonly number[];
}

export interface Word {
  readonly text: string;
  readonly boundingBox: Box;
}

/** Fractions of the page as displayed, origin top left. */
export interface Box {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** A check as its own page describes it, in the version that is installed. */
export interface CheckDescription {
  readonly checkId: string;
  readonly version: string;
  readonly group: string;
  readonly weight: 'fact' | 'context';
  readonly title: string;
  readonly claim: string;
  readonly innocentCauses: readonly string[];
  readonly blindSpots: readonly string[];
  readonly rates?: string;
  readonly calibration?: {
    readonly points: readonly { readonly measure: number; readonly logLikelihoodRatio: number }[];
    readonly source: string;
  };
}

export interface LinkGraph {
  readonly nodes: readonly LinkNode[];
  readonly links: readonly GraphLink[];
  /** Weaker ones, beyond the most that a graph is drawn of. */
  readonly left_out: number;
}

export interface LinkNode {
  readonly id: number;
  readonly likelihood?: number | null;
  readonly band?: Band | null;
  readonly documentType?: string | null;
  readonly name?: string | null;
}

export interface GraphLink {
  readonly source: number;
  readonly target: number;
  readonly linkType: string;
  readonly strength: Strength;
  readonly metadata?: Readonly<Record<string, unknown>>;
}

export interface ApiKey {
  readonly id: string | number;
  readonly name: string;
  readonly begins: string;
  readonly permissions: readonly string[];
  readonly createdBy?: string | null;
  readonly createdAt: string;
  readonly lastUsedAt?: string | null;
  readonly expiresAt?: string | null;
  readonly allowedNetworks?: readonly string[];
}
