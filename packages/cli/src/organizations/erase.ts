import { eraseOrganization, eraseTestRecords, openBlobs, readSettings, systemClock } from '@assay/server';
import { counted } from '../counted.js';
import { noteOperator, withExistingStore } from '../data-folder.js';
import { CommandError } from '../exit-codes.js';
import { asHeld } from '../records/held.js';
import { printable } from '../terminal-text.js';
import { FIRST_ORGANIZATION, organizationToErase } from './organization-of.js';

export interface EraseOrganizationOptions {
  readonly yes?: true;
  readonly testRecords?: true;
}

/** Removes an organization with everything that is its own, or what was sent with its test keys alone. */
export async function erase(name: string, { yes, testRecords }: EraseOrganizationOptions): Promise<void> {
  if (name === FIRST_ORGANIZATION && !testRecords)
    throw new CommandError(
      'USAGE',
      `"${FIRST_ORGANIZATION}" is the installation's own and stays; \`assay records erase\` removes records of it`,
    );
  await withExistingStore(async (store) => {
    const organizationId = await organizationToErase(store, name);
    const what = testRecords
      ? `all records that were sent with test keys of "${printable(name)}"`
      : `"${printable(name)}" with its keys, its records and their files, its people and its settings`;
    if (!yes) throw new CommandError('USAGE', `this deletes ${what} for good; repeat with --yes to do it`);
    const deps = { store, blobs: await openBlobs(readSettings(process.env)), clock: systemClock };
    const { recordCount, fileCount } = testRecords
      ? await eraseTestRecords(deps, organizationId).catch(asHeld)
      : await eraseOrganization(deps, organizationId, 'operator').catch(asHeld);
    if (testRecords)
      await noteOperator(store, organizationId, 'test-records.erased', `organization:${organizationId}`);
    process.stdout.write(`deleted ${counted(recordCount, 'record')} and ${counted(fileCount, 'file')}\n`);
  });
}
