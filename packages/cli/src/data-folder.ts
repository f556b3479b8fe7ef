import {
  type AuditDetail,
  openStore,
  type RecordStore,
  readSettings,
  type Settings,
  storeExists,
} from '@assay/server';
import { CommandError } from './exit-codes.js';
import { printable } from './terminal-text.js';

/** Runs `work` on the store of the data folder, which a running server may have open at the same time. */
export async function withStore<Result>(work: (store: RecordStore) => Promise<Result>): Promise<Result> {
  const store = await openStore(readSettings(process.env));
  try {
    return await work(store);
  } catch (error) {
    // A value that the server's functions refuse: they say what was expected.
    if (error instanceof RangeError) throw new CommandError('USAGE', error.message, { cause: error });
    throw error;
  } finally {
    await store.close();
  }
}

/**
 * The same for what makes no first data: a forgotten ASSAY_DATA_DIR would make an empty folder otherwise, and be
 * answered of that.
 * @throws CommandError USAGE where there is no data
 */
export async function withExistingStore<Result>(
  work: (store: RecordStore) => Promise<Result>,
): Promise<Result> {
  requireData(readSettings(process.env));
  return withStore(work);
}

/** @throws CommandError USAGE where there is no data */
export function requireData(settings: Pick<Settings, 'dataDirectory' | 'databaseUrl'>): void {
  if (!storeExists(settings))
    throw new CommandError(
      'USAGE',
      `there is no data in "${printable(settings.dataDirectory)}" (ASSAY_DATA_DIR)`,
    );
}

/** Keeps in the audit log what was done on the command line, where nobody signs in. */
export async function noteOperator(
  store: RecordStore,
  organizationId: number,
  action: string,
  object: string,
  detail: AuditDetail = {},
): Promise<void> {
  await store.appendAuditEvent({
    organizationId,
    atMs: Date.now(),
    actor: 'operator',
    action,
    object,
    detail,
  });
}
