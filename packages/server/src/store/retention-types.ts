import type { RecordKind, StoredFile, Tag } from './record-types.js';

/** A hundred years: who keeps records for longer keeps them forever. */
export const MOST_RETENTION_DAYS = 36_500;

/** Days that records of each kind are kept; forever where a kind is not named. */
export type RetentionDays = Readonly<Partial<Record<RecordKind, number>>>;

/** What a hold is on: one record, or every record of an organization that has a tag, later ones too. */
export type HeldThing = { readonly kind: RecordKind; readonly recordId: number } | { readonly tag: Tag };

export interface NewHold {
  readonly organizationId: number;
  readonly on: HeldThing;
  /** For people: a case number. */
  readonly reason: string;
  readonly createdAtMicros: number;
}

export interface Hold extends NewHold {
  readonly holdId: number;
}

/** Where one page of expired records ended. */
export interface ExpiredRecord {
  readonly id: number;
  readonly createdAtMicros: number;
}

/** What is said of a record that goes because of a tag. */
export interface TaggedRecord {
  readonly id: number;
  readonly createdAtMicros: number;
  readonly files: readonly { readonly sha256: string; readonly sizeBytes: number }[];
}

/** What a certificate of erasure names: not pages that are drawn when they are asked for, of which no record keeps a hash. */
export const certifiedFiles = (files: readonly StoredFile[]): TaggedRecord['files'] =>
  files.flatMap(({ sha256, sizeBytes }) =>
    sha256 === undefined || sizeBytes === undefined ? [] : [{ sha256, sizeBytes }],
  );

/**
 * How long records are kept, and what keeps them in spite of it. While a hold is on a record, `deleteRecord`
 * throws `RecordHeld` and leaves everything as it was.
 */
export interface RetentionStore {
  /** Undefined takes the organization's own number back. */
  setRetention(organizationId: number, kind: RecordKind, days: number | undefined): Promise<void>;
  /** Of the organization's own. */
  retentionDays(organizationId: number): Promise<RetentionDays>;
  /** Records made before, oldest first, from behind one of them; held ones among them. */
  expiredRecords(
    organizationId: number,
    kind: RecordKind,
    beforeMicros: number,
    page: { readonly after?: ExpiredRecord | undefined; readonly limit: number },
  ): Promise<readonly ExpiredRecord[]>;
  /** Every record of a kind with a tag, by ascending id. */
  recordsTagged(organizationId: number, kind: RecordKind, tag: Tag): Promise<readonly TaggedRecord[]>;

  insertHold(hold: NewHold): Promise<Hold>;
  /** By ascending id. */
  listHolds(organizationId: number): Promise<readonly Hold[]>;
  /** @returns false when the organization has no such hold */
  deleteHold(organizationId: number, holdId: number): Promise<boolean>;
  /** Holds that keep a record. Empty, too, where there is no such record. */
  holdsOn(organizationId: number, kind: RecordKind, recordId: number): Promise<readonly number[]>;
}
