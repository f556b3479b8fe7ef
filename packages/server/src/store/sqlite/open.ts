import type { RecordStore } from '../types.js';
import type { Reads, Writes } from './protocol.js';
import { sqliteStore } from './sqlite-store.js';
import { StoreThread } from './thread.js';

export interface SqliteStoreOptions {
  /** The database file; made when absent. `-wal` and `-shm` files appear beside it. */
  readonly path: string;
}

/** Two, so that one slow list does not hold up the look-up of a record. */
const READERS = 2;

/**
 * Opens the embedded store: one thread that writes, two that read beside it, and one that looks up who is asking
 * alone, so that neither a sync of the disk nor a long list stops the caller's event loop or each other. Those that
 * read are started when they are first asked.
 * @throws StoreError DATABASE_TOO_NEW when a newer Assay wrote the file; DATABASE_FAILED when it cannot be
 * opened.
 */
export async function openSqliteStore({ path }: SqliteStoreOptions): Promise<RecordStore> {
  const writer = new StoreThread<Writes>({ path, role: 'writer' });
  try {
    // It brings the schema up to date before anybody reads.
    await writer.open();
  } catch (error) {
    await writer.close();
    throw error;
  }
  const readers = Array.from({ length: READERS }, () => new StoreThread<Reads>({ path, role: 'reader' }));
  return sqliteStore(writer, readers, new StoreThread<Reads>({ path, role: 'reader' }));
}
