import { openStore, type RecordStore, readSettings } from '@assay/server';
import { CommandError } from './exit-codes.js';

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

/** Keeps in the audit log what was done on the command line, where nobody signs in. */
export async function noteOperator(
  store: RecordStore,
  organizationId: number,
  action: string,
  object: string,
): Promise<void> {
  await store.appendAuditEvent({
    organizationId,
    atMs: Date.now(),
    actor: 'operator',
    action,
    object,
    detail: {},
  });
}
