import { eraseRecord, openBlobs, type RecordKind, readSettings } from '@assay/server';
import { noteOperator, withExistingStore } from '../data-folder.js';
import { CommandError } from '../exit-codes.js';
import type { OrganizationOption } from '../keys/keys.js';
import { organizationOf } from '../organizations/organization-of.js';
import { asHeld } from './held.js';

/** Deletes a record with its files, for good, and says so. */
export async function deleteRecord(kind: RecordKind, id: number, options: OrganizationOption): Promise<void> {
  const settings = readSettings(process.env);
  await withExistingStore(async (store) => {
    const organizationId = await organizationOf(store, options);
    const deps = { store, blobs: await openBlobs(settings) };
    const erased = await eraseRecord(deps, organizationId, kind, id).catch(asHeld);
    if (!erased) throw new CommandError('USAGE', `this organization has no ${kind} record ${id}`);
    await noteOperator(store, organizationId, 'record.deleted', `${kind}:${id}`);
    process.stdout.write(
      `deleted ${kind} ${id} and ${erased.fileCount} ${erased.fileCount === 1 ? 'file' : 'files'}\n`,
    );
  });
}
