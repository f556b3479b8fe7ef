import type { VerdictPolicy } from '@assay/forensics';
import type { IdempotencyClaim, ListQuery, NewApiKey, RecordKind } from '../types.js';
import { countApiKeys, deleteApiKey, findApiKey, insertApiKey, listApiKeys, renameApiKey } from './api-keys.js';
import type { Connection } from './connection.js';
import { claimIdempotencyKey, findIdempotent } from './idempotency.js';
import type { CountedRecord } from './list-index/insert.js';
import { findOrganization, listOrganizations, organizationByName, organizationPolicy, setOrganizationPolicy } from './organizations.js';
import { findRow, insertRecordRows, listRows, type RecordInsert } from './record-table.js';
import { RECORD_TABLES } from './record-tables.js';
import { existingFileNames, findFile } from './stored-files.js';

/** What a reader thread answers: the connection is the thread's, the other arguments are the caller's. */
export const READS = {
  findRecord: (connection: Connection, kind: RecordKind, organizationId: number, id: number) =>
    findRow(connection, RECORD_TABLES[kind], organizationId, id),
  listRecords: (connection: Connection, kind: RecordKind, organizationId: number, query: ListQuery) =>
    listRows(connection, RECORD_TABLES[kind], organizationId, query),
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
  readonly inserted: CountedRecord[];
}

/** What the writer thread does. Each either does all of its work or throws and leaves the group as it was. */
export const WRITES = {
  insertRecord: ({ connection, inserted }: WriteGroup, insert: RecordInsert, claim?: IdempotencyClaim): void => {
    const counted = connection.savepoint(() => {
      if (claim) claimIdempotencyKey(connection, claim, insert);
      return insertRecordRows(connection, RECORD_TABLES[insert.kind], insert);
    });
    inserted.push(counted);
  },
  /** @returns the first of `count` ids that nobody else gets. */
  leaseIds: ({ connection }: WriteGroup, kind: RecordKind, count: number): number =>
    connection.get<[number]>('UPDATE id_lease SET next_id = next_id + ? WHERE kind = ? RETURNING next_id - ?', [count, kind, count])![0],
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
