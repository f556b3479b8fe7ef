import type { RecordKind } from './record-types.js';

/** What one submission cost. */
export interface SubmissionUsage {
  /** 1 for an image, and for a pair that was compared. */
  readonly pages: number;
  /** Of the uploads. */
  readonly bytes: number;
  /** Of the workers, all attempts together. */
  readonly processorMs: number;
}

/** What the records of one kind that were made in a day cost. */
export interface DayUsage extends SubmissionUsage {
  /** UTC, `YYYY-MM-DD`. */
  readonly day: string;
  readonly kind: RecordKind;
  readonly documents: number;
}

/** What an organization may use up in a calendar month, UTC. Undefined: as much as it likes. */
export interface Quota {
  readonly documents?: number;
  readonly pages?: number;
}

/**
 * Counters for metering. The methods that insert a record count it in the same transaction; they outlive the
 * record, and name nobody.
 */
export interface UsageStore {
  /** By day, then kind; both days inclusive. */
  listUsage(organizationId: number, fromDay: string, toDay: string): Promise<readonly DayUsage[]>;
  /** Undefined where the organization has none. */
  quota(organizationId: number): Promise<Quota | undefined>;
  /** Undefined takes it back. */
  setQuota(organizationId: number, quota: Quota | undefined): Promise<void>;
  /**
   * Whether the quota is used up by what was made since a day and what is accepted and has not ended.
   */
  isQuotaSpent(organizationId: number, sinceDay: string): Promise<boolean>;
}
