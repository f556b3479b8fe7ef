import type { Box } from '@assay/media';
import type { RecordedField } from './parsing-types.js';

export type FieldValue = RecordedField['value'];

/** Where on the document a person says that a value stands. */
export interface FieldPlace {
  /** From 1. */
  readonly page: number;
  readonly boundingBox: Box;
}

/**
 * What a person says of a field: it `is` something, be it as it was read, or it is `absent` from the document;
 * of the whole document: `checked`, every field was looked at, and what is not corrected is right. `withdrawn` takes
 * back what was said before.
 */
export const CORRECTION_CHANGES = ['is', 'absent', 'checked', 'withdrawn'] as const;
export type CorrectionChange = (typeof CORRECTION_CHANGES)[number];

export interface NewCorrection {
  readonly organizationId: number;
  readonly parseId: number;
  readonly personId: number;
  readonly atMicros: number;
  /** As in the record's fields, like `accounts[0].transactions[3].date`; null where it is about the whole document. */
  readonly path: string | null;
  readonly change: CorrectionChange;
  /** What the record has; null where it has no such field, and where it is about the whole document. */
  readonly read: FieldValue | null;
  /** Null but for the change `is`. */
  readonly is: FieldValue | null;
  readonly place?: FieldPlace | undefined;
}

/** What a person said of what was read, never changed. */
export interface Correction extends Omit<NewCorrection, 'personId'> {
  readonly entryId: number;
  readonly person: { readonly id: number; readonly name: string };
}

/** What people say of the fields of parsed documents. Only ever added, and gone with the record. */
export interface CorrectionStore {
  /**
   * @param after the last entry about this path that its author saw, or about anything where the path is null;
   *   undefined where there was none
   * @returns the number of the entry; `outdated` where another one came since
   */
  addCorrection(entry: NewCorrection, after?: number | undefined): Promise<number | 'not-there' | 'outdated'>;
  /** Oldest first; undefined when the organization has no such record. */
  listCorrections(organizationId: number, parseId: number): Promise<readonly Correction[] | undefined>;
}

/** What holds of a document, of all that was said: the last word on each path that was not taken back. */
export interface CorrectionState {
  /** In the order in which they were made. */
  readonly corrections: readonly Correction[];
  /** That every field was looked at. */
  readonly checked: Correction | undefined;
}

export function correctionState(entries: readonly Correction[]): CorrectionState {
  const last = new Map(entries.map((entry) => [entry.path, entry]));
  const standing = [...last.values()].filter(({ change }) => change !== 'withdrawn');
  return {
    corrections: standing.filter(({ path }) => path !== null).sort((a, b) => a.entryId - b.entryId),
    checked: standing.find(({ path }) => path === null),
  };
}
