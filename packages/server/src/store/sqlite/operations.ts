import type { VerdictPolicy } from '@assay/forensics';
import type { IdempotencyClaim, NewApiKey } from '../types.js';
import { countApiKeys, deleteApiKey, findApiKey, insertApiKey, listApiKeys, renameApiKey } from './api-keys.js';
import type { Connection } from './connection.js';
import type { DetectionInsert } from './detection-row.js';
import { existingFileNames, findDetection, findFile, insertDetectionRows, listDetections } from './detections.js';
import { claimIdempotencyKey, findIdempotent } from './idempotency.js';
import type { CountedDetection } from './list-index/insert.js';
import { findOrganization, listOrganizations, organizationByName, organizationPolicy, setOrganizationPolicy } from './organizations.js';

/** What a reader thread answers: the connection is the thread's, the other arguments are the caller's. */
export const READS = {
  findDetection,
  listDetections,
  findFile,
  existingFileNames,
  findIdempotent,
  countApiKeys,
  findApiKey,
  listApiKeys,
  findOrganization,
  listOrganizations,
  organizationPolicy,
  ping: (connection: Connection): void => {
    connection.get('SELECT 1 FROM organization');
  },
};

/** Requests of many callers that commit together. */
export interface WriteGroup {
  readonly connection: Connection;
  /** What the list index still has to take in before COMMIT. */
  readonly inserted: CountedDetection[];
}

/** What the writer thread does. Each either does all of its work or throws and leaves the group as it was. */
export const WRITES = {
  insertDetection: ({ connection, inserted }: WriteGroup, insert: DetectionInsert, claim?: IdempotencyClaim): void => {
    const counted = connection.savepoint(() => {
      if (claim) claimIdempotencyKey(connection, claim, insert);
      return insertDetectionRows(connection, insert);
    });
    inserted.push(counted);
  },
  /** @returns the first of `count` ids that nobody else gets. */
  leaseDetectionIds: ({ connection }: WriteGroup, count: number): number =>
    connection.get<[number]>("UPDATE id_lease SET next_id = next_id + ? WHERE kind = 'detection' RETURNING next_id - ?", [
      count,
      count,
    ])![0],
  organizationByName: ({ connection }: WriteGroup, name: string) => organizationByName(connection, name),
  setOrganizationPolicy: ({ connection }: WriteGroup, organizationId: number, policy: VerdictPolicy | undefined) =>
    setOrganizationPolicy(connection, organizationId, policy),
  insertApiKey: ({ connection }: WriteGroup, key: NewApiKey) => insertApiKey(connection, key),
  renameApiKey: ({ connection }: WriteGroup, organizationId: number, id: number, name: string) =>
    renameApiKey(connection, organizationId, id, name),
  /** Reaching the group is the proof: its transaction has the write lock. */
  ping: (_group: WriteGroup): void => {},
  deleteApiKey: ({ connection }: WriteGroup, organizationId: number, id: number) => deleteApiKey(connection, organizationId, id),
};
